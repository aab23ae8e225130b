import { catalogue as contract } from '@parlour/contract/catalogue';
import { Button } from '@parlour/ui/components/form/button';
import { Icon } from '@parlour/ui/components/art/icon';
import { SkeletonLine } from '@parlour/ui/components/feedback/skeleton';
import { usersThree } from '@parlour/ui/icons/users-three';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../../lib/api/api';
import { QueryError } from '../../../lib/api/query-error';
import { QueryScope } from '../../../lib/api/queries';
import { asRefused } from '../../../lib/api/refused';
import { useSite } from '../../../lib/brand/brand';
import { gate, isPlayer, useSession } from '../../../lib/session/session';
import { RoomList } from './room-list';
import css from './rooms.module.css';

/** The rooms that a player may sit in; a visitor is asked to log in. */
export const Rooms = () => {
  const { lobby } = usePhrases('lobby');
  const isKnown = useSession(({ authState }) => authState !== 'unknown');
  const hasPlayer = useSession(isPlayer);
  return (
    <section aria-labelledby="rooms" className={css.rooms}>
      <h2 className={`t-h3 ${css.title}`} id="rooms">
        {lobby.rooms}
      </h2>
      {!isKnown && <Waiting />}
      {isKnown && !hasPlayer && <LogInFirst />}
      {hasPlayer && (
        <QueryScope>
          <OfPlayer />
        </QueryScope>
      )}
    </section>
  );
};

// How many people sit in a room changes with each of them.
const askAgainMs = 15_000;

const OfPlayer = () => {
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
    return list.length > 0 ? <RoomList rooms={list} /> : <Note>{lobby.roomsEmpty}</Note>;
  }
  if (!rooms.error) return <Waiting />;
  return <QueryError onRetry={() => void rooms.refetch()} refused={asRefused(rooms.error)} />;
};

const LogInFirst = () => {
  const { brand, lobby } = usePhrases('brand', 'lobby');
  return (
    <Note
      action={
        <Button look="accent" onClick={() => gate('player')} small>
          {brand.logIn}
        </Button>
      }
    >
      {lobby.roomsLogIn}
    </Note>
  );
};

const Note = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className={css.note}>
    <Icon className={css.sign} of={usersThree} size={28} />
    <p>{children}</p>
    {action}
  </div>
);

const Waiting = () => {
  const { common } = usePhrases('common');
  return (
    <div aria-busy="true" className={css.note}>
      <span className="sr-only">{common.loadingContent}</span>
      <SkeletonLine width="half" />
    </div>
  );
};
