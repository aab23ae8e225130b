import type { Page } from '@parlour/contract/pages';
import { Suspense, useEffect } from 'react';
import { list } from '@parlour/ui/icons/list';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { usePhrases } from '@parlour/ui/use-phrases';
import { chunk, optional } from '../../../lib/navigation/chunk';
import {
  hideGameNavigation,
  toggleGameNavigation,
  useGameNavigation,
} from '../../../lib/navigation/game-navigation';
import { openModal } from '../../../lib/navigation/modal';
import { useOpensGame } from '../../../lib/navigation/opens-game';
import { BalanceChip } from './balance-chip';
import css from './header.module.css';
import { Logo } from './logo';
import { MainNav } from '../navigation/main-nav';
import { TopBar } from './top-bar';

const gameHeader = chunk<{ route: Page }>(
  [],
  optional(async () => (await import('./game-header')).GameHeader),
);

/** Two bars on a desk, one on a phone. Game pages put the navigation away until it is asked for. */
export const Header = ({ route }: { route: Page }) => {
  const isCalled = useGameNavigation((state) => state.isShown);
  // A game has a bar of its own, which calls the header over the game.
  if (!useOpensGame(route)) return <SiteHeader route={route} />;
  return isCalled ? (
    <Suspense>
      <gameHeader.Component route={route} />
    </Suspense>
  ) : null;
};

const SiteHeader = ({ route }: { route: Page }) => {
  const { brand } = usePhrases('brand');
  const isGame = route.frame === 'header';
  const isCalled = useGameNavigation((state) => state.isShown);
  const showsNav = !isGame || isCalled;
  const nav = isCalled ? brand.hideNav : brand.showNav;
  useEffect(() => (isGame ? hideGameNavigation : undefined), [isGame]);
  return (
    <header className={css.header} data-game={isGame || undefined}>
      <div className={css.phone}>
        <IconButton
          {...(isGame ? { 'aria-expanded': isCalled } : { 'aria-haspopup': 'dialog' })}
          icon={list}
          label={isGame ? nav : brand.menu}
          onClick={() => (isGame ? toggleGameNavigation() : openModal('menu', {}))}
          size={24}
        />
        <Logo />
        <BalanceChip />
      </div>
      <div className={css.desk}>
        <TopBar />
        {isGame && (
          <button
            aria-expanded={isCalled}
            className={css.toggle}
            onClick={toggleGameNavigation}
            type="button"
          >
            {nav}
          </button>
        )}
      </div>
      {showsNav && <MainNav route={route} />}
    </header>
  );
};
