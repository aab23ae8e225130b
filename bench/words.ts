/** The options of a command line, by name. */
export type Words = Record<string, string | undefined>;

/** A positive whole number of the command line; refuses others by the option's name. */
export const wholeOf = (words: Words, name: string, otherwise: number): number => {
  const given = words[name];
  if (given === undefined) return otherwise;
  const value = Number(given);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} must be a whole number, not "${given}".`);
};
