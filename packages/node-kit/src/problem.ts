/** A problem that a person must solve, in one sentence; a restart does not help. */
export class Problem extends Error {}
