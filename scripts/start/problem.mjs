/** A reason not to start that a person can act on: its message is one sentence, shown alone. */
export class StartProblem extends Error {}
