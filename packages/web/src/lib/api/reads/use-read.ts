import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import {
  enterRead,
  followReading,
  nameOf,
  noReading,
  type Read,
  readAgain,
  type ReadState,
  readingOf,
} from './readings';

/** A read on the screen, and how to ask again for it. */
export type Reader<Value> = ReadState<Value> & { refetch: () => void };

const nothing = (): void => undefined;

/**
 * A read of a visitor's page, a sixth of react-query's weight: it is asked for while it is on the
 * screen, and again when it is old or was missed. `undefined` asks for nothing.
 */
export const useRead = <Value>(asked: Read<Value> | undefined): Reader<Value> => {
  // The server draws what no one has read yet, and keeps nothing of it.
  const enter = 'document' in globalThis ? enterRead<Value> : ({ key }: Read<Value>) => nameOf(key);
  const name = asked && enter(asked);
  const follow = useCallback(
    (tell: () => void) => (name === undefined ? nothing : followReading(name, tell)),
    [name],
  );
  const refetch = useCallback(() => {
    if (name !== undefined) readAgain(name);
  }, [name]);
  const data = asked?.served;
  const served = useMemo(
    (): ReadState<Value> =>
      data === undefined ? noReading : { data, error: undefined, isPending: false },
    [data],
  );
  const reading = useSyncExternalStore(
    follow,
    (): ReadState<Value> => (name === undefined ? noReading : readingOf<Value>(name)),
    () => served,
  );
  return { ...reading, refetch };
};

/** The same, with the last answer until another key has its own: a list that is turned over. */
export const useReadInTurn = <Value>(asked: Read<Value>): Reader<Value> => {
  const reader = useRead(asked);
  const [last, setLast] = useState(reader.data);
  if (reader.data !== undefined && reader.data !== last) setLast(reader.data);
  const isShownStill = reader.isPending && last !== undefined;
  return isShownStill ? { ...reader, data: last, isPending: false } : reader;
};
