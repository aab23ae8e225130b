/** A reason not to start that a person can act on: its message is one sentence, shown alone. */
export class StartProblem extends Error {
  /** A process that ended by it has shown it already. */
  isShown = false;
}

/** What a start ends with when only a person can help. */
export const problemCode = 78;
