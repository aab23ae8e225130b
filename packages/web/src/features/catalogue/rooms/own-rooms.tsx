import { catalogue as contract } from '@parlour/contract/catalogue';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api';
import { QueryError } from '../../../lib/api/query-error';
import { QueryScope } from '../../../lib/api/queries';
import { asRefused } from '../../../lib/api/refused';
import { useSite } from '../../../lib/brand/brand';
import { RoomList } from './room-list';
import { RoomsNote, RoomsWaiting } from './rooms-note';

/** The rooms that a player may sit in. */
export const OwnRooms = () => (
  <QueryScope>
    <Rooms />
  </QueryScope>
);

// How many people sit in a room changes with each of them.
const askAgainMs = 15_000;

const Rooms = () => {
  const { lobby } = usePhrases('lobby');
  const { language } = useSite();
  const rooms = useQuery({
    queryKey: ['catalogue', 'rooms', language],
    queryFn: ({ signal }) => call(contract.listRooms, { language }, { signal }),
    refetchInterval: askAgainMs,
    networkMode: 'always',
  });
  if (rooms.data) {
    const { list } = rooms.data;
    return list.length > 0 ? <RoomList rooms={list} /> : <RoomsNote>{lobby.roomsEmpty}</RoomsNote>;
  }
  if (!rooms.error) return <RoomsWaiting />;
  return <QueryError onRetry={() => void rooms.refetch()} refused={asRefused(rooms.error)} />;
};
