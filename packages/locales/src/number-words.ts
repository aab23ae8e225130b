/** How a language writes an amount in words, as on a cheque. */
export type NumberWords = {
  /** A whole number, in small letters. */
  inWords: (value: bigint) => string;
  /** An amount without hundredths, and one with them (`50/100`). */
  whole: string;
  withHundredths: string;
};

type Thousands = {
  zero: string;
  /** The powers of a thousand, the lowest first. */
  scales: readonly string[];
  /** A group of three digits that is not 000; `isFirst` where no group stands before it. */
  group: (value: number, isFirst: boolean) => string;
};

/** For a language that counts by thousands and parts its words. */
export const byThousands =
  ({ zero, scales, group }: Thousands) =>
  (value: bigint): string => {
    const groups = groupsOf(value, 1000n);
    if (!groups.length) return zero;
    return groups
      .map((one, at) =>
        one ? `${group(one, at === groups.length - 1)} ${scales[at - 1] ?? ''}`.trim() : '',
      )
      .reverse()
      .filter(Boolean)
      .join(' ');
  };

type TenThousands = {
  zero: string;
  /** The powers of ten thousand, the lowest first. */
  scales: readonly string[];
  /** A group of four digits that is not 0000; `hasGap` where digits before it are 0. */
  group: (value: number, hasGap: boolean) => string;
};

/** For a language that counts by ten thousands and writes its words in one. */
export const byTenThousands =
  ({ zero, scales, group }: TenThousands) =>
  (value: bigint): string => {
    const groups = groupsOf(value, 10_000n);
    if (!groups.length) return zero;
    return groups
      .map((one, at) => {
        const hasGap = at < groups.length - 1 && (one < 1000 || groups[at + 1] === 0);
        return one ? `${group(one, hasGap)}${scales[at - 1] ?? ''}` : '';
      })
      .reverse()
      .join('');
  };

/** Groups of digits, the lowest first. */
export const groupsOf = (value: bigint, size: bigint): number[] => {
  const groups: number[] = [];
  for (let rest = value; rest > 0n; rest /= size) groups.push(Number(rest % size));
  return groups;
};
