/** The moment of a date and time as people write them in a time zone: `2026-11-23T10:00`. */
export const instantOf = (local: string, zone: string): string | undefined => {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // A second look: the offset may be another on the other side of a change of the clocks.
  const first = asUtc - offsetAt(asUtc, zone);
  return new Date(asUtc - offsetAt(first, zone)).toISOString();
};

/** The same the other way: what a clock there shows, to the minute. */
export const localTimeOf = (at: number, zone: string): string =>
  new Date(at + offsetAt(at, zone)).toISOString().slice(0, 16);

const offsetAt = (at: number, zone: string): number => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000;
};
