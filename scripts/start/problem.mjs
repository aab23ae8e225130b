/** A reason not to start that a person can remove: its message is one sentence, shown alone. */
export class StartProblem extends Error {
  /** A process that ended with it has shown it already. */
  isShown = false;

  /** Trying again changes nothing. */
  isLasting = false;
}

/** The exit code of a start that only a person can help. */
export const problemCode = 78;
