import type { Category } from '@parlour/contract/catalogue';
import { Icon } from '@parlour/ui/components/art/icon';
import { count } from '@parlour/ui/format';
import { caretRight } from '@parlour/ui/icons/caret-right';
import { squaresFourFill } from '@parlour/ui/icons/squares-four';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { categoryPath } from '../../../lib/navigation/paths';
import { useSite } from '../../../lib/brand/brand';
import { CategoryIcon } from '../../../lib/brand/category-icon';
import { inMenuOrder } from '../../../lib/brand/menu-order';
import { openModal } from '../../../lib/navigation/modal';
import { Link } from '../../../lib/navigation/navigation';
import css from './categories.module.css';

// From so many on they stand in rows of five, the last place being the way to all.
const manyCategories = 6;
const mostInRows = 9;

/**
 * The categories that have a vendor: one is a row that says what is in it, up to five share a row,
 * more stand in two rows of five, whose last place is the way to all.
 */
export const Categories = () => {
  const { catalogue } = usePhrases('catalogue');
  const { categories } = useSite();
  const [first] = categories;
  if (!first) return null;
  return (
    <nav aria-label={catalogue.categories}>
      {categories.length === 1 ? (
        <OnlyCategory category={first} />
      ) : (
        <Grid categories={categories} />
      )}
    </nav>
  );
};

const OnlyCategory = ({ category: { gameType, games, rtp } }: { category: Category }) => {
  const { brand, catalogue } = usePhrases('brand', 'catalogue');
  const percent = rtp && (rtp.from === rtp.to ? rtp.from : `${rtp.from}\u00a0– ${rtp.to}`);
  const facts = [
    fill(catalogue.count, { count: count(games) }),
    ...(percent ? [fill(catalogue.rtp, { percent: `${percent}\u00a0%` })] : []),
  ];
  return (
    <Link className={css.only} href={categoryPath(gameType)}>
      <CategoryIcon of={gameType} size={26} />
      <span className={css.words}>
        {brand[gameType]}
        <span className={css.facts}>{facts.join(' · ')}</span>
      </span>
      <Icon className={css.caret} of={caretRight} size={18} />
    </Link>
  );
};

const Grid = ({ categories }: { categories: readonly Category[] }) => {
  const { brand, common } = usePhrases('brand', 'common');
  const hasMany = categories.length >= manyCategories;
  return (
    <div className={hasMany ? css.many : css.few}>
      {inMenuOrder(categories)
        .slice(0, mostInRows)
        .map(({ id, gameType }) => (
          <Link className={css.category} href={categoryPath(gameType)} key={id}>
            <CategoryIcon of={gameType} />
            {brand[gameType]}
          </Link>
        ))}
      {hasMany && (
        <button
          aria-haspopup="dialog"
          className={css.category}
          onClick={() => openModal('menu', {})}
          type="button"
        >
          <Icon of={squaresFourFill} size={28} />
          {common.all}
        </button>
      )}
    </div>
  );
};
