// The load in C, for a machine with a compiler: the same words, order and report as load.ts at a third
// of its price. One thread, one epoll.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <fcntl.h>
#include <math.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

// A vendor waits a second at least.
enum { answer_bytes = 16384, events_at_once = 256, patience_ms = 1000 };

struct line {
  int socket;
  int held;
  double due_at;
  char answer[answer_bytes + 1];
};

static const char *bytes;
static const uint32_t *ends;
static long count, next_request;
static double rate, *times, *overdue;
static long taken, room, unknown, refused, overdue_from, overdue_to, overdue_room;
static struct line **idle;
static int idle_count;

static double now_ms(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static double cpu_micros(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e6 + usage.ru_utime.tv_usec +
         usage.ru_stime.tv_usec;
}

static void fail(const char *why) {
  fprintf(stderr, "The load stopped: %s\n", why);
  exit(1);
}

static void *grown(void *list, long *size) {
  *size = *size ? *size * 2 : 65536;
  list = realloc(list, *size * sizeof(double));
  if (!list) fail("out of memory");
  return list;
}

static const void *mapped(const char *name, size_t *length) {
  int file = open(name, O_RDONLY);
  struct stat stat;
  if (file < 0 || fstat(file, &stat) != 0) fail("the requests cannot be read");
  void *place = mmap(NULL, stat.st_size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, 0);
  if (place == MAP_FAILED) fail("the requests cannot be read");
  if (length) *length = stat.st_size;
  return place;
}

static struct line *open_line(int port) {
  struct line *line = calloc(1, sizeof *line);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
  int yes = 1;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  line->socket = socket(AF_INET, SOCK_STREAM, 0);
  if (connect(line->socket, (struct sockaddr *)&address, sizeof address) != 0) fail("no connection");
  setsockopt(line->socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  return line;
}

// False when there is nothing left to send.
static int send_next(struct line *line, double due_at) {
  if (next_request == count) return 0;
  uint32_t start = next_request ? ends[next_request - 1] : 0, length = ends[next_request] - start;
  next_request += 1;
  line->due_at = due_at;
  line->held = 0;
  // A request is far smaller than what a socket takes at once.
  if (send(line->socket, bytes + start, length, MSG_NOSIGNAL) != (ssize_t)length) fail("not sent");
  return 1;
}

// True when the answer is whole.
static int receive(struct line *line) {
  ssize_t got = read(line->socket, line->answer + line->held, answer_bytes - line->held);
  if (got <= 0) fail("a connection was closed");
  line->held += got;
  line->answer[line->held] = 0;
  char *body = strstr(line->answer, "\r\n\r\n");
  if (!body) return 0;
  char *length = strcasestr(line->answer, "\r\ncontent-length:");
  if (!length || length > body) fail("an answer without a length");
  return line->held >= body + 4 - line->answer + atol(length + 17);
}

static void note(struct line *line, double now) {
  if (taken == room) times = grown(times, &room);
  times[taken++] = now - line->due_at;
  if (strstr(line->answer, "\"RS_OK\"")) return;
  if (strstr(line->answer, "\"RS_ERROR_UNKNOWN\"")) unknown += 1;
  else if (refused++ == 0) fprintf(stderr, "%s\n", line->answer);
}

static void set_timer(int timer, double due_at) {
  struct itimerspec when = {{0, 0}, {(time_t)(due_at / 1e3), (long)(fmod(due_at, 1e3) * 1e6) + 1}};
  timerfd_settime(timer, TFD_TIMER_ABSTIME, &when, NULL);
}

// Sends what is due, on a free line or on the next that is free; returns when the next one is due.
static double meet(double due_at, double now) {
  for (; due_at <= now; due_at -= log(1 - drand48()) * 1e3 / rate) {
    if (idle_count > 0) {
      send_next(idle[--idle_count], due_at);
      continue;
    }
    if (overdue_to == overdue_room) overdue = grown(overdue, &overdue_room);
    overdue[overdue_to++] = due_at;
  }
  return due_at;
}

// False when a line that is free has nothing left to send.
static int follow(struct line *line, double now) {
  if (rate == 0) return send_next(line, now);
  if (overdue_from < overdue_to) return send_next(line, overdue[overdue_from++]);
  idle[idle_count++] = line;
  return 1;
}

static int compare(const void *one, const void *other) {
  double difference = *(const double *)one - *(const double *)other;
  return (difference > 0) - (difference < 0);
}

static void report(double ms, double cpu) {
  if (taken == 0) fail("no answer");
  qsort(times, taken, sizeof *times, compare);
  long late = 0;
  while (late < taken && times[taken - 1 - late] > patience_ms) late += 1;
  printf("{\"kind\":\"measured\",\"bets\":%ld,\"unknown\":%ld,\"refused\":%ld,"
         "\"tooLate\":%ld,\"ms\":%f,\"p50Ms\":%f,\"p99Ms\":%f,\"cpuMicros\":%f}\n",
         taken - unknown - refused, unknown, refused, late, ms, times[taken / 2],
         times[(long)(taken * 0.99)], cpu);
  fflush(stdout);
}

int main(int words, char **word) {
  if (words < 7) fail("requests, ends, ports, connections, warm ms, measured ms and a rate are needed");
  size_t length;
  bytes = mapped(word[1], NULL);
  ends = mapped(word[2], &length);
  count = length / sizeof *ends;
  int connections = atoi(word[4]);
  double warm_ms = atof(word[5]), measure_ms = atof(word[6]);
  rate = words > 7 ? atof(word[7]) : 0;
  srand48(getpid());

  int ports[16], port_count = 0;
  for (char *port = strtok(word[3], ","); port && port_count < 16; port = strtok(NULL, ","))
    ports[port_count++] = atoi(port);
  int poll = epoll_create1(0), timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK);
  idle = calloc(connections, sizeof *idle);
  for (int i = 0; i < connections; i += 1) {
    idle[idle_count++] = open_line(ports[i % port_count]);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = idle[i]};
    epoll_ctl(poll, EPOLL_CTL_ADD, idle[i]->socket, &event);
  }
  struct epoll_event tick = {.events = EPOLLIN, .data.ptr = NULL};
  epoll_ctl(poll, EPOLL_CTL_ADD, timer, &tick);

  double now = now_ms(), warm_at = now + warm_ms, over_at = warm_at + measure_ms;
  double begun_at = 0, cpu = 0, due_at = now;
  if (rate > 0) set_timer(timer, due_at);
  else while (idle_count > 0) send_next(idle[--idle_count], now);

  for (int is_over = 0; !is_over;) {
    struct epoll_event events[events_at_once];
    int ready = epoll_wait(poll, events, events_at_once, 10);
    now = now_ms();
    if (begun_at == 0 && now >= warm_at) {
      taken = unknown = 0;
      begun_at = now;
      cpu = cpu_micros();
      printf("{\"kind\":\"warm\"}\n");
      fflush(stdout);
    }
    for (int i = 0; i < ready; i += 1) {
      struct line *line = events[i].data.ptr;
      if (!line) {
        uint64_t ticks;
        if (read(timer, &ticks, sizeof ticks) > 0) set_timer(timer, due_at = meet(due_at, now));
      } else if (receive(line)) {
        note(line, now);
        if (!follow(line, now)) is_over = 1;
      }
    }
    if (now >= over_at) is_over = 1;
  }
  if (begun_at == 0) fail("too few requests");
  report(now_ms() - begun_at, cpu_micros() - cpu);
  return 0;
}
