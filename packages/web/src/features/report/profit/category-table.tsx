import type { CategoryProfit } from '@parlour/contract/report';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { Money } from '@parlour/ui/components/display/money';
import { count } from '@parlour/ui/format';
import { usePhrases } from '@parlour/ui/use-phrases';
import { CategoryIcon } from '../../../lib/brand/category-icon';
import { useBalance } from '../../../lib/session/balance';
import css from '../record.module.css';
import { stakeColumn } from '../stake-column';

/** What each type of game came to. */
export const CategoryTable = ({ categories }: { categories: readonly CategoryProfit[] }) => {
  const { brand, report: words } = usePhrases('brand', 'report');
  const isHidden = useBalance((state) => state.isHidden);
  const columns: Column<CategoryProfit>[] = [
    {
      key: 'icon',
      name: words.type,
      place: 'icon',
      cell: ({ gameType }) => <CategoryIcon of={gameType} size={20} />,
    },
    {
      key: 'category',
      name: words.type,
      place: 'title',
      cell: ({ gameType }) => brand[gameType],
    },
    {
      key: 'rounds',
      name: words.rounds,
      place: 'id',
      atEnd: true,
      isNamed: true,
      cell: ({ rounds }) => <span className="t-fig">{count(rounds)}</span>,
    },
    stakeColumn(words, isHidden),
    {
      key: 'payout',
      name: words.payout,
      place: 'wide',
      atEnd: true,
      cell: ({ payout }) => <Money amount={payout} hidden={isHidden} />,
    },
    {
      key: 'net',
      name: words.net,
      place: 'figure',
      atEnd: true,
      cell: ({ net }) => <Money amount={net} coloured hidden={isHidden} signed size="m" />,
    },
  ];
  return (
    <section aria-labelledby="by-category" className={css.movements}>
      <h3 className="t-h3" id="by-category">
        {words.byCategory}
      </h3>
      <DataTable
        columns={columns}
        keyOf={({ gameType }) => gameType}
        label={words.byCategory}
        rows={categories}
      />
    </section>
  );
};
