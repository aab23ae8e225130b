/** The versions of a build and of what it works with: `0.4`, or `1.2.3`. */
const shape = /^\d+(\.\d+){0,2}$/;

export const isVersion = (text: string): boolean => shape.test(text);

/** Whether a version is lower than another, number by number: 0.9 is lower than 0.10. */
export const isLower = (one: string, other: string): boolean => {
  const [ones, others] = [one, other].map((version) => version.split('.').map(Number));
  for (let place = 0; place < 3; place += 1) {
    const difference = (ones?.[place] ?? 0) - (others?.[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
};

/**
 * The oldest build that works with a database in which the migration ran: its line
 * `-- works with: 0.4`. Without the line only builds that know the migration work with it.
 */
export const worksWithOf = (migration: string): string | undefined => {
  const [, version] = /^-- works with: *(.*?) *$/m.exec(migration) ?? [];
  if (version === undefined || isVersion(version)) return version;
  throw new Error(`"works with" takes a version as 0.4 or 0.4.1, not "${version}"`);
};
