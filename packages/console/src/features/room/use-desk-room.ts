import { roomDesk } from '@parlour/contract/room-desk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api/call';
import { onConsoleLive } from '../../lib/api/live';
import { client } from '../../lib/api/query-client';
import { paced } from '@parlour/ui/paced';

/** Without the socket the room is asked for so often. */
const pollMs = 15_000;
/** However much is written, it is asked for no more often than this. */
const liveMs = 1000;

const keyOf = (brand: string) => ['room', brand];

/** Asks again for what is shown of the room of a brand. */
export const refreshRoom = (brand: string): Promise<void> =>
  client.invalidateQueries({ queryKey: keyOf(brand) });

/** Who may not write in a room: the latest, then the older ones that were asked for. */
export const useSilences = (brand: string) =>
  useInfiniteQuery({
    queryKey: [...keyOf(brand), 'silences'],
    queryFn: ({ pageParam: before, signal }) =>
      call(roomDesk.listSilences, { brand, before }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasOlder, list }) => (hasOlder ? list.at(-1)?.id : undefined),
    refetchInterval: pollMs,
  });

/** The room of a brand, live: its latest part first, then the older ones that were asked for. */
export const useDeskRoom = (brand: string) => {
  useEffect(() => {
    const refresh = paced(() => void refreshRoom(brand), liveMs);
    const stop = onConsoleLive((message) => {
      const isOfRoom = message.type === 'room' && message.brand === brand;
      if (isOfRoom || message.type === 'hello') refresh.run();
    });
    return () => {
      stop();
      refresh.stop();
    };
  }, [brand]);
  return useInfiniteQuery({
    queryKey: keyOf(brand),
    queryFn: ({ pageParam: before, signal }) =>
      call(roomDesk.readDeskRoom, { brand, before }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ hasOlder, messages }) => (hasOlder ? messages[0]?.n : undefined),
    refetchInterval: pollMs,
  });
};
