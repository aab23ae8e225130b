// Loaded before a server's own libraries: each flush to disk takes a millisecond longer, as on a disk
// at the other end of a network.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <unistd.h>

static const useconds_t longer_micros = 1000;

static int slowly(const char *name, int file) {
  int (*flush)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  int result = flush(file);
  usleep(longer_micros);
  return result;
}

int fdatasync(int file) { return slowly("fdatasync", file); }

int fsync(int file) { return slowly("fsync", file); }
