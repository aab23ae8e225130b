import { pages } from '@parlour/contract/pages';
import { buttonClass } from '@parlour/ui/components/form/button';
import { Icon } from '@parlour/ui/components/art/icon';
import { SignPage } from '@parlour/ui/components/feedback/sign-page';
import { house } from '@parlour/ui/icons/house';
import { magnifyingGlass } from '@parlour/ui/icons/magnifying-glass';
import { question } from '@parlour/ui/icons/question';
import { usePhrases } from '@parlour/ui/use-phrases';
import { categoryPath } from '../../../lib/navigation/paths';
import { useSite } from '../../../lib/brand/brand';
import { goSearch } from '../../../lib/navigation/game-search';
import { Link, linkTo } from '../../../lib/navigation/navigation';

/** An address that is none of ours: what to do instead. */
export const NotFound = () => {
  const { brand, status } = usePhrases('brand', 'status');
  const { categories } = useSite();
  const hall = categories[0] ? categoryPath(categories[0].gameType) : pages.rng.path;
  const ways = (
    <>
      <Link className={buttonClass({ look: 'primary' })} href={pages.home.path}>
        <Icon of={house} />
        {brand.home}
      </Link>
      <a className={buttonClass()} {...linkTo(hall, () => goSearch(hall))}>
        <Icon of={magnifyingGlass} />
        {brand.tabSearch}
      </a>
    </>
  );
  return (
    <SignPage actions={ways} icon={question} isLarge name="not-found" title={status.notFoundTitle}>
      {status.notFoundInfo}
    </SignPage>
  );
};
