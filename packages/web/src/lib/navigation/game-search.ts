import { type RefObject, useEffect, useRef } from 'react';
import { create } from 'zustand';
import { go } from './navigation';

/** A request for the search: the field of the hall that is open, or opens now, gets the focus. */
const useGameSearch = create<{ isWanted: boolean }>(() => ({ isWanted: false }));

/** Goes to a hall to search in; from a hall itself only its field is meant. */
export const goSearch = (hall: string): void => {
  useGameSearch.setState({ isWanted: true });
  if (location.pathname !== hall) go(hall);
};

/** The field that `goSearch` means. */
export const useSearchField = (): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null);
  const isWanted = useGameSearch((state) => state.isWanted);
  useEffect(() => {
    if (!isWanted) return;
    useGameSearch.setState({ isWanted: false });
    field.current?.focus();
  }, [isWanted]);
  return field;
};
