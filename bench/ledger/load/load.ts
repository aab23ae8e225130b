// Sends prepared requests over raw sockets, in a process of its own. Its own cost is reported
// beside the figures, since it shares the processors with the site under test. Arguments: the
// requests, their ends, ports, connections, milliseconds to warm up and to measure, requests a
// second or 0.
import { readFileSync } from 'node:fs';
import net from 'node:net';
import type { LoadReport } from './put-load';
import { quantiles } from '../figures/statistics';

const done = Buffer.from('"RS_OK"');
/** Out of time: the outcome is unknown to the platform, and the vendor would roll the bet back. */
const late = Buffer.from('"RS_ERROR_UNKNOWN"');
/** A vendor waits a second at least. */
const patienceMs = 1000;
const headEnd = Buffer.from('\r\n\r\n');

const run = async (words: string[]) => {
  const [file = '', ends = '', ports = '', ...numbers] = words;
  const [connections = 0, warmMs = 0, measureMs = 0, rate = 0] = numbers.map(Number);
  const load = new Load(readFileSync(file), readNumbers(ends), rate > 0);
  const at = ports.split(',').map(Number);
  const lines = await Promise.all(
    Array.from({ length: connections }, (_each, place) =>
      openLine(at[place % at.length]!, load.onAnswer),
    ),
  );
  if (rate === 0) for (const line of lines) load.send(line, performance.now());
  else {
    load.idle.push(...lines);
    arrive(rate, load.meet);
  }
  await pause(warmMs);
  load.begin();
  send({ kind: 'warm' });
  await pause(measureMs);
  load.finish();
};

const readNumbers = (file: string): Uint32Array => {
  const { buffer, byteOffset, length } = readFileSync(file);
  return new Uint32Array(buffer.slice(byteOffset, byteOffset + length));
};

/** What is sent, what came back, and when. */
class Load {
  readonly idle: Line[] = [];
  private readonly bytes: Buffer;
  private readonly ends: Uint32Array;
  private readonly isTimed: boolean;
  private next = 0;
  private times: number[] = [];
  private unknown = 0;
  private refused = 0;
  /** When requests were due for which no connection was free. */
  private readonly overdue: number[] = [];
  private isOver = false;
  private begunAt = 0;
  private cpu = process.cpuUsage();

  constructor(bytes: Buffer, ends: Uint32Array, isTimed: boolean) {
    this.bytes = bytes;
    this.ends = ends;
    this.isTimed = isTimed;
  }

  begin() {
    this.times = [];
    this.unknown = 0;
    this.begunAt = performance.now();
    this.cpu = process.cpuUsage();
  }

  /** False when there is nothing left to send. */
  send(line: Line, dueAt: number): boolean {
    const end = this.ends[this.next];
    if (end === undefined) return false;
    const start = this.next === 0 ? 0 : this.ends[this.next - 1]!;
    this.next += 1;
    line.send(this.bytes.subarray(start, end), dueAt);
    return true;
  }

  /** A request is due now; false when no more will come. */
  readonly meet = (dueAt: number): boolean => {
    if (this.isOver) return false;
    const line = this.idle.pop();
    if (line) return this.send(line, dueAt);
    this.overdue.push(dueAt);
    return true;
  };

  readonly onAnswer = (line: Line, answer: Buffer) => {
    const now = performance.now();
    this.times.push(now - line.dueAt);
    if (!answer.includes(done)) {
      if (answer.includes(late)) this.unknown += 1;
      else if ((this.refused += 1) === 1) process.stderr.write(answer);
    }
    if (this.isOver) return;
    if (!this.isTimed) {
      if (!this.send(line, now)) this.finish();
      return;
    }
    const dueAt = this.overdue.shift();
    if (dueAt === undefined) this.idle.push(line);
    else this.send(line, dueAt);
  };

  finish() {
    if (this.isOver) return;
    this.isOver = true;
    const { user, system } = process.cpuUsage(this.cpu);
    const [p50Ms = NaN, p99Ms = NaN] = quantiles(this.times, [0.5, 0.99]);
    send({
      kind: 'measured',
      bets: this.times.length - this.unknown - this.refused,
      unknown: this.unknown,
      tooLate: this.times.filter((time) => time > patienceMs).length,
      ms: performance.now() - this.begunAt,
      p50Ms,
      p99Ms,
      cpuMicros: user + system,
      refused: this.refused,
    });
  }
}

/** Poisson arrivals at this rate; each is due at its own time, even if it is sent late. */
const arrive = (rate: number, meet: (dueAt: number) => boolean) => {
  let dueAt = performance.now();
  const turn = () => {
    const now = performance.now();
    while (dueAt <= now) {
      if (!meet(dueAt)) return;
      dueAt -= (Math.log(1 - Math.random()) * 1000) / rate;
    }
    setTimeout(turn, 0);
  };
  turn();
};

/** A kept-alive connection with at most one request in flight. */
class Line {
  dueAt = 0;
  private readonly socket: net.Socket;

  constructor(socket: net.Socket) {
    this.socket = socket;
  }

  send(bytes: Buffer, dueAt: number) {
    this.dueAt = dueAt;
    this.socket.write(bytes);
  }
}

const openLine = (port: number, onAnswer: (line: Line, answer: Buffer) => void): Promise<Line> =>
  new Promise((resolve, reject) => {
    const buffer = Buffer.allocUnsafe(16_384);
    let rest: Buffer | undefined;
    const socket = net.connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      // Reading into one buffer saves an allocation an answer.
      onread: {
        buffer,
        callback: (read, chunk) => {
          // An answer almost always comes in one chunk.
          const whole = Buffer.from(chunk.buffer, chunk.byteOffset, read);
          const answer = rest === undefined ? whole : Buffer.concat([rest, whole]);
          const length = lengthOf(answer);
          const isWhole = length > 0 && answer.length >= length;
          rest = isWhole ? undefined : Buffer.from(answer);
          if (isWhole) onAnswer(line, answer);
          return true;
        },
      },
    });
    const line = new Line(socket);
    socket.once('error', reject);
    socket.once('connect', () => resolve(line));
    socket.once('close', () => fail('a connection was closed'));
  });

/** Bytes of an answer, head and body; 0 while its head is incomplete. */
const lengthOf = (answer: Buffer): number => {
  const head = answer.indexOf(headEnd);
  if (head < 0) return 0;
  const length = /content-length: (\d+)/i.exec(answer.toString('latin1', 0, head))?.[1];
  if (length === undefined)
    fail(`an answer without a length: ${answer.toString('latin1', 0, head)}`);
  return head + headEnd.length + Number(length);
};

const send = (report: LoadReport) => process.stdout.write(`${JSON.stringify(report)}\n`);

const fail = (why: string): never => {
  process.stderr.write(`The load stopped: ${why}\n`);
  process.exit(1);
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

await run(process.argv.slice(2));
