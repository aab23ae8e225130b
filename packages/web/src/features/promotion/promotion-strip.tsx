import { pages } from '@parlour/contract/pages';
import { Carousel } from '@parlour/ui/components/layout/carousel';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useNotices } from '../../lib/api/use-notices';
import { Link } from '../../lib/navigation/navigation';
import { promotionPath } from '../../lib/navigation/paths';
import { useSession } from '../../lib/session/session';
import { inOrder } from './promotion-order';
import { PromotionArt } from './promotion-row';
import css from './promotion-strip.module.css';

/** What home shows of the promotions; without one, or without an answer, nothing. */
export const PromotionStrip = () => {
  const { brand, common } = usePhrases('brand', 'common');
  const promotions = inOrder(useNotices().data?.promotion ?? []);
  const isPausing = useSession(({ member }) => member?.isPausing);
  // Who takes a break from play sees no advertising.
  if (promotions.length === 0 || isPausing) return null;
  return (
    <section aria-labelledby="promotions" className={css.strip}>
      <div className={css.head}>
        <h2 className="t-h2" id="promotions">
          {brand.promotions}
        </h2>
        <Link className={css.all} href={pages.promotions.path}>
          {common.all}
          <span className="sr-only">: {brand.promotions}</span>
        </Link>
      </div>
      <Carousel
        label={brand.promotions}
        slides={promotions.map(({ id, title }) => ({
          id,
          content: (
            <Link className={css.card} href={promotionPath(id)}>
              <PromotionArt id={id} />
              {title}
            </Link>
          ),
        }))}
      />
    </section>
  );
};
