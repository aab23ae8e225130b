import {
  identity as calls,
  type DocumentSide,
  type IdentityView,
} from '@parlour/contract/identity';
import { Button } from '@parlour/ui/components/form/button';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { asRefused } from '../../../lib/api/refused';
import { sendImage, smallerPicture } from '../../../lib/api/send-image';
import css from './documents.module.css';

type SideRowProps = {
  side: DocumentSide;
  name: string;
  has: boolean;
  onSent: (view: IdentityView) => void;
};

/** One side of the document, with the way to choose its picture. */
export const SideRow = ({ side, name, has, onSent }: SideRowProps) => {
  const { identity, refusal } = usePhrases('identity', 'refusal');
  const file = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async (chosen: File) => {
      const picture = await smallerPicture(chosen);
      return picture ? sendImage(calls.uploadDocument, { side }, picture) : null;
    },
    onSuccess: (view) => view && onSent(view),
  });
  // The browser could not read it, so nothing was sent.
  const isUnreadable = data === null;
  const said = isPending ? identity.sending : has ? identity.has : identity.missing;
  const action = has ? identity.replace : identity.choose;
  return (
    <li className={css.side}>
      <span className={css.name}>{name}</span>
      <span aria-live="polite" className="t-small t-3">
        {error ? refusal[asRefused(error).code] : isUnreadable ? identity.unreadable : said}
      </span>
      <input
        accept="image/png,image/jpeg,image/webp,image/heic"
        aria-label={name}
        className={css.file}
        onChange={({ target }) => target.files?.[0] && mutate(target.files[0])}
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
