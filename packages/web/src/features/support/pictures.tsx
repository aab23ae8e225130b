import { mostPictures, support as calls } from '@parlour/contract/support';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { plus } from '@parlour/ui/icons/plus';
import { smallerPicture } from '@parlour/ui/smaller-picture';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useRef, useState } from 'react';
import { asRefused } from '../../lib/api/refused';
import { sendImage } from '../../lib/api/send-image';
import css from './support.module.css';

type PicturesProps = {
  /** How many there are. */
  count: number;
  /** The request that they belong to; without it they wait for the one that is being written. */
  ticketId?: string;
  error?: string | undefined;
  onSent: (id: string) => void;
};

/** The largest file that is opened: the browser decodes it whole. */
const mostBytes = 30 * 1024 * 1024;

/** Sends what is chosen, one after the other; `problem` is why one of them was not taken. */
const useSending = ({ count, ticketId, onSent }: PicturesProps) => {
  const { support, refusal } = usePhrases('support', 'refusal');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sendOne = async (one: File) => {
    const isPicture = /^image\/(png|jpeg)$/.test(one.type) && one.size <= mostBytes;
    const picture = isPicture ? await smallerPicture(one) : undefined;
    if (!picture) return setProblem(support.pictureWrong);
    const input = ticketId === undefined ? {} : { ticketId };
    onSent((await sendImage(calls.addPicture, input, picture)).uploadId);
  };
  const add = async (chosen: readonly File[]) => {
    setProblem(chosen.length > mostPictures - count ? support.picturesFull : undefined);
    setSending(true);
    for (const one of chosen.slice(0, mostPictures - count)) {
      await sendOne(one).catch((thrown: unknown) => {
        const { code } = asRefused(thrown);
        setProblem(code === 'request.invalid' ? support.pictureWrong : refusal[code]);
      });
    }
    setSending(false);
  };
  return { isSending, problem, add };
};

/** Pictures, at most three: each is sent when it is chosen, and refused in words beside it. */
export const Pictures = (props: PicturesProps) => {
  const { count, error } = props;
  const { support } = usePhrases('support');
  const file = useRef<HTMLInputElement>(null);
  const { isSending, problem, add } = useSending(props);
  const isFull = count >= mostPictures;
  return (
    <fieldset className={css.pictures}>
      <legend>{support.pictures}</legend>
      {Array.from({ length: count }, (_, index) => (
        <p className="t-small" key={index}>
          {fill(support.picture, { count: index + 1 })}: {support.pictureSent}
        </p>
      ))}
      <input
        accept="image/png,image/jpeg"
        aria-label={support.pictures}
        className="sr-only"
        multiple
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
        ref={file}
        tabIndex={-1}
        type="file"
      />
      {!isFull && (
        <div>
          <Button
            busy={isSending && support.pictureSending}
            icon={plus}
            onClick={() => file.current?.click()}
            small
          >
            {support.addPicture}
          </Button>
        </div>
      )}
      <p aria-live="polite" className={problem || error ? css.problem : 'sr-only'}>
        {problem ?? error}
      </p>
    </fieldset>
  );
};
