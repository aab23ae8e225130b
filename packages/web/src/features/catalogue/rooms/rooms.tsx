import { Button } from '@parlour/ui/components/form/button';
import { usePhrases } from '@parlour/ui/use-phrases';
import { Suspense } from 'react';
import { chunk } from '../../../lib/navigation/chunk';
import { gate, isPlayer, useIsVisitor, useSession } from '../../../lib/session/session';
import css from './rooms.module.css';
import { RoomsNote, RoomsWaiting } from './rooms-note';

// Only a player asks for rooms.
const ownRooms = chunk<object>([], async () => (await import('./own-rooms')).OwnRooms);

/** The rooms that a player may sit in; a visitor is asked to log in. */
export const Rooms = () => {
  const { lobby } = usePhrases('lobby');
  const isKnown = useSession(({ authState }) => authState !== 'unknown');
  const isVisitor = useIsVisitor();
  const hasPlayer = useSession(isPlayer);
  return (
    <section aria-labelledby="rooms" className={css.rooms}>
      <h2 className={`t-h3 ${css.title}`} id="rooms">
        {lobby.rooms}
      </h2>
      {!isKnown && !isVisitor && <RoomsWaiting />}
      {!hasPlayer && (isKnown || isVisitor) && <LogInFirst />}
      {hasPlayer && (
        <Suspense fallback={<RoomsWaiting />}>
          <ownRooms.Component />
        </Suspense>
      )}
    </section>
  );
};

const LogInFirst = () => {
  const { brand, lobby } = usePhrases('brand', 'lobby');
  return (
    <RoomsNote
      action={
        <Button look="accent" onClick={() => gate('player')} small>
          {brand.logIn}
        </Button>
      }
    >
      {lobby.roomsLogIn}
    </RoomsNote>
  );
};
