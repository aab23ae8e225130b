import { Button } from '@parlour/ui/components/form/button';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { Skeleton, SkeletonLine } from '@parlour/ui/components/feedback/skeleton';
import { chatsCircle } from '@parlour/ui/icons/chats-circle';
import { useOnline } from '@parlour/ui/use-online';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect } from 'react';
import { QueryScope } from '../../lib/api/queries';
import { QueryError } from '../../lib/api/query-error';
import { useBrand } from '../../lib/brand/brand';
import { gate, isOnTrial, isPlayer, useSession } from '../../lib/session/session';
import { MutedPeople } from './muted-people';
import css from './room.module.css';
import { RoomFoot } from './room-foot';
import { RoomLines } from './room-lines';
import { followRoom, syncRoom, useRoom } from './room-store';

/** `/chatRoom`: the brand's room, for its players alone. */
export const RoomPage = () => {
  const { room } = usePhrases('room');
  const { chatHeaderColour } = useBrand();
  const isKnown = useSession(({ authState }) => authState !== 'unknown');
  const hasPlayer = useSession(isPlayer);
  return (
    <section aria-labelledby="room" className={`content ${css.page}`}>
      <div className={css.head}>
        <svg aria-hidden className={css.mark} preserveAspectRatio="none" viewBox="0 0 4 40">
          <rect fill={chatHeaderColour} height="40" width="4" />
        </svg>
        <div>
          <h1 className="t-h2" id="room">
            {room.title}
          </h1>
          <p className="t-2">{room.rules}</p>
        </div>
      </div>
      {!isKnown && <Waiting />}
      {isKnown && !hasPlayer && <NotForThem />}
      {hasPlayer && (
        <QueryScope>
          <OfPlayer />
        </QueryScope>
      )}
    </section>
  );
};

/** A visitor is asked to log in; a trial account reads why not. */
const NotForThem = () => {
  const { room } = usePhrases('room');
  const isTrial = useSession(isOnTrial);
  return (
    <div className={css.sheet}>
      <EmptyState
        action={
          <Button look="accent" onClick={() => gate('player')}>
            {room.logIn}
          </Button>
        }
        icon={chatsCircle}
      >
        {isTrial ? room.trialText : room.logInText}
      </EmptyState>
    </div>
  );
};

const Waiting = () => (
  <div className={css.sheet}>
    <Skeleton>
      <SkeletonLine width="half" />
      <SkeletonLine />
      <SkeletonLine width="half" />
    </Skeleton>
  </div>
);

const OfPlayer = () => {
  const { room } = usePhrases('room');
  const facts = useRoom((state) => state.facts);
  const missed = useRoom((state) => state.missed);
  const isOnline = useOnline();
  useEffect(followRoom, []);
  if (!facts) {
    if (!missed) return <Waiting />;
    return <QueryError onRetry={() => void syncRoom()} refused={missed} />;
  }
  return (
    <>
      <div className={css.sheet}>
        {(!isOnline || missed?.status === 0) && (
          <p className={css.note} role="status">
            {room.offline}
          </p>
        )}
        <RoomLines />
        <RoomFoot facts={facts} />
      </div>
      <MutedPeople />
    </>
  );
};
