// Sends prepared requests over raw sockets, in a process of its own. What it costs stands beside the
// figures, since it shares the processors with what it measures.
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
  const { ends, ports, connections, warmMs, measureMs, rate } = order;
  const bytes = readFileSync(order.file);
  let next = 0;
  let times: number[] = [];
  const refused: string[] = [];
  let unknown = 0;
  const idle: Line[] = [];
  const overdue: number[] = [];
  let isOver = false;

  /** False when there is nothing left to send. */
  const send = (line: Line, dueAt: number): boolean => {
    const end = ends[next];
    if (end === undefined) return false;
    const start = next === 0 ? 0 : ends[next - 1]!;
    next += 1;
    line.send(bytes.subarray(start, end), dueAt);
    return true;
  };

  const onAnswer = (line: Line, answer: Buffer) => {
    const now = performance.now();
    times.push(now - line.dueAt);
    if (!answer.includes(done)) {
      if (answer.includes(late)) unknown += 1;
      else refused.push(answer.toString('latin1'));
    }
    if (isOver) return;
    if (rate === undefined) {
      if (!send(line, now)) finish();
      return;
    }
    const dueAt = overdue.shift();
    if (dueAt === undefined) idle.push(line);
    else send(line, dueAt);
  };

  const lines = await Promise.all(
    Array.from({ length: connections }, (_each, place) =>
      openLine(ports[place % ports.length]!, onAnswer),
    ),
  );
  let begunAt = 0;
  let cpu = process.cpuUsage();
  const finish = () => {
    if (isOver) return;
    isOver = true;
    const ms = performance.now() - begunAt;
    const { user, system } = process.cpuUsage(cpu);
    const [p50Ms = NaN, p99Ms = NaN] = quantiles(times, [0.5, 0.99]);
    const report = {
      bets: times.length - unknown,
      unknown,
      ms,
      p50Ms,
      p99Ms,
      cpuMicros: user + system,
    };
    tell({ kind: 'measured', ...report, refused: refused.slice(0, 3) });
  };

  if (rate === undefined) for (const line of lines) send(line, performance.now());
  else {
    idle.push(...lines);
    arrive(rate, (dueAt) => {
      if (isOver) return false;
      const line = idle.pop();
      if (line) return send(line, dueAt);
      overdue.push(dueAt);
      return true;
    });
  }
  await pause(warmMs);
  times = [];
  unknown = 0;
  begunAt = performance.now();
  cpu = process.cpuUsage();
  tell({ kind: 'warm' });
  await pause(measureMs);
  finish();
};

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
