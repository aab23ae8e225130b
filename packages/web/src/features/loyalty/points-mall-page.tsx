import { pages } from '@parlour/contract/pages';
import { Icon } from '@parlour/ui/components/art/icon';
import { Rosette } from '@parlour/ui/components/art/rosette';
import { TabbedPanel } from '@parlour/ui/components/layout/tabs';
import { clockCounterClockwise } from '@parlour/ui/icons/clock-counter-clockwise';
import { currencyCircleDollar } from '@parlour/ui/icons/currency-circle-dollar';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { gift } from '@parlour/ui/icons/gift';
import { receipt } from '@parlour/ui/icons/receipt';
import { usePhrases } from '@parlour/ui/use-phrases';
import { go, useSearch } from '../../lib/navigation/navigation';
import css from './points-mall.module.css';

const views = ['gifts', 'record', 'redeemed'] as const;
type View = (typeof views)[number];

const viewOf = (search: string): View => {
  const asked = new URLSearchParams(search).get('view');
  return views.find((view) => view === asked) ?? 'gifts';
};

const viewPath = (view: View): string =>
  view === 'gifts' ? pages.pointsMall.path : `${pages.pointsMall.path}?view=${view}`;

/** `/pointMall`: the balance of points, the gifts, and both records; no brand gives points yet. */
export const PointsMallPage = () => {
  const { loyalty: words, brand } = usePhrases('loyalty', 'brand');
  const current = viewOf(useSearch());
  return (
    <section className={`content ${css.page}`}>
      <h1 className="t-h1">{brand.pointsMall}</h1>
      <div className={css.head}>
        <Balance />
        <p className={css.rate}>
          <Icon of={currencyCircleDollar} size={28} />
          {words.rateLater}
        </p>
      </div>
      <div>
        <TabbedPanel
          id="points-view"
          label={words.views}
          names={words}
          onChange={(view) => go(viewPath(view), { replace: true })}
          value={current}
          views={views}
        >
          <Panel view={current} />
        </TabbedPanel>
      </div>
    </section>
  );
};

/** Points are not money: no notch. */
const Balance = () => {
  const { loyalty: words } = usePhrases('loyalty');
  return (
    <dl className={css.balance}>
      <dt>{words.balance}</dt>
      <dd className="t-h2">{words.notCounted}</dd>
      <dd className={css.note}>{words.neverExpire}</dd>
    </dl>
  );
};

const icons: Record<View, string> = {
  gifts: gift,
  record: clockCounterClockwise,
  redeemed: receipt,
};

const Panel = ({ view }: { view: View }) => {
  const { loyalty: words } = usePhrases('loyalty');
  const [title, text] = {
    gifts: [words.noGifts, words.noGiftsInfo],
    record: [words.noRecord, words.noRecordInfo],
    redeemed: [words.noRedeemed, words.noRedeemedInfo],
  }[view];
  return (
    <>
      <EmptyState icon={icons[view]}>
        <strong className={css.none}>{title}</strong>
        {text}
      </EmptyState>
      {view === 'gifts' && <Shelf />}
    </>
  );
};

const plates = ['LOTT', 'ESPORTS', 'LIVE', 'FISH', 'PVP', 'ELOTT'] as const;

/** The place of the gifts: plates in their frames, with nothing on them. */
const Shelf = () => (
  <div aria-hidden="true" className={css.shelf}>
    {plates.map((ink) => (
      <span className={css.plate} data-ink={ink} key={ink}>
        <Rosette name={ink} size={180} turns={22} />
      </span>
    ))}
  </div>
);
