import type { GameType } from '@parlour/contract/catalogue';
import { pages } from '@parlour/contract/pages';
import { buttonClass } from '@parlour/ui/components/form/button';
import { SignPage } from '@parlour/ui/components/feedback/sign-page';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { Link } from '../../../lib/navigation/navigation';
import { CategoryIcon } from '../../../lib/brand/category-icon';

/** A category that has no vendor on this site. */
export const NoVendors = ({ gameType }: { gameType: GameType }) => {
  const { brand, catalogue, status } = usePhrases('brand', 'catalogue', 'status');
  const category = brand[gameType];
  return (
    <SignPage
      actions={
        <Link className={buttonClass({ look: 'primary' })} href={pages.home.path}>
          {status.goHome}
        </Link>
      }
      icon={<CategoryIcon of={gameType} size={40} />}
      name={gameType}
      title={category}
    >
      {fill(catalogue.noVendors, { category })}
    </SignPage>
  );
};
