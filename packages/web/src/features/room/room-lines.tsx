import type { RoomMessage } from '@parlour/contract/room';
import type { Zone } from '@parlour/contract/time-zone';
import { fill } from '@parlour/locales/phrases';
import { cx } from '@parlour/ui/class-names';
import { Icon } from '@parlour/ui/components/art/icon';
import { Button } from '@parlour/ui/components/form/button';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { Menu, MenuItem } from '@parlour/ui/components/layout/menu';
import { timeOfDay } from '@parlour/ui/format';
import { chatsCircle } from '@parlour/ui/icons/chats-circle';
import { dotsThree } from '@parlour/ui/icons/dots-three';
import { eyeSlash } from '@parlour/ui/icons/eye-slash';
import { flagPennant } from '@parlour/ui/icons/flag-pennant';
import { toast } from '@parlour/ui/toasts';
import { useFollowed } from '@parlour/ui/use-followed';
import { usePhrases } from '@parlour/ui/use-phrases';
import { memo, useState } from 'react';
import { asRefused } from '../../lib/api/refused';
import { useBrand } from '../../lib/brand/brand';
import { useMuting } from './use-muting';
import { ReportDialog } from './report-dialog';
import css from './room.module.css';
import { readOlder, useRoom } from './room-store';

/** The lines in their order; that one was hidden is seen where it was. */
export const RoomLines = () => {
  const { room } = usePhrases('room');
  const { timeZone } = useBrand();
  const lines = useRoom((state) => state.lines);
  const hasOlder = useRoom((state) => state.hasOlder);
  const [reported, setReported] = useState<RoomMessage>();
  const list = useFollowed({ first: lines[0]?.n ?? 0, last: lines.at(-1)?.n ?? 0 });
  const shown = lines.filter(({ hides }) => hides === undefined);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys */}
      <div aria-label={room.log} className={css.log} ref={list} role="log" tabIndex={0}>
        {hasOlder && <Older />}
        {shown.length === 0 && (
          <EmptyState icon={chatsCircle}>
            {room.empty}. {room.emptyInfo}
          </EmptyState>
        )}
        <ol className={css.lines}>
          {shown.map((line) => (
            <Line key={line.n} line={line} onReport={setReported} zone={timeZone} />
          ))}
        </ol>
      </div>
      {reported && <ReportDialog line={reported} onClose={() => setReported(undefined)} />}
    </>
  );
};

const Older = () => {
  const { room, refusal } = usePhrases('room', 'refusal');
  const [isBusy, setBusy] = useState(false);
  const ask = () => {
    setBusy(true);
    readOlder()
      .catch((thrown: unknown) => toast({ text: refusal[asRefused(thrown).code] }))
      .finally(() => setBusy(false));
  };
  return (
    <div className={css.older}>
      <Button disabled={isBusy} look="quiet" onClick={ask} small>
        {room.older}
      </Button>
    </div>
  );
};

type LineProps = { line: RoomMessage; zone: Zone; onReport: (line: RoomMessage) => void };

/** What was said, as text: an address in it is no link. */
const Line = memo(({ line, zone, onReport }: LineProps) => {
  const { room } = usePhrases('room');
  const { at, name, text, isOwn, without } = line;
  const instead =
    without && { hidden: room.hidden, muted: room.muted, gone: room.removed }[without];
  return (
    <li className={cx(css.line, isOwn && css.own)}>
      <p className={css.by}>
        <span className={css.name}>{isOwn ? room.you : (name ?? room.left)}</span>
        <time className={css.time} dateTime={at}>
          {timeOfDay(at, zone)}
        </time>
        {!isOwn && !without && name !== undefined && (
          <Acts line={line} name={name} onReport={onReport} />
        )}
      </p>
      <p className={cx(css.text, instead && css.without)}>{instead ?? text}</p>
    </li>
  );
});

type ActsProps = Pick<LineProps, 'line' | 'onReport'> & { name: string };

const Acts = ({ line, name, onReport }: ActsProps) => {
  const { room } = usePhrases('room');
  const { mute } = useMuting();
  const label = fill(room.actions, { name });
  return (
    <Menu
      align="end"
      button={{
        'aria-label': label,
        className: css.acts,
        children: <Icon of={dotsThree} size={18} />,
      }}
      label={label}
    >
      <MenuItem icon={flagPennant} onClick={() => onReport(line)}>
        {room.report}
      </MenuItem>
      <MenuItem icon={eyeSlash} onClick={() => mute(line.n)}>
        {room.mute}
      </MenuItem>
    </Menu>
  );
};
