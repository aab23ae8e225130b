import { room as contract, roomTextLength } from '@parlour/contract/room';
import { fill } from '@parlour/locales/phrases';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { momentOf, timeOf } from '@parlour/ui/format';
import { paperPlaneTilt } from '@parlour/ui/icons/paper-plane-tilt';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { call } from '../../lib/api/api';
import { asRefused, type Refused } from '../../lib/api/refused';
import { useBrand } from '../../lib/brand/brand';
import css from './room.module.css';
import { type RoomFacts, syncRoom } from './room-store';

/** Where one writes, or why one may not. */
export const RoomFoot = ({ facts }: { facts: RoomFacts }) => {
  const { room } = usePhrases('room');
  const { timeZone } = useBrand();
  const { silenced, isBarred, slowSeconds } = facts;
  if (silenced || isBarred) {
    const until = silenced?.until;
    const why = !silenced
      ? room.barred
      : until === undefined
        ? room.silencedEver
        : fill(room.silencedUntil, { until: instantIn(until, timeZone) });
    return (
      <p className={css.note} role="status">
        {why}
      </p>
    );
  }
  return (
    <>
      <Composer />
      {slowSeconds > 0 && <p className={css.slow}>{fill(room.slow, { seconds: slowSeconds })}</p>}
    </>
  );
};

/** `14:03 24/11/2026`. */
const instantIn = (at: string, zone: Parameters<typeof momentOf>[1]): string => {
  const { hour, minute, day, month, year } = momentOf(timeOf(at), zone);
  return `${hour}:${minute} ${day}/${month}/${year}`;
};

/** Enter sends; what was refused stays in the field. */
const Composer = () => {
  const { room } = usePhrases('room');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const { refused, isBusy, send } = useSending((sent) =>
    setText((now) => (now === sent ? '' : now)),
  );
  const letters = Array.from(text).length;
  const maySend = !isBusy && text.trim() !== '' && letters <= roomTextLength;
  const submit = () => {
    if (maySend) void send(text).then(() => field.current?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label className="sr-only" htmlFor={id}>
        {room.field}
      </label>
      <textarea
        aria-describedby={`${id}-note`}
        aria-invalid={letters > roomTextLength || refused !== undefined}
        className={css.field}
        enterKeyHint="send"
        id={id}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        placeholder={room.field}
        ref={field}
        rows={1}
        value={text}
      />
      <IconButton
        disabled={!maySend}
        icon={paperPlaneTilt}
        label={room.send}
        onClick={submit}
        type="button"
      />
      <p className={css.letters} id={`${id}-note`}>
        <span role="alert">{refused && <Why refused={refused} />}</span>
        <span>{fill(room.letters, { count: letters, max: roomTextLength })}</span>
      </p>
    </form>
  );
};

const Why = ({ refused }: { refused: Refused }) => {
  const { room, refusal } = usePhrases('room', 'refusal');
  const { retryAfterMs } = refused.value;
  if (retryAfterMs === undefined) return refusal[refused.code];
  return fill(room.waitSeconds, { seconds: Math.ceil(retryAfterMs / 1000) });
};

/** Sends a text under a key that stays until there is an answer. */
const useSending = (onSent: (text: string) => void) => {
  const [refused, setRefused] = useState<Refused>();
  const [isBusy, setBusy] = useState(false);
  const send = async (text: string): Promise<void> => {
    setBusy(true);
    setRefused(undefined);
    try {
      await call(contract.sendMessage, { text });
      onSent(text);
    } catch (thrown) {
      setRefused(asRefused(thrown));
    } finally {
      setBusy(false);
      // Also where it was refused: what one may do has perhaps changed.
      void syncRoom();
    }
  };
  return { refused, isBusy, send };
};
