import type { Page } from '@parlour/contract/pages';
import { Suspense, useState } from 'react';
import { list } from '@parlour/ui/icons/list';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { usePhrases } from '@parlour/ui/use-phrases';
import { chunk } from '../../../lib/navigation/chunk';
import { useGameNavigation } from '../../../lib/navigation/game-navigation';
import { openModal } from '../../../lib/navigation/modal';
import { useSearch } from '../../../lib/navigation/navigation';
import { BalanceChip } from './balance-chip';
import css from './header.module.css';
import { Logo } from './logo';
import { MainNav } from '../navigation/main-nav';
import { TopBar } from './top-bar';

const gameHeader = chunk<{ route: Page }>([], async () => {
  const { GameHeader } = await import('./game-header');
  return GameHeader;
});

/** Two bars on a desk, one on a phone. Game pages may put the navigation away. */
export const Header = ({ route }: { route: Page }) => {
  const { brand } = usePhrases('brand');
  const isGame = route.frame === 'header';
  const [isNavShown, setNavShown] = useState(false);
  const showsNav = !isGame || isNavShown;
  // The page of a running game has a bar of its own, which calls the header over the game.
  const isCalled = useGameNavigation((state) => state.isShown);
  const opensGame = new URLSearchParams(useSearch()).has('vassalage');
  if (route.name === 'game' && opensGame) {
    return isCalled ? (
      <Suspense>
        <gameHeader.Component route={route} />
      </Suspense>
    ) : null;
  }
  return (
    <header className={css.header} data-game={isGame || undefined}>
      <div className={css.phone}>
        <IconButton
          aria-haspopup="dialog"
          icon={list}
          label={brand.menu}
          onClick={() => openModal('menu', {})}
          size={24}
        />
        <Logo />
        <BalanceChip />
      </div>
      <div className={css.desk}>
        <TopBar />
        {isGame && (
          <button
            aria-expanded={isNavShown}
            className={css.toggle}
            onClick={() => setNavShown(!isNavShown)}
            type="button"
          >
            {isNavShown ? brand.hideNav : brand.showNav}
          </button>
        )}
      </div>
      {showsNav && <MainNav route={route} />}
    </header>
  );
};
