type Cell = { key: string; sign: string; isSeparator: boolean };

/** `01:02:03` sign by sign; dashes while there is no time. */
export const cellsOf = (leftMs: number | undefined): Cell[] =>
  [...textOf(leftMs)].map((sign, at) => ({ key: String(at), sign, isSeparator: sign === ':' }));

const textOf = (leftMs: number | undefined): string => {
  if (leftMs === undefined) return '––:––:––';
  const seconds = Math.ceil(leftMs / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
};
