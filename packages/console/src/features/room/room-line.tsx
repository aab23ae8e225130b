import type { DeskRoomMessage } from '@parlour/contract/room-desk';
import { fill } from '@parlour/locales/phrases';
import { dateTime } from '@parlour/ui/dates';
import type { ReactNode } from 'react';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import css from './room.module.css';

type RoomLineProps = { line: DeskRoomMessage; isReported?: boolean; children?: ReactNode };

/** A line of the room as text; below it what an operator may do with it. */
export const RoomLine = ({ line, isReported = false, children }: RoomLineProps) => {
  const { room } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const { n, at, username, text, hiddenAt, hides } = line;
  return (
    <li className={css.line} data-reported={isReported || undefined}>
      <p>
        <strong>{hides === undefined ? (username ?? room.gone) : `#${n}`}</strong>{' '}
        <span className="t-3">{dateTime(at, zone, locale)}</span>
        {hiddenAt !== undefined && <span className="t-2"> · {room.hidden}</span>}
      </p>
      <p className={css.text}>
        {hides === undefined ? (text ?? room.noText) : fill(room.hides, { n: hides })}
      </p>
      {children}
    </li>
  );
};
