import { roomDesk, type Silence } from '@parlour/contract/room-desk';
import { fill } from '@parlour/locales/phrases';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { useRef, useState } from 'react';
import { call } from '../../lib/api/call';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import parts from '../../lib/parts/parts.module.css';
import { PlayerLink } from '../../lib/parts/player-link';
import { ReasonFormDialog } from '../../lib/parts/reason-form-dialog';
import { useMay } from '../../lib/session/me';
import { refreshRoom } from './use-desk-room';
import { useKeptFocus } from './use-kept-focus';

type SilenceListProps = { brand: string; list: readonly Silence[]; mayWork: boolean };

/** Who may not write in a room, until when and why, the latest first. */
export const SilenceList = ({ brand, list, mayWork }: SilenceListProps) => {
  const { room } = useWords();
  const [asked, setAsked] = useState<Silence>();
  const place = useRef<HTMLDivElement>(null);
  const columns = useColumns(mayWork ? setAsked : undefined);
  useKeptFocus(place, asked !== undefined);
  return (
    <div ref={place} tabIndex={-1}>
      {list.length === 0 ? (
        <p className={parts.empty}>{room.noSilences}</p>
      ) : (
        <DataTable columns={columns} keyOf={({ id }) => id} label={room.silences} rows={list} />
      )}
      {asked && (
        <ReasonFormDialog
          act={room.lift}
          onClose={() => setAsked(undefined)}
          send={async (reason) => {
            await call(roomDesk.liftSilence, { brand, id: asked.id, reason });
            await refreshRoom(brand);
          }}
          title={fill(room.liftOf, { name: asked.username })}
          what={room.liftWhat}
        />
      )}
    </div>
  );
};

const useColumns = (
  onLift: ((silence: Silence) => void) | undefined,
): readonly Column<Silence>[] => {
  const { casework, room } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const maySee = useMay()('player.r');
  return [
    {
      key: 'writer',
      name: room.writer,
      place: 'title',
      cell: ({ playerId, username }) =>
        maySee ? <PlayerLink id={playerId}>{username}</PlayerLink> : username,
    },
    {
      key: 'until',
      name: room.silenced,
      place: 'status',
      cell: ({ until }) => (until ? dateTime(until, zone, locale) : room.ever),
    },
    {
      key: 'reason',
      name: room.reason,
      place: 'meta',
      cell: ({ reason, isWithheld }) => (isWithheld ? casework.withheld : reason),
    },
    {
      key: 'by',
      name: room.by,
      place: 'id',
      cell: ({ by }) => by,
    },
    { key: 'at', name: room.at, place: 'time', cell: ({ at }) => dateTime(at, zone, locale) },
    {
      key: 'acts',
      name: room.acts,
      place: 'figure',
      atEnd: true,
      cell: (silence) =>
        onLift && (
          <Button
            aria-label={fill(room.liftOf, { name: silence.username })}
            onClick={() => onLift(silence)}
            small
          >
            {room.lift}
          </Button>
        ),
    },
  ];
};
