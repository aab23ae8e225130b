import type { GameType } from '@parlour/contract/catalogue';
import { pages } from '@parlour/contract/pages';
import { buttonClass } from '@parlour/ui/components/form/button';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { Link } from '../../../lib/navigation/navigation';
import { CategoryIcon } from '../../../lib/brand/category-icon';
import css from './hall.module.css';

/** A category that has no vendor on this site. */
export const NoVendors = ({ gameType }: { gameType: GameType }) => {
  const { brand, catalogue, status } = usePhrases('brand', 'catalogue', 'status');
  const category = brand[gameType];
  return (
    <section className={`content ${css.closed}`}>
      <CategoryIcon of={gameType} size={56} />
      <h1 className="t-h1">{category}</h1>
      <p className="t-2">{fill(catalogue.noVendors, { category })}</p>
      <Link className={buttonClass({ look: 'primary' })} href={pages.home.path}>
        {status.goHome}
      </Link>
    </section>
  );
};
