/** Something that a person must put right, in one sentence; starting again does not help. */
export class Problem extends Error {}
