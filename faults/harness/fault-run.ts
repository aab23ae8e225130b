import { setTimeout as pause } from 'node:timers/promises';
import type { OpenHistory } from './history';
import type { Random } from '@parlour/testkit/random';
import type { Cluster, Nemesis } from './types';

/** One fault: when it struck, and its cost. */
export type FaultEvent = {
  nemesis: string;
  /** On the history's clock. */
  at: number;
  /** The longest time in which no operation succeeded in any process. */
  longestGapMs: number;
  /**
   * From the end of the fault until every process has completed an operation that was sent after
   * it.
   */
  recoveryMs: number;
};

export type Phase = { nemeses: Nemesis[]; seconds: number };

type FaultRun = {
  cluster: Cluster;
  history: OpenHistory;
  random: Random;
  isOver: () => boolean;
  onFault: (fault: FaultEvent) => void;
};

/** Milliseconds between two faults. */
const calmMs: [number, number] = [2000, 5000];
/** A process that is not back by then will not come back; the invariant allows ten seconds. */
const mostRecoveryMs = 20_000;

/** Faults one after the other, in an order that the seed decides. At least one strikes. */
export const faultRun = async (
  { cluster, history, random, isOver, onFault }: FaultRun,
  { nemeses, seconds }: Phase,
): Promise<void> => {
  const endAt = history.now() + seconds * 1000;
  do {
    await calm(random.whole(...calmMs), isOver);
    if (isOver()) return;
    const nemesis = random.pick(nemeses);
    history.successes.restart();
    const at = history.now();
    const over = history.fault();
    try {
      await nemesis.strike(cluster, random);
      await pause(nemesis.holdMs);
    } finally {
      await nemesis.heal(cluster);
    }
    const recoveryMs = await untilAllSucceed(history);
    over();
    const longestGapMs = history.successes.longestMs();
    onFault({ nemesis: nemesis.id, at, longestGapMs, recoveryMs });
  } while (history.now() < endAt && !isOver());
};

const calm = async (ms: number, isOver: () => boolean): Promise<void> => {
  for (let left = ms; left > 0 && !isOver(); left -= 250) await pause(Math.min(left, 250));
};

const untilAllSucceed = async ({ now, successes }: OpenHistory): Promise<number> => {
  const healedAt = now();
  while (!successes.sentAt.every((sentAt) => sentAt > healedAt)) {
    if (now() - healedAt > mostRecoveryMs) break;
    await pause(20);
  }
  return now() - healedAt;
};
