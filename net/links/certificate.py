"""TLS 1.3 for links: a key and a self-signed certificate of this start.

Nobody trusts it before the greeting has.
"""

import hashlib
import secrets
import ssl
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import BestAvailableEncryption, Encoding, PrivateFormat
from cryptography.x509.oid import NameOID

_LIFETIME = timedelta(days=3650)
"""Nobody looks at it; clocks of home computers are wrong."""


@dataclass(frozen=True, slots=True)
class ServerTls:
    """The certificate and key of an acceptor.

    Attributes:
        context: for its connections.
        digest: SHA-256 of the certificate, to which the greeting is bound.
    """

    context: ssl.SSLContext
    digest: bytes


def make_server_tls() -> ServerTls:
    """Return a context with a new P-256 key and certificate."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "tusac")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - _LIFETIME)
        .not_valid_after(now + _LIFETIME)
        .sign(key, hashes.SHA256())
    )
    password = secrets.token_bytes(32)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.num_tickets = 0
    with TemporaryDirectory() as directory:  # the standard library reads keys from files only
        file = Path(directory, "tls.pem")
        file.write_bytes(
            key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, BestAvailableEncryption(password))
            + certificate.public_bytes(Encoding.PEM)
        )
        context.load_cert_chain(file, password=password)
    return ServerTls(context, digest_of(certificate.public_bytes(Encoding.DER)))


def make_client_context() -> ssl.SSLContext:
    """Return a context that takes any certificate: the greeting proves the identity."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def digest_of(certificate: bytes) -> bytes:
    """Return SHA-256 of a certificate in DER."""
    return hashlib.sha256(certificate).digest()
