import { type DeskRoomMessage, roomDesk } from '@parlour/contract/room-desk';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { useFollowed } from '@parlour/ui/use-followed';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import parts from '../../lib/parts/parts.module.css';
import { ReasonFormDialog } from '../../lib/parts/reason-form-dialog';
import { HoursField } from '../../lib/parts/hours-field';
import css from './room.module.css';
import { RoomLine } from './room-line';
import { refreshRoom } from './use-desk-room';
import { useKeptFocus } from './use-kept-focus';

type Asked = { act: 'hide' | 'silence'; n: number };

type RoomLogProps = {
  brand: string;
  lines: readonly DeskRoomMessage[];
  mayWork: boolean;
  /** The way to older lines, where there are some. */
  older: ReactNode;
};

/** The lines of a room in their order; one that came later is seen while one is at the end. */
export const RoomLog = ({ brand, lines, mayWork, older }: RoomLogProps) => {
  const { room } = useWords();
  const [asked, setAsked] = useState<Asked>();
  const list = useFollowed({ first: lines[0]?.n ?? 0, last: lines.at(-1)?.n ?? 0 });
  useKeptFocus(list, asked !== undefined);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys */}
      <div aria-label={room.log} className={css.log} ref={list} role="log" tabIndex={0}>
        {older}
        {lines.length === 0 && <p className={parts.empty}>{room.empty}</p>}
        <ol className={css.lines}>
          {lines.map((line) => (
            <RoomLine key={line.n} line={line}>
              <Acts line={line} mayWork={mayWork} onAsk={setAsked} />
            </RoomLine>
          ))}
        </ol>
      </div>
      {asked && <ActDialog asked={asked} brand={brand} onClose={() => setAsked(undefined)} />}
    </>
  );
};

type ActsProps = { line: DeskRoomMessage; mayWork: boolean; onAsk: (asked: Asked) => void };

/** Who left has nothing to be silenced in, and what is hidden is hidden already. */
const Acts = ({ line, mayWork, onAsk }: ActsProps) => {
  const { room } = useWords();
  const { n, hides, hiddenAt, playerId, reports } = line;
  const mayHide = mayWork && hides === undefined && hiddenAt === undefined;
  const maySilence = mayWork && playerId !== undefined;
  if (!mayHide && !maySilence && reports === 0) return null;
  return (
    <div className={css.acts}>
      {mayHide && (
        <Button
          aria-label={fill(room.hideOf, { n })}
          onClick={() => onAsk({ act: 'hide', n })}
          small
        >
          {room.hide}
        </Button>
      )}
      {maySilence && (
        <Button
          aria-label={fill(room.silenceOf, { n })}
          onClick={() => onAsk({ act: 'silence', n })}
          small
        >
          {room.silence}
        </Button>
      )}
      {reports > 0 && (
        <Link className="t-link" href="/queues/room">
          {fill(room.reports, { count: reports })}
        </Link>
      )}
    </div>
  );
};

type ActDialogProps = { brand: string; asked: Asked; onClose: () => void };

const ActDialog = ({ brand, asked: { act, n }, onClose }: ActDialogProps) => {
  const { room } = useWords();
  const isSilence = act === 'silence';
  return (
    <ReasonFormDialog
      act={isSilence ? room.silence : room.hide}
      onClose={onClose}
      send={async (reason, { hours }) => {
        await (isSilence
          ? call(roomDesk.silenceWriter, {
              brand,
              n,
              hours: hours ? Number(hours) : undefined,
              reason,
            })
          : call(roomDesk.hideMessage, { brand, n, reason }));
        await refreshRoom(brand);
      }}
      title={fill(isSilence ? room.silenceOf : room.hideOf, { n })}
      what={isSilence ? room.silenceWhat : room.hideWhat}
    >
      {isSilence && <HoursField />}
    </ReasonFormDialog>
  );
};
