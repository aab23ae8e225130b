import {
  identity as calls,
  type DocumentSide,
  type IdentityView,
} from '@parlour/contract/identity';
import { usePhrases } from '@parlour/ui/use-phrases';
import { sendImage } from '../../../lib/api/send-image';
import { PictureRow } from '../../../lib/pictures/picture-row';

type SideRowProps = {
  side: DocumentSide;
  name: string;
  has: boolean;
  onSent: (view: IdentityView) => void;
};

/** One side of the document, with the way to choose its picture. */
export const SideRow = ({ side, name, has, onSent }: SideRowProps) => {
  const { identity } = usePhrases('identity');
  return (
    <PictureRow
      action={has ? identity.replace : identity.choose}
      name={name}
      said={has ? identity.has : identity.missing}
      send={async (picture) => onSent(await sendImage(calls.uploadDocument, { side }, picture))}
    />
  );
};
