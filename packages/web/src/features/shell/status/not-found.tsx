import { pages } from '@parlour/contract/pages';
import { buttonClass } from '@parlour/ui/components/form/button';
import { Icon } from '@parlour/ui/components/art/icon';
import { Rosette } from '@parlour/ui/components/art/rosette';
import { house } from '@parlour/ui/icons/house';
import { magnifyingGlass } from '@parlour/ui/icons/magnifying-glass';
import { question } from '@parlour/ui/icons/question';
import { usePhrases } from '@parlour/ui/use-phrases';
import { categoryPath } from '../../../lib/navigation/paths';
import { useSite } from '../../../lib/brand/brand';
import { goSearch } from '../../../lib/navigation/game-search';
import { Link, linkTo } from '../../../lib/navigation/navigation';
import css from './sign.module.css';

/** An address that is none of ours: what to do instead. */
export const NotFound = () => {
  const { brand, status } = usePhrases('brand', 'status');
  const { categories } = useSite();
  const hall = categories[0] ? categoryPath(categories[0].gameType) : pages.rng.path;
  return (
    <section className={`content ${css.page}`}>
      <span className={css.seal}>
        <Rosette name="not-found" size={260} />
        <span className={css.sign}>
          <Icon of={question} size={40} />
        </span>
      </span>
      <h1 className="t-display">{status.notFoundTitle}</h1>
      <p className="t-2">{status.notFoundInfo}</p>
      <div className={css.actions}>
        <Link className={buttonClass({ look: 'primary' })} href={pages.home.path}>
          <Icon of={house} />
          {brand.home}
        </Link>
        <a className={buttonClass()} {...linkTo(hall, () => goSearch(hall))}>
          <Icon of={magnifyingGlass} />
          {brand.tabSearch}
        </a>
      </div>
    </section>
  );
};
