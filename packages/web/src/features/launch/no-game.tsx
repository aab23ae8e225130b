import type { GameType } from '@parlour/contract/catalogue';
import { pages } from '@parlour/contract/pages';
import { buttonClass } from '@parlour/ui/components/form/button';
import { SignPage } from '@parlour/ui/components/feedback/sign-page';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useSite } from '../../lib/brand/brand';
import { CategoryIcon } from '../../lib/brand/category-icon';
import { Link } from '../../lib/navigation/navigation';
import { categoryPath } from '../../lib/navigation/paths';

type NoGameProps = {
  /** What is offered in place of a game. */
  gameType: GameType;
  /** The vendor that the page is for is not on this site. */
  isVendorMissing?: boolean;
};

/** A game page without a game: it says so and offers the category. */
export const NoGame = ({ gameType, isVendorMissing = false }: NoGameProps) => {
  const { brand, catalogue, launch, status } = usePhrases('brand', 'catalogue', 'launch', 'status');
  const { categories } = useSite();
  const category = brand[gameType];
  const isOffered = categories.some((one) => one.gameType === gameType);
  const way = isVendorMissing ? fill(launch.toCategory, { category }) : launch.chooseGame;
  return (
    <SignPage
      actions={
        <Link
          className={buttonClass({ look: 'primary' })}
          href={isOffered ? categoryPath(gameType) : pages.home.path}
        >
          {isOffered ? way : status.goHome}
        </Link>
      }
      icon={<CategoryIcon of={gameType} size={40} />}
      name={gameType}
      title={isVendorMissing ? fill(catalogue.noVendors, { category }) : launch.noGame}
    >
      {isVendorMissing ? launch.vendorComes : launch.noGameInfo}
    </SignPage>
  );
};
