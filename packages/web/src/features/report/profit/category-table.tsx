import type { CategoryProfit } from '@parlour/contract/report';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { usePhrases } from '@parlour/ui/use-phrases';
import { CategoryIcon } from '../../../lib/brand/category-icon';
import { useBalance } from '../../../lib/session/balance';
import css from '../record.module.css';
import { playColumns } from '../play-columns';

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
    ...playColumns(words, isHidden),
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
