import { create } from 'zustand';
import { useBrand } from '../../../lib/brand/brand';
import { readLocal, writeLocal } from '../../../lib/session/storage';

/** The age that a person without an account said to have reached: kept, since it is asked once. */
const useStated = create(() => ({ age: Number(readLocal('ofAge')) }));

/** Whether the person in front said to be as old as the brand asks. */
export const useIsOfAge = (): boolean => {
  const { minAge } = useBrand();
  // A damaged value is no number, and no number is reached by it.
  return useStated(({ age }) => age >= minAge);
};

export const stateOfAge = (age: number): void => {
  writeLocal('ofAge', String(age));
  useStated.setState({ age });
};
