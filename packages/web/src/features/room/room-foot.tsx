import { room as contract, roomTextLength } from '@parlour/contract/room';
import { fill } from '@parlour/locales/phrases';
import { momentOf, timeOf } from '@parlour/ui/format';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api/api';
import { asRefused, type Refused } from '../../lib/api/refused';
import { useBrand } from '../../lib/brand/brand';
import { MessageForm } from '../../lib/form/message-form';
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

const Composer = () => {
  const { room } = usePhrases('room');
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, type, maySend, refused, submit } = useComposing(() => field.current?.focus());
  const letters = Array.from(text).length;
  return (
    <MessageForm
      className={css.composer}
      field={field}
      isWrong={letters > roomTextLength || refused !== undefined}
      maySend={maySend}
      note={(id) => (
        <p className={css.letters} id={id}>
          <span role="alert">{refused && <Why refused={refused} />}</span>
          <span>{fill(room.letters, { count: letters, max: roomTextLength })}</span>
        </p>
      )}
      onSend={() => void submit()}
      onType={type}
      text={text}
      touchEnter="send"
      words={{ field: room.field, send: room.send }}
    />
  );
};

/**
 * What is typed, and its sending: what is typed while a message is on its way goes after that one.
 * What was refused comes back into the field, before what has been typed since.
 */
const useComposing = (onAnswered: () => void) => {
  const isNextWanted = useRef(false);
  const [text, setText] = useState('');
  const { refused, forget, isBusy, send } = useSending();
  const maySend = text.trim() !== '' && Array.from(text).length <= roomTextLength;
  const submit = async () => {
    if (!maySend) return;
    isNextWanted.current = isBusy;
    if (isBusy) return;
    setText('');
    if (!(await send(text))) setText((since) => (since === '' ? text : `${text} ${since}`));
    onAnswered();
  };
  useEffect(() => {
    if (isBusy || !isNextWanted.current) return;
    isNextWanted.current = false;
    if (!refused) void submit();
  });
  /** A refusal is of the words that were sent: it goes with the field's last letter. */
  const type = (typed: string) => {
    setText(typed);
    if (typed.trim() === '') forget();
  };
  return { text, type, maySend, refused, submit };
};

const Why = ({ refused }: { refused: Refused }) => {
  const { room, refusal } = usePhrases('room', 'refusal');
  const { retryAfterMs } = refused.value;
  if (retryAfterMs === undefined) return refusal[refused.code];
  return fill(room.waitSeconds, { seconds: Math.ceil(retryAfterMs / 1000) });
};

/** Sends a text under a key that stays until there is an answer; says whether it was taken. */
const useSending = () => {
  const [refused, setRefused] = useState<Refused>();
  const [isBusy, setBusy] = useState(false);
  const send = async (text: string): Promise<boolean> => {
    setBusy(true);
    setRefused(undefined);
    try {
      await call(contract.sendMessage, { text });
      return true;
    } catch (thrown) {
      setRefused(asRefused(thrown));
      return false;
    } finally {
      setBusy(false);
      // Also where it was refused: what one may do has perhaps changed.
      void syncRoom();
    }
  };
  return { refused, forget: () => setRefused(undefined), isBusy, send };
};
