import { invalid, Refusal } from '../../../lib/refusal';

/** A fault of a part of a line is one of the field that holds the lines. */
export const asField = <Result>(name: string, work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    const [fault] = error instanceof Refusal ? (error.value?.fields ?? []) : [];
    if (!fault) throw error;
    throw invalid({ ...fault, name });
  }
};
