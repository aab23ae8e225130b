import { pages } from '@parlour/contract/pages';
import { Icon } from '@parlour/ui/components/art/icon';
import { Facts } from '@parlour/ui/components/display/facts';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { buttonClass } from '@parlour/ui/components/form/button';
import { arrowLeft } from '@parlour/ui/icons/arrow-left';
import { gift } from '@parlour/ui/icons/gift';
import { usePhrases } from '@parlour/ui/use-phrases';
import { QueryError } from '../../lib/api/query-error';
import { asRefused } from '../../lib/api/refused';
import { useNotices } from '../../lib/api/use-notices';
import { Link, useSearch } from '../../lib/navigation/navigation';
import { PromotionArt } from './promotion-row';
import { RowsSkeleton } from './rows-skeleton';
import css from './promotion.module.css';

/** `/promoDetail?id=`: one promotion; an unknown one leads back to the list. */
export const PromotionDetailPage = () => {
  const { brand } = usePhrases('brand');
  return (
    <section className={`content ${css.detail}`}>
      <Link className={css.back} href={pages.promotions.path}>
        <Icon of={arrowLeft} size={18} />
        {brand.promotions}
      </Link>
      <Detail />
    </section>
  );
};

const Detail = () => {
  const { promotion: words } = usePhrases('promotion');
  const { data, isPending, error, refetch } = useNotices();
  const asked = new URLSearchParams(useSearch()).get('id');
  const found = data?.promotion.find(({ id }) => id === asked);
  if (found) {
    return (
      <>
        <PromotionArt id={found.id} />
        <h1 className={`t-h1 ${css.head}`}>{found.title}</h1>
        <hr className="rule" />
        <Facts facts={[{ name: words.state, value: words[found.state] }]} />
      </>
    );
  }
  return (
    <>
      <h1 className="t-h1">{words.detail}</h1>
      <hr className="rule" />
      {isPending ? (
        <RowsSkeleton onRetry={refetch} />
      ) : data ? (
        <EmptyState
          action={
            <Link className={buttonClass({ look: 'primary' })} href={pages.promotions.path}>
              {words.all}
            </Link>
          }
          icon={gift}
        >
          {words.missing}
        </EmptyState>
      ) : (
        <QueryError onRetry={refetch} refused={asRefused(error)} />
      )}
    </>
  );
};
