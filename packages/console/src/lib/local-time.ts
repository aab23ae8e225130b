/** A moment as a field of a date and a time has it, where the operator works. */
export const localOf = (at: string): string => {
  const time = Date.parse(at);
  if (Number.isNaN(time)) return '';
  const minutes = new Date(time).getTimezoneOffset();
  return new Date(time - minutes * 60_000).toISOString().slice(0, 16);
};
