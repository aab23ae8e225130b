import { Button } from '@parlour/ui/components/form/button';
import { smallerPicture } from '@parlour/ui/smaller-picture';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { asRefused } from '../api/refused';
import css from './picture-row.module.css';

type PictureRowProps = {
  name: string;
  /** What is there already. */
  said: string;
  /** What the button does. */
  action: string;
  send: (picture: Blob) => Promise<void>;
};

/** A picture that is wanted, with the way to choose it; a chosen one is sent at once. */
export const PictureRow = ({ name, said, action, send }: PictureRowProps) => {
  const { identity, refusal } = usePhrases('identity', 'refusal');
  const file = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async (chosen: File) => {
      const picture = await smallerPicture(chosen);
      if (picture) await send(picture);
      return { isReadable: picture !== undefined };
    },
  });
  // The browser could not read it, so nothing was sent.
  const isUnreadable = data && !data.isReadable;
  const isRefused = !isPending && (isUnreadable || error !== null);
  const now = isPending ? identity.sending : isUnreadable ? identity.unreadable : said;
  return (
    <li className={css.row}>
      <span className={css.name}>{name}</span>
      <span aria-live="polite" className={isRefused ? 't-small t-neg' : 't-small t-3'}>
        {error ? refusal[asRefused(error).code] : now}
      </span>
      <input
        accept="image/png,image/jpeg,image/webp,image/heic"
        aria-label={name}
        className={css.file}
        onChange={({ target }) => {
          if (target.files?.[0]) mutate(target.files[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
        ref={file}
        tabIndex={-1}
        type="file"
      />
      <Button
        aria-label={`${action}: ${name}`}
        disabled={isPending}
        look="outline"
        onClick={() => file.current?.click()}
        small
      >
        {action}
      </Button>
    </li>
  );
};
