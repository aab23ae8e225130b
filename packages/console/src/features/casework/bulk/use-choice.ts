import { useCallback, useMemo, useState } from 'react';

/** So many cases are done with at once; the server takes no more. */
const most = 100;

export type Choice = {
  ids: readonly string[];
  /** A press on a row chooses it instead of opening it. */
  isOn: boolean;
  isFull: boolean;
  toggle: (id: string) => void;
  turn: () => void;
  clear: () => void;
};

/** The cases that are chosen for one act. */
export const useChoice = (): Choice => {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [isOn, setIsOn] = useState(false);
  const toggle = useCallback((id: string) => {
    setIds((old) => {
      if (old.includes(id)) return old.filter((one) => one !== id);
      return old.length < most ? [...old, id] : old;
    });
  }, []);
  const clear = useCallback(() => {
    setIds([]);
    setIsOn(false);
  }, []);
  const turn = useCallback(() => setIsOn((was) => !was), []);
  return useMemo(
    () => ({ ids, isOn, isFull: ids.length === most, toggle, turn, clear }),
    [ids, isOn, toggle, turn, clear],
  );
};
