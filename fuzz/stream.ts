import { conflictPair } from './conflict-pair';
import { exchange, type FuzzTarget } from './exchange';
import type { Judged } from './judge';
import { signed, type Attempt } from './mutations/attempt';
import { mutations } from './mutations/mutations';
import { compose, someKind } from './players/compose';
import type { Seat } from './players/seat';
import type { Report } from './report';
import { oddRequest } from './wire/odd-requests';

const names = Object.entries(mutations).flatMap(([name, { often }]) =>
  Array.from({ length: often }, () => name),
);

/** Sound messages among the mutated ones, so that there are movements to refer to. */
const soundShare = 0.3;
const oddShare = 0.01;

/**
 * Plays one player's stream for so many mutations. Each message waits for the answer to the one
 * before it, so what a seed makes of this player does not depend on the others.
 */
export const playOn = async (
  target: FuzzTarget,
  seat: Seat,
  count: number,
  report: Report,
): Promise<void> => {
  for (let done = 0; done < count && !report.hasFailed(seat); done += 1) {
    seat.steps += 1;
    if (seat.random.chance(soundShare)) await say(target, seat, soundAttempt(seat), report);
    if (seat.random.chance(oddShare)) {
      await attend(seat, undefined, report, () => oddRequest(seat, target.port));
    } else {
      await say(target, seat, mutatedAttempt(seat), report);
    }
    report.countMutation();
  }
};

/** Two players send conflicting messages for as long as the others play. */
export const fightOn = async (
  target: FuzzTarget,
  [one, two]: [Seat, Seat],
  count: number,
  report: Report,
): Promise<void> => {
  for (let done = 0; done < count && !report.hasFailed(one); done += 1) {
    const judged = await conflictPair(target, one, two);
    report.countConflictPair();
    const wrong = judged.flatMap((each) => each.wrong);
    if (wrong.length > 0)
      report.fail(
        one,
        wrong.map((each) => `a conflict pair: ${each}`),
      );
  }
};

const soundAttempt = (seat: Seat): Attempt => {
  const kind = someKind(seat);
  return { ...signed(seat, kind, compose(seat, kind)), mutation: 'sound' };
};

const mutatedAttempt = (seat: Seat): Attempt => {
  const mutation = seat.random.pick(names);
  return { mutation, ...mutations[mutation]!.mutate(seat) };
};

const say = (target: FuzzTarget, seat: Seat, attempt: Attempt, report: Report) =>
  attend(seat, attempt, report, () => exchange(target, seat, attempt));

/** An exception (no answer, a connection that was cut) is as wrong as a bad answer. */
const attend = async (
  seat: Seat,
  attempt: Attempt | undefined,
  report: Report,
  act: () => Promise<Judged[]>,
): Promise<void> => {
  const judged = await act().catch((error: unknown): Judged[] => [
    { outcome: 'no answer', wrong: [error instanceof Error ? error.message : String(error)] },
  ]);
  report.note(seat, attempt, judged);
};
