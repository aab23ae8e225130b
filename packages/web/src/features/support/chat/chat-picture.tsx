import { supportChat } from '@parlour/contract/support/chat';
import { Button } from '@parlour/ui/components/form/button';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/api';
import css from './chat.module.css';

/** What was asked for already; a picture does not change. */
let known = new Map<number, string>();

/** Another person's pictures have the same numbers; an answer on its way goes into the old map. */
export const forgetPictures = (): void => {
  known = new Map();
};

/** A picture of the chat in the room that it will take. */
export const ChatPicture = ({ n, width, height }: { n: number; width: number; height: number }) => {
  const { chat } = usePhrases('chat');
  const [source, setSource] = useState(() => known.get(n));
  const [isMissed, setMissed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const kept = known;
    if (kept.has(n)) return;
    call(supportChat.readChatImage, { n }).then(
      ({ type, base64 }) => {
        kept.set(n, `data:${type};base64,${base64}`);
        setSource(kept.get(n));
      },
      () => setMissed(true),
    );
  }, [n, tries]);
  const again = () => {
    setMissed(false);
    setTries(tries + 1);
  };
  return (
    <div className={css.picture}>
      {source ? (
        <img alt={chat.pictureSent} height={height} src={source} width={width} />
      ) : (
        <svg aria-hidden height={height} viewBox={`0 0 ${width} ${height}`} width={width} />
      )}
      {isMissed && (
        <Button onClick={again} small>
          {chat.showPicture}
        </Button>
      )}
    </div>
  );
};
