/** A value of the form that is expected; of a list its one element stands for each. */
export type Sample = string | number | readonly Sample[] | { readonly [name: string]: Sample };

/** Whether a value has at least what the sample has, of the same kinds. */
export const isLike = (value: unknown, sample: Sample): boolean => {
  if (typeof sample !== 'object') return typeof value === typeof sample;
  if (typeof value !== 'object' || value === null) return false;
  if (!Array.isArray(sample)) {
    const fields = value as Record<string, unknown>;
    return Object.entries(sample).every(([name, one]) => isLike(fields[name], one));
  }
  const [each] = sample as readonly Sample[];
  return Array.isArray(value) && value.every((one) => each === undefined || isLike(one, each));
};
