import type { Room } from '@parlour/contract/catalogue';
import { buttonClass } from '@parlour/ui/components/form/button';
import { Money } from '@parlour/ui/components/display/money';
import { count } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useBrand } from '../../../lib/brand/brand';
import { go, linkTo } from '../../../lib/navigation/navigation';
import { gamePath } from '../../../lib/navigation/paths';
import { gated } from '../../../lib/session/session';
import css from './rooms.module.css';

/** A room a row: its stake, who is there, and the way in. */
export const RoomList = ({ rooms }: { rooms: readonly Room[] }) => (
  <ul className={css.list}>
    {rooms.map((room) => (
      <RoomRow key={`${room.vassalage} ${room.roomId}`} room={room} />
    ))}
  </ul>
);

const RoomRow = ({ room }: { room: Room }) => {
  const { lobby } = usePhrases('lobby');
  const { currencySymbol } = useBrand();
  const { name, minStake, maxStake, players, seats } = room;
  const isFull = players >= seats;
  const to = gamePath({ ...room, gameType: 'PVP' });
  return (
    <li className={css.room}>
      <span className={css.name}>{name}</span>
      <span className={css.stake}>
        <span className="sr-only">{lobby.roomStake}: </span>
        <Money amount={minStake} symbol={currencySymbol} />
        {maxStake !== minStake && (
          <>
            {' – '}
            <Money amount={maxStake} symbol={currencySymbol} />
          </>
        )}
      </span>
      <span className={css.people}>
        <Seats players={players} seats={seats} />
        {fill(players === 0 ? lobby.roomFree : lobby.roomPlayers, {
          players: count(players),
          seats: count(seats),
        })}
      </span>
      {isFull ? (
        <span className={css.full}>{lobby.roomFull}</span>
      ) : (
        <a
          className={buttonClass({ look: 'outline', small: true })}
          {...linkTo(to, () => gated('player', () => go(to)))}
        >
          {lobby.joinRoom}
          <span className="sr-only"> {name}</span>
        </a>
      )}
    </li>
  );
};

// From so many on the seats are a number only.
const mostSigns = 6;

/** A place that is taken differs by its filling, so not by colour alone. */
const Seats = ({ players, seats }: Pick<Room, 'players' | 'seats'>) =>
  seats > mostSigns ? null : (
    <span aria-hidden="true" className={css.seats}>
      {Array.from({ length: seats }, (_, seat) => (
        <span data-taken={seat < players || undefined} key={seat} />
      ))}
    </span>
  );
