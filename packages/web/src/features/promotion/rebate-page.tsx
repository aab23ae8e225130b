import type { Category } from '@parlour/contract/catalogue';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { TabbedPanel } from '@parlour/ui/components/layout/tabs';
import { arrowCounterClockwise } from '@parlour/ui/icons/arrow-counter-clockwise';
import { clockCounterClockwise } from '@parlour/ui/icons/clock-counter-clockwise';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { useSite } from '../../lib/brand/brand';
import { CategoryIcon } from '../../lib/brand/category-icon';
import css from './promotion.module.css';

const views = ['rebateRates', 'rebateRecords'] as const;
type View = (typeof views)[number];

/** `bonusDetails`: what part of the own bets comes back, by game type; no brand pays one yet. */
export const RebatePage = () => {
  const { promotion: words } = usePhrases('promotion');
  const [view, setView] = useState<View>('rebateRates');
  return (
    <TabbedPanel
      className={css.panel}
      id="rebate"
      label={words.rebateViews}
      names={words}
      onChange={setView}
      value={view}
      views={views}
    >
      {view === 'rebateRates' ? (
        <>
          <EmptyState icon={arrowCounterClockwise}>
            <strong className={css.none}>{words.noRebate}</strong>
            {words.noRebateInfo}
          </EmptyState>
          <Rates />
        </>
      ) : (
        <EmptyState icon={clockCounterClockwise}>{words.noRebateRecords}</EmptyState>
      )}
    </TabbedPanel>
  );
};

/** The categories of this site, each without a rate. */
const Rates = () => {
  const { brand, promotion: words } = usePhrases('brand', 'promotion');
  const { categories } = useSite();
  const columns: Column<Category>[] = [
    {
      key: 'icon',
      name: words.rebateType,
      place: 'icon',
      cell: ({ gameType }) => <CategoryIcon of={gameType} size={20} />,
    },
    {
      key: 'type',
      name: words.rebateType,
      place: 'title',
      cell: ({ gameType }) => brand[gameType],
    },
    {
      key: 'rate',
      name: words.rebateRate,
      place: 'figure',
      atEnd: true,
      cell: () => <span className="t-3">{words.noRate}</span>,
    },
  ];
  return (
    <DataTable
      columns={columns}
      keyOf={({ gameType }) => gameType}
      label={words.rebateRates}
      rows={categories}
    />
  );
};
