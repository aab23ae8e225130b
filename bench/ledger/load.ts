// Sends prepared requests over raw sockets, in a process of its own. What it costs stands beside
// the figures, since it shares the processors with what it measures.
import { readFileSync } from 'node:fs';
import net from 'node:net';
import { quantiles } from './measure';

export type LoadOrder = {
  file: string;
  ends: number[];
  ports: number[];
  connections: number;
  warmMs: number;
  measureMs: number;
  /** Requests a second, however slow the answers; else each answer is followed by the next. */
  rate?: number;
};

export type LoadReport =
  | { kind: 'warm' }
  | {
      kind: 'measured';
      /** Done, and not known to be done in time. */
      bets: number;
      unknown: number;
      ms: number;
      p50Ms: number;
      p99Ms: number;
      cpuMicros: number;
      refused: string[];
    };

const done = Buffer.from('"RS_OK"');
/** Out of time: the platform does not know, and the supplier would take the bet back. */
const late = Buffer.from('"RS_ERROR_UNKNOWN"');
const headEnd = Buffer.from('\r\n\r\n');

process.once('message', (order: LoadOrder) => void run(order));

const run = async (order: LoadOrder) => {
  const { ports, connections, warmMs, measureMs, rate } = order;
  const load = new Load(order);
  const lines = await Promise.all(
    Array.from({ length: connections }, (_each, place) =>
      openLine(ports[place % ports.length]!, load.onAnswer),
    ),
  );
  if (rate === undefined) for (const line of lines) load.send(line, performance.now());
  else {
    load.idle.push(...lines);
    arrive(rate, load.meet);
  }
  await pause(warmMs);
  load.begin();
  tell({ kind: 'warm' });
  await pause(measureMs);
  load.finish();
};

/** What is sent, what came back, and when. */
class Load {
  readonly idle: Line[] = [];
  private readonly order: LoadOrder;
  private readonly bytes: Buffer;
  private next = 0;
  private times: number[] = [];
  private unknown = 0;
  private readonly refused: string[] = [];
  /** When requests were due for which no connection was free. */
  private readonly overdue: number[] = [];
  private isOver = false;
  private begunAt = 0;
  private cpu = process.cpuUsage();

  constructor(order: LoadOrder) {
    this.order = order;
    this.bytes = readFileSync(order.file);
  }

  begin() {
    this.times = [];
    this.unknown = 0;
    this.begunAt = performance.now();
    this.cpu = process.cpuUsage();
  }

  /** False when there is nothing left to send. */
  send(line: Line, dueAt: number): boolean {
    const { ends } = this.order;
    const end = ends[this.next];
    if (end === undefined) return false;
    const start = this.next === 0 ? 0 : ends[this.next - 1]!;
    this.next += 1;
    line.send(this.bytes.subarray(start, end), dueAt);
    return true;
  }

  /** A request is due now; false when no more shall come. */
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
      else this.refused.push(answer.toString('latin1'));
    }
    if (this.isOver) return;
    if (this.order.rate === undefined) {
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
    tell({
      kind: 'measured',
      bets: this.times.length - this.unknown,
      unknown: this.unknown,
      ms: performance.now() - this.begunAt,
      p50Ms,
      p99Ms,
      cpuMicros: user + system,
      refused: this.refused.slice(0, 3),
    });
  }
}

/** Arrivals by chance at this rate; each is due at its own time, also when it is sent late. */
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

/** A kept connection with at most one request under way. */
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
      // Reading into one buffer spares an allocation an answer.
      onread: {
        buffer,
        callback: (read, chunk) => {
          // An answer almost always comes in one piece.
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

/** Bytes of an answer, head and body; 0 while its head is not whole. */
const lengthOf = (answer: Buffer): number => {
  const head = answer.indexOf(headEnd);
  if (head < 0) return 0;
  const length = /content-length: (\d+)/i.exec(answer.toString('latin1', 0, head))?.[1];
  if (length === undefined)
    fail(`an answer without a length: ${answer.toString('latin1', 0, head)}`);
  return head + headEnd.length + Number(length);
};

const tell = (report: LoadReport) => process.send?.(report);

const fail = (why: string): never => {
  process.stderr.write(`The load stopped: ${why}\n`);
  process.exit(1);
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
