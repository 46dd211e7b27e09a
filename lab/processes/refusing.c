/* A disk that refuses, for LD_PRELOAD: calls on files below REFUSE_BELOW fail by order of the environment.

   The calls that REFUSE_CALLS names are counted; number REFUSE_AT fails with REFUSE_ERRNO, and so do those
   of the next REFUSE_MS milliseconds. Each one that fails is a line of REFUSE_LOG. Without a number none
   fails, and each call is a line. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static long counted, began_ms = -1;

static long now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static long number(const char *name)
{
    const char *value = getenv(name);
    return value ? atol(value) : 0;
}

static void tell(const char *what, const char *path)
{
    const char *name = getenv("REFUSE_LOG");
    char line[PATH_MAX + 64];
    int length = snprintf(line, sizeof line, "%s %s\n", what, path);
    if (!name)
        return;
    int log = syscall(SYS_openat, AT_FDCWD, name, O_WRONLY | O_CREAT | O_APPEND, 0600);
    if (log >= 0) {
        syscall(SYS_write, log, line, length);
        syscall(SYS_close, log);
    }
}

/* Whether this call on this path is to fail; errno says why. */
static int refused(const char *call, const char *path)
{
    const char *below = getenv("REFUSE_BELOW"), *calls = getenv("REFUSE_CALLS");
    if (!below || !calls || !path || strncmp(path, below, strlen(below)) || !strstr(calls, call))
        return 0;
    long place = __atomic_add_fetch(&counted, 1, __ATOMIC_SEQ_CST), at = number("REFUSE_AT");
    if (!at)
        tell(call, path);
    if (!at || place < at)
        return 0;
    if (place == at)
        began_ms = now_ms();
    else if (began_ms < 0 || now_ms() - began_ms > number("REFUSE_MS") || !number("REFUSE_MS"))
        return 0;
    tell(call, path);
    errno = number("REFUSE_ERRNO");
    return 1;
}

static int refused_handle(const char *call, int handle)
{
    char link[64], path[PATH_MAX];
    int kept = errno;
    if (!getenv("REFUSE_BELOW"))
        return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", handle);
    ssize_t length = readlink(link, path, sizeof path - 1);
    errno = kept;
    if (length < 0)
        return 0;
    path[length] = 0;
    return refused(call, path);
}

#define REAL(name, type) ((type)dlsym(RTLD_NEXT, #name))

#define OPEN(name)                                                                                           \
    int name(const char *path, int flags, ...)                                                               \
    {                                                                                                        \
        va_list rest;                                                                                        \
        va_start(rest, flags);                                                                               \
        int mode = va_arg(rest, int);                                                                        \
        va_end(rest);                                                                                        \
        if (refused("open", path))                                                                           \
            return -1;                                                                                       \
        return REAL(name, int (*)(const char *, int, ...))(path, flags, mode);                               \
    }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                                                                         \
    int name(int folder, const char *path, int flags, ...)                                                   \
    {                                                                                                        \
        va_list rest;                                                                                        \
        va_start(rest, flags);                                                                               \
        int mode = va_arg(rest, int);                                                                        \
        va_end(rest);                                                                                        \
        if (refused("open", path))                                                                           \
            return -1;                                                                                       \
        return REAL(name, int (*)(int, const char *, int, ...))(folder, path, flags, mode);                  \
    }
OPENAT(openat)
OPENAT(openat64)

int rename(const char *path, const char *target)
{
    return refused("rename", target) ? -1 : REAL(rename, int (*)(const char *, const char *))(path, target);
}

int unlink(const char *path)
{
    return refused("unlink", path) ? -1 : REAL(unlink, int (*)(const char *))(path);
}

int mkdir(const char *path, mode_t mode)
{
    return refused("mkdir", path) ? -1 : REAL(mkdir, int (*)(const char *, mode_t))(path, mode);
}

int fsync(int handle)
{
    return refused_handle("fsync", handle) ? -1 : REAL(fsync, int (*)(int))(handle);
}

int fdatasync(int handle)
{
    return refused_handle("fsync", handle) ? -1 : REAL(fdatasync, int (*)(int))(handle);
}

ssize_t write(int handle, const void *data, size_t size)
{
    return refused_handle("write", handle) ? -1
                                           : REAL(write, ssize_t(*)(int, const void *, size_t))(handle, data, size);
}

ssize_t read(int handle, void *data, size_t size)
{
    return refused_handle("read", handle) ? -1
                                          : REAL(read, ssize_t(*)(int, void *, size_t))(handle, data, size);
}
