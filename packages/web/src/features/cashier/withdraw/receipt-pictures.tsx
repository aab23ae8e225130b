import { cashier } from '@parlour/contract/cashier';
import { mostReceiptImages, type Withdrawal } from '@parlour/contract/cashier/withdrawals';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useQueryClient } from '@tanstack/react-query';
import { sendImage } from '../../../lib/api/send-image';
import { PictureRow } from '../../../lib/pictures/picture-row';
import css from './withdraw.module.css';
import { withdrawalKey } from './withdrawal-queries';

/** Pictures of what arrived, or did not, for the person who decides the complaint. */
export const ReceiptPictures = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { withdrawal: words, identity } = usePhrases('withdrawal', 'identity');
  const client = useQueryClient();
  const { id, receipt } = withdrawal;
  const count = receipt?.images ?? 0;
  const send = async (picture: Blob) => {
    const { images } = await sendImage(cashier.addReceiptImage, { id }, picture);
    client.setQueryData<Withdrawal>(
      withdrawalKey(id),
      (known) => known?.receipt && { ...known, receipt: { ...known.receipt, images } },
    );
  };
  return (
    <div className={css.pictures}>
      <ul>
        <PictureRow
          action={identity.choose}
          name={words.pictures}
          said={
            count === 0
              ? identity.missing
              : fill(words.pictureCount, { count, most: mostReceiptImages })
          }
          send={send}
        />
      </ul>
      <p className="t-small t-3">{words.picturesHint}</p>
    </div>
  );
};
