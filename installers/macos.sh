#!/usr/bin/env bash
# Makes the disk image for macOS of the application that PyInstaller made: macos.sh VERSION APPLICATION TARGET
# With CODESIGN_IDENTITY in the environment it is signed; with NOTARY_PROFILE too, Apple looks at it, and that is noted.
set -euo pipefail
version=$1 application=$2 target=$3
here=$(cd "$(dirname "$0")" && pwd)

if [ -n "${CODESIGN_IDENTITY-}" ]; then
  find "$application/Contents" -type f \( -name '*.so' -o -name '*.dylib' \) -print0 |
    xargs -0 codesign --force --timestamp --options runtime --sign "$CODESIGN_IDENTITY"
  codesign --force --timestamp --options runtime --entitlements "$here/entitlements.plist" \
    --sign "$CODESIGN_IDENTITY" "$application"
fi
codesign --verify --deep --strict "$application"

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
cp -R "$application" "$stage/"
ln -s /Applications "$stage/Applications"
rm -f "$target"
hdiutil create -volname "Tứ Sắc $version" -srcfolder "$stage" -format UDZO -fs HFS+ "$target"

if [ -n "${CODESIGN_IDENTITY-}" ]; then
  codesign --timestamp --sign "$CODESIGN_IDENTITY" "$target"
  if [ -n "${NOTARY_PROFILE-}" ]; then
    xcrun notarytool submit "$target" --keychain-profile "$NOTARY_PROFILE" --wait
    xcrun stapler staple "$target"
  fi
fi
