import { chatDesk } from '@parlour/contract/support/chat-desk';
import { Button } from '@parlour/ui/components/form/button';
import { PictureButton } from '@parlour/ui/components/form/picture-button';
import { smallerPicture } from '@parlour/ui/smaller-picture';
import { useState } from 'react';
import { sendPicture } from '../../../lib/api/call';
import { asRefused, type ConsoleRefused } from '../../../lib/api/refused';
import { useWords } from '../../../lib/language';
import parts from '../../../lib/parts/parts.module.css';
import { refusalText } from '../../../lib/refusal-text';

/** A picture under the key by which it is sent, however often. */
type Outgoing = { picture: Blob; key: string };

/** One picture at a time; one whose answer was lost can be sent again. */
export const usePicture = (chatId: string, onSent: () => void) => {
  const [outgoing, setOutgoing] = useState<Outgoing>();
  const [problem, setProblem] = useState<ConsoleRefused | 'unreadable'>();
  const send = async (one: Outgoing) => {
    setOutgoing(one);
    setProblem(undefined);
    try {
      await sendPicture(chatDesk.sendDeskImage, { chatId }, one.picture, one.key);
      setOutgoing(undefined);
      onSent();
    } catch (thrown) {
      setProblem(asRefused(thrown));
    }
  };
  const choose = async (file: File) => {
    const picture = await smallerPicture(file);
    if (picture) await send({ picture, key: crypto.randomUUID() });
    else setProblem('unreadable');
  };
  const discard = () => {
    setOutgoing(undefined);
    setProblem(undefined);
  };
  return {
    outgoing,
    problem,
    isSending: outgoing !== undefined && !problem,
    send,
    choose,
    discard,
  };
};

type PictureProps = { picture: ReturnType<typeof usePicture>; isDisabled: boolean };

/** A chosen picture is drawn smaller and without its place, and is sent at once. */
export const DeskPicture = ({ picture: { isSending, choose }, isDisabled }: PictureProps) => {
  const { chat } = useWords();
  return (
    <PictureButton
      busyLabel={isSending && chat.sendingPicture}
      disabled={isDisabled || isSending}
      label={chat.sendPicture}
      onChosen={(file) => void choose(file)}
    />
  );
};

/** Why the picture was not sent, and the way to send it again. */
export const PictureProblem = ({ picture }: Pick<PictureProps, 'picture'>) => {
  const words = useWords();
  const { problem, outgoing, send, discard } = picture;
  if (!problem) return null;
  return (
    <div className={parts.acts} role="alert">
      <p className="t-neg">
        {problem === 'unreadable' ? words.chat.unreadable : refusalText(words, problem)}
      </p>
      {outgoing && (
        <Button onClick={() => void send(outgoing)} small>
          {words.common.retry}
        </Button>
      )}
      <Button onClick={discard} small>
        {words.common.cancel}
      </Button>
    </div>
  );
};
