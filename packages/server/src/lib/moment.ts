/**
 * Whether a text, `2026-11-23T10:00:00` or `2026-11-23T10:00` and what follows of it, is a time
 * that the database has too: `Date.parse` takes a 30th of February and a year 0.
 */
export const isMoment = (text: string): boolean => {
  const given = text
    .slice(0, 19)
    .replace(' ', 'T')
    .replace(/T(\d\d:\d\d)Z?$/, 'T$1:00');
  const at = Date.parse(`${given}Z`);
  if (Number.isNaN(at) || given.startsWith('0000')) return false;
  return new Date(at).toISOString().slice(0, 19) === given;
};
