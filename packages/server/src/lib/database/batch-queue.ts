import type pg from 'pg';
import { Refusal } from '../refusal';

/**
 * How a queue reaches the database; a queue keeps one connection at a time. One that fails has sent
 * nothing: it is tried again as long as commands are awaited.
 */
export type Connect = () => Promise<pg.ClientBase & { end: () => Promise<void> }>;

export type BatchQueueOptions<Command, Answer> = {
  connect: Connect;
  /** Runs before each batch, on its connection. */
  prepare?: (client: pg.ClientBase) => Promise<void>;
  /**
   * Sends a batch as one statement and one commit. On the second attempt, after a lock timeout,
   * commands whose accounts are locked are postponed to a later batch. Until `until`, a moment of
   * `elapsed`, all of the batch are awaited.
   */
  send: (
    client: pg.ClientBase,
    batch: Command[],
    leavesBusy: boolean,
    until: number,
  ) => Promise<BatchRow<Answer>[]>;
  /** The owner of the command: no owner fills a batch alone. */
  ownerOf: (command: Command) => unknown;
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number;
  /** After this long no caller waits for the answer any more, and nothing is retried. */
  patienceMs: number;
  onAnswer?: (command: Command, answer: Answer) => void;
};

/** The answer to the command at this place of the batch; `again` puts it into the next batch. */
export type BatchRow<Answer> = { place: number; answer: Answer | 'again' };

type Waiting<Command, Answer> = {
  command: Command;
  until: number;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/** The most commands in one statement. */
const fullBatch = 512;
const mostOfOne = 24;
const longestRestMs = 400;
const mostRepeats = 8;

// Another process took a key, or two transactions deadlocked: nothing was done, so it is done
// again.
const crossed = new Set(['23505', '40001', '40P01']);
// Another transaction holds a lock that one of the batch needs, for longer than the others should
// wait.
const busy = '55P03';
// The connection is lost: the outcome of the batch is unknown, and its keys make a repeat harmless.
const lost = /^(08...|57P0[1-3]|E[A-Z]+)$/;

/**
 * One connection on which commands queue. Commands that arrive while a batch is in flight form the
 * next batch; no timer delays them.
 */
export class BatchQueue<Command, Answer> {
  private readonly options: BatchQueueOptions<Command, Answer>;
  private waiting: Waiting<Command, Answer>[] = [];
  private running: Promise<void> | undefined;
  private client: ReturnType<Connect> | undefined;

  constructor(options: BatchQueueOptions<Command, Answer>) {
    this.options = options;
  }

  /** `latest`, on the queue's own clock, is for a caller that has waited elsewhere already. */
  ask(command: Command, latest = Infinity): Promise<Answer> {
    const until = Math.min(this.options.elapsed() + this.options.patienceMs, latest);
    return new Promise((resolve, reject) => {
      this.waiting.push({ command, until, resolve, reject });
      this.running ??= new Promise<void>((begin) => setImmediate(begin)).then(() => this.run());
    });
  }

  /** Connects before the first command comes; if that fails, the command tries again. */
  async open(): Promise<void> {
    await this.connection().catch(() => undefined);
  }

  /** Waits until the queue is empty, then releases the connection. */
  async close(): Promise<void> {
    await this.running;
    await (await this.client?.catch(() => undefined))?.end();
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) await this.send(this.takeBatch());
    this.running = undefined;
  }

  /** From the front, but only so many of one owner, or the others would wait for each of them. */
  private takeBatch(): Waiting<Command, Answer>[] {
    const taken = new Map<unknown, number>();
    const batch: Waiting<Command, Answer>[] = [];
    const left: Waiting<Command, Answer>[] = [];
    for (const each of this.waiting) {
      const owner = this.options.ownerOf(each.command);
      const count = taken.get(owner) ?? 0;
      if (batch.length === fullBatch || count === mostOfOne) {
        left.push(each);
      } else {
        batch.push(each);
        taken.set(owner, count + 1);
      }
    }
    this.waiting = left;
    return batch;
  }

  private async send(given: Waiting<Command, Answer>[]): Promise<void> {
    let restMs = 5;
    let leavesBusy = false;
    for (let repeats = 0; ; repeats += 1) {
      const batch = this.stillAwaited(given, this.options.elapsed());
      if (batch.length === 0) return;
      try {
        const client = await this.connection();
        await this.options.prepare?.(client);
        this.answer(
          batch,
          await this.options.send(
            client,
            batch.map(({ command }) => command),
            leavesBusy,
            Math.min(...batch.map(({ until }) => until)),
          ),
        );
        return;
      } catch (error) {
        const code = codeOf(error);
        if (code === busy && isOfTable(error)) continue;
        if (code === busy && !leavesBusy) {
          leavesBusy = true;
          continue;
        }
        if (lost.test(code)) await this.drop();
        else if (!(crossed.has(code) || isLate(error)) || repeats === mostRepeats)
          return this.split(batch, error);
        await rest(restMs);
        restMs = Math.min(restMs * 2, longestRestMs);
      }
    }
  }

  /** Halves a batch that fails, down to the one command that fails. */
  private async split(batch: Waiting<Command, Answer>[], error: unknown): Promise<void> {
    const [only] = batch;
    if (batch.length === 1) return only?.reject(error);
    const middle = batch.length >> 1;
    await this.send(batch.slice(0, middle));
    await this.send(batch.slice(middle));
  }

  private answer(batch: Waiting<Command, Answer>[], rows: BatchRow<Answer>[]): void {
    const again: Waiting<Command, Answer>[] = [];
    for (const { place, answer } of rows) {
      const each = batch[place];
      if (!each) continue;
      if (answer === 'again') {
        again.push(each);
        continue;
      }
      each.resolve(answer);
      this.options.onAnswer?.(each.command, answer);
    }
    this.waiting = [...again, ...this.waiting];
  }

  private stillAwaited(batch: Waiting<Command, Answer>[], now: number): Waiting<Command, Answer>[] {
    for (const { until, reject } of batch) if (until <= now) reject(new Refusal('system.timeout'));
    return batch.filter(({ until }) => until > now);
  }

  /** One that could not be made is forgotten, and is lost like one that broke. */
  private async connection(): ReturnType<Connect> {
    const opening = (this.client ??= this.options.connect());
    try {
      return await opening;
    } catch (error) {
      if (this.client === opening) this.client = undefined;
      throw new Error('not connected', { cause: error });
    }
  }

  private async drop(): Promise<void> {
    const client = await this.client?.catch(() => undefined);
    this.client = undefined;
    // No bet waits for the end of what is lost.
    client?.end().catch(() => undefined);
  }
}

/**
 * A migration holds a table: every command needs it, so the batch waits as long as anyone waits for
 * its answers. Where it is a row that another transaction holds, PostgreSQL names its tuple.
 */
const isOfTable = (error: unknown): boolean =>
  !/\btuple\b/.test(String((error as { where?: unknown }).where ?? 'tuple'));

/** The statement was decided after the latest moment that it carried, so nothing was done. */
const isLate = (error: unknown): boolean =>
  (error as { constraint?: unknown }).constraint === 'in_time';

/** Errors without a code come from a broken connection: the driver raises no other. */
const codeOf = (error: unknown): string => {
  if (error instanceof Refusal || error instanceof TypeError) return 'bug';
  return String((error as { code?: unknown }).code ?? '08000');
};

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
