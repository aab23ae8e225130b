/** How a language writes whole numbers in words, as on a cheque. */
export type NumberWords = {
  zero: string;
  /** The powers of a thousand, the lowest first. */
  scales: readonly string[];
  /** A group of three digits that is not 000; `isFirst` where no group stands before it. */
  group: (value: number, isFirst: boolean) => string;
  /** Between the whole number and its hundredths. */
  and: string;
};

/** A whole number in words, all in small letters. */
export const spelled = (value: bigint, { zero, scales, group }: NumberWords): string => {
  const groups = groupsOf(value);
  if (!groups.length) return zero;
  return groups
    .map((one, at) =>
      one ? `${group(one, at === groups.length - 1)} ${scales[at - 1] ?? ''}`.trim() : '',
    )
    .reverse()
    .filter(Boolean)
    .join(' ');
};

/** Groups of three digits, the lowest first. */
const groupsOf = (value: bigint): number[] => {
  const groups: number[] = [];
  for (let rest = value; rest > 0n; rest /= 1000n) groups.push(Number(rest % 1000n));
  return groups;
};
