/** The only source of time in code; SQL reads `lib.now()`. */
export type Clock = { now: () => Date };

/** The computer's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that tests move, in step with `Database.shiftClock`. */
export const movedClock = (offsetMs: () => number): Clock => ({
  now: () => new Date(systemClock.now().getTime() + offsetMs()),
});
