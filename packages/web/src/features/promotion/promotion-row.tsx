import type { PromotionNotice } from '@parlour/contract/promotion';
import { Artwork } from '@parlour/ui/components/art/artwork';
import { promotionPath } from '../../lib/navigation/paths';
import { Link } from '../../lib/navigation/navigation';
import { PromotionSign } from './promotion-sign';
import css from './promotion.module.css';

/** A line of the ledger: art, title, and what the player does or waits for. */
export const PromotionRow = ({ promotion }: { promotion: PromotionNotice }) => {
  const { id, title } = promotion;
  return (
    <li className={css.row}>
      <PromotionArt id={id} />
      <h2 className={css.name}>
        <Link href={promotionPath(id)}>{title}</Link>
      </h2>
      <PromotionSign promotion={promotion} />
    </li>
  );
};

/** Drawn from the promotion's id, in one of eight inks. */
export const PromotionArt = ({ id }: { id: string }) => (
  <span aria-hidden="true" className={css.art}>
    <Artwork category="RNG" code={id} crop vendor="" />
  </span>
);
