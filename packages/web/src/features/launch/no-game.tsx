import { pages } from '@parlour/contract/pages';
import { buttonClass } from '@parlour/ui/components/form/button';
import { SignPage } from '@parlour/ui/components/feedback/sign-page';
import { gameController } from '@parlour/ui/icons/game-controller';
import { usePhrases } from '@parlour/ui/use-phrases';
import { Link } from '../../lib/navigation/navigation';

/** The page of a game without a game in its address: it offers the games. */
export const NoGame = () => {
  const { launch } = usePhrases('launch');
  return (
    <SignPage
      actions={
        <Link className={buttonClass({ look: 'primary' })} href={pages.rng.path}>
          {launch.chooseGame}
        </Link>
      }
      icon={gameController}
      name="game"
      title={launch.noGame}
    />
  );
};
