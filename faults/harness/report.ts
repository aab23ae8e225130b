import { describeGrowth, growths } from '../invariants/memory';
import type { FaultEvent } from './fault-run';
import type { Attempt, History, MemorySample, Operation, OperationKind, Violation } from './types';

/** Acknowledged operations, by kind. */
export type Tally = Record<OperationKind, { done: number; refused: number; unknown: number }>;

const kinds: OperationKind[] = [
  'bet',
  'win',
  'rollback',
  'deposit',
  'move',
  'balance',
  'withdrawal',
  'transfer',
  'decision',
  'payout',
  'limit',
  'change',
  'reveal',
  'export',
  'file',
];

export const tallyOf = ({ operations }: History): Tally => {
  const tally = Object.fromEntries(
    kinds.map((kind) => [kind, { done: 0, refused: 0, unknown: 0 }]),
  ) as Tally;
  for (const { kind, outcome } of operations) {
    if (outcome === 'ok') tally[kind].done += 1;
    else if (outcome === 'refused') tally[kind].refused += 1;
    else tally[kind].unknown += 1;
  }
  return tally;
};

export const acknowledged = (tally: Tally): number =>
  kinds.reduce((sum, kind) => sum + tally[kind].done, 0);

export const describeTally = (tally: Tally): string =>
  kinds
    .filter((kind) => tally[kind].done + tally[kind].refused + tally[kind].unknown > 0)
    .map((kind) => {
      const { done, refused, unknown } = tally[kind];
      const doubts = `${count(unknown)} in doubt`;
      return `  ${kind.padEnd(10)} ${count(done)} done ${count(refused)} refused ${doubts}`;
    })
    .join('\n');

const count = (value: number): string => value.toLocaleString('en').padStart(9);

/**
 * One line a nemesis: how often it struck, the longest gap, and how fast all processes were back.
 */
export const describeFaults = (faults: FaultEvent[], names: Map<string, string>): string =>
  [...names]
    .map(([id, name]) => ({ id, name, own: faults.filter(({ nemesis }) => nemesis === id) }))
    .filter(({ own }) => own.length > 0)
    .map(({ id, name, own }) => {
      const gap = seconds(Math.max(...own.map(({ longestGapMs }) => longestGapMs)));
      const back = seconds(Math.max(...own.map(({ recoveryMs }) => recoveryMs)));
      const times = `${own.length} ${own.length === 1 ? 'time' : 'times'}`;
      return `  ${id.padEnd(4)} ${times}, longest gap ${gap}, back within ${back}: ${name}`;
    })
    .join('\n');

/**
 * A line for each process that lived long enough to be judged by its memory, or one line that none
 * did.
 */
export const describeMemory = (memory: MemorySample[]): string => {
  const lines = growths(memory).map((growth) => `  ${describeGrowth(growth)}`);
  return lines.join('\n') || '  no process lived long enough for a word on its memory';
};

export const longestGapOf = (faults: FaultEvent[]): string =>
  seconds(Math.max(0, ...faults.map(({ longestGapMs }) => longestGapMs)));

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** A violation with all that was asked and answered under its key. */
export const describeViolation = (
  { invariant, what, owner, key }: Violation,
  { operations }: History,
): string => {
  const lines = [`${invariant}: ${what}${key ? ` (${owner} ${key})` : ''}`];
  const concerned = key
    ? operations.filter((one) => one.owner === owner && (one.key === key || one.ofKey === key))
    : [];
  for (const operation of concerned.slice(0, 6)) lines.push(...describeOperation(operation));
  return lines.join('\n');
};

/** Of many attempts, the first and the last: what it began with, and how it stands. */
const firstAttempts = 8;
const lastAttempts = 4;

const describeOperation = (operation: Operation): string[] => {
  const { kind, key, amount, playerId, round, isForged, outcome, attempts } = operation;
  const forged = isForged ? ', forged' : '';
  return [
    `    ${kind} ${key} of ${amount} by ${playerId} in ${round ?? '-'}: ${outcome}${forged}`,
    ...attempts.slice(0, firstAttempts).map(describeAttempt),
    ...(attempts.length > firstAttempts + lastAttempts
      ? [`      … ${attempts.length} attempts in all`]
      : []),
    ...attempts.slice(firstAttempts).slice(-lastAttempts).map(describeAttempt),
  ];
};

const describeAttempt = ({ sentAt, endedAt, process, outcome, answer }: Attempt): string => {
  const span = `${(sentAt / 1000).toFixed(3)}–${(endedAt / 1000).toFixed(3)} s`;
  return `      ${span} at ${process}: ${outcome} ${answer}`;
};
