import type { PromotionNotice } from '@parlour/contract/promotion';
import { fill } from '@parlour/locales/phrases';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { calendarBlank } from '@parlour/ui/icons/calendar-blank';
import { gift } from '@parlour/ui/icons/gift';
import { listChecks } from '@parlour/ui/icons/list-checks';
import { usePhrases } from '@parlour/ui/use-phrases';
import { QueryError } from '../../lib/api/query-error';
import { asRefused } from '../../lib/api/refused';
import { useNotices } from '../../lib/api/use-notices';
import { useBrand } from '../../lib/brand/brand';
import { PlateRows } from './plate-rows';
import { PromotionRow } from './promotion-row';
import { RowsSkeleton } from './rows-skeleton';
import { inOrder } from './promotion-order';
import css from './promotion.module.css';

/** `/promotions`: the promotions of the brand, those that wait for the player first. */
export const PromotionPage = () => {
  const { brand } = usePhrases('brand');
  return (
    <section className={`content ${css.page}`}>
      <h1 className="t-h1">{brand.promotions}</h1>
      <hr className="rule" />
      <List />
    </section>
  );
};

const List = () => {
  const { data, isPending, error, refetch } = useNotices();
  if (isPending) return <RowsSkeleton onRetry={refetch} />;
  if (!data) return <QueryError onRetry={refetch} refused={asRefused(error)} />;
  return data.promotion.length > 0 ? <Rows list={data.promotion} /> : <None />;
};

const Rows = ({ list }: { list: readonly PromotionNotice[] }) => (
  <ul>
    {inOrder(list).map((promotion) => (
      <PromotionRow key={promotion.id} promotion={promotion} />
    ))}
  </ul>
);

/** Nothing runs: what one will find here, in the form of the list that is to come. */
const None = () => {
  const { promotion: words } = usePhrases('promotion');
  const { name } = useBrand();
  return (
    <>
      <EmptyState icon={gift}>
        <strong className={css.none}>{words.none}</strong>
        {fill(words.noneInfo, { brand: name })}
      </EmptyState>
      <PlateRows
        rows={[
          { icon: gift, name: words.gain, text: words.gainInfo },
          { icon: listChecks, name: words.task, text: words.taskInfo },
          { icon: calendarBlank, name: words.until, text: words.untilInfo },
        ]}
        title={words.says}
      />
    </>
  );
};
