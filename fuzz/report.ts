import { createHash } from 'node:crypto';
import type { Judged } from './judge';
import type { Attempt } from './mutations/attempt';
import type { Seat } from './players/seat';

export type Violation = { what: string; repeat: string; details: string[] };

const mostViolations = 20;
const longestShown = 600;

/** What a run has seen so far. */
export class Report {
  readonly violations: Violation[] = [];
  readonly outcomes = new Map<string, number>();
  mutations = 0;
  messages = 0;
  conflictPairs = 0;
  private readonly seed: string;
  private readonly failed = new Set<Seat>();
  private readonly digests = new Map<number, string>();

  constructor(seed: string) {
    this.seed = seed;
  }

  countMutation(): void {
    this.mutations += 1;
  }

  countConflictPair(): void {
    this.conflictPairs += 1;
  }

  /** A player with a violation stops playing: the model of that player is wrong from then on. */
  hasFailed(seat: Seat): boolean {
    return this.failed.has(seat);
  }

  get isLost(): boolean {
    return this.violations.length >= mostViolations;
  }

  note(seat: Seat, attempt: Attempt | undefined, judged: Judged[]): void {
    for (const { outcome, wrong } of judged) {
      this.messages += 1;
      this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1);
      const digest = createHash('md5');
      digest.update(`${this.digests.get(seat.index) ?? ''} ${attempt?.mutation} ${outcome}`);
      this.digests.set(seat.index, digest.digest('base64'));
      if (wrong.length > 0) this.fail(seat, wrong, attempt ? describe(seat, attempt) : []);
    }
  }

  fail(seat: Seat, wrong: string[], details: string[] = []): void {
    this.failed.add(seat);
    if (this.isLost) return;
    this.violations.push({
      what: wrong.join('; '),
      repeat: `npm run fuzz -- --seed ${this.seed} --player ${seat.index} --count ${seat.steps}`,
      details,
    });
  }

  failWhole(what: string): void {
    if (this.isLost || this.violations.some((known) => known.what === what)) return;
    const repeat = `npm run fuzz -- --seed ${this.seed} --count ${this.mutations}`;
    this.violations.push({ what, repeat, details: [] });
  }

  /** The same for the same seed and count, whatever came between the answers of two players. */
  get digest(): string {
    const whole = createHash('sha256');
    for (const [index, digest] of [...this.digests].toSorted(([a], [b]) => a - b)) {
      whole.update(`${index} ${digest}\n`);
    }
    return whole.digest('hex').slice(0, 16);
  }
}

/** The message, and the earlier messages about the keys and the round that it names. */
const describe = (seat: Seat, attempt: Attempt): string[] => {
  const { method = 'POST', url, kind, bytes, signature, mutation } = attempt;
  const path = seat.vendor.dialect.paths[kind];
  const text = bytes.toString();
  const ids = new Set(text.toLowerCase().match(/[0-9a-f]{8}-[0-9a-f-]{27}/g));
  const before = seat.memory
    .map((remembered) => `${remembered.kind} ${JSON.stringify(remembered.message)}`)
    .filter((line) => [...ids].some((id) => line.toLowerCase().includes(id)));
  return [
    `mutation: ${mutation}${attempt.isTwice ? ' (sent twice at once)' : ''}`,
    `player ${seat.user} at ${seat.vendor.code} (${seat.vendor.family})`,
    ...before.slice(-4).map((line) => `before: ${cut(line)}`),
    `${method} ${cut(url ?? `/vendor/${seat.vendor.code}${path}`)}`,
    ...(attempt.headers ? [`headers: ${cut(JSON.stringify(attempt.headers))}`] : []),
    `${seat.vendor.header}: ${cut(signature ?? '')}`,
    `body (${bytes.length} bytes): ${cut(JSON.stringify(text).slice(1, -1))}`,
  ];
};

const cut = (text: string): string =>
  text.length > longestShown ? `${text.slice(0, longestShown)}… (${text.length})` : text;
