import type { Page } from '@parlour/contract/pages';
import { Icon } from '@parlour/ui/components/art/icon';
import { user } from '@parlour/ui/icons/user';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect } from 'react';
import { hideGameNavigation } from '../../../lib/navigation/game-navigation';
import { goAccount } from '../../../lib/session/member-actions';
import { openModal } from '../../../lib/navigation/modal';
import { useSearch } from '../../../lib/navigation/navigation';
import { useSession } from '../../../lib/session/session';
import css from './game-header.module.css';
import { LanguageMenu } from './language-menu';
import { MainNav } from '../navigation/main-nav';
import { ThemeSwitch } from './theme-switch';

/**
 * The site's header over a running game, under the game's own bar. Nothing moves beneath it;
 * Escape or a press beside it puts it away, as the button does that called it.
 */
export const GameHeader = ({ route }: { route: Page }) => {
  const gameType = new URLSearchParams(useSearch()).get('gameType') ?? undefined;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hideGameNavigation();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      {/* Only the game receives a press in the frame, so this covers it. */}
      <div aria-hidden="true" className={css.beside} onPointerDown={hideGameNavigation} />
      <header className={css.header}>
        <MainNav route={{ ...route, gameType }}>
          <span className={css.tools}>
            <LanguageMenu />
            <ThemeSwitch />
            <Who />
          </span>
        </MainNav>
      </header>
    </>
  );
};

const Who = () => {
  const { brand } = usePhrases('brand');
  const { authState, member } = useSession();
  const isMember = authState === 'member';
  return (
    <button
      className={css.who}
      onClick={() => (isMember ? goAccount() : openModal('login', {}))}
      type="button"
    >
      <Icon of={user} size={18} />
      {isMember ? (member?.nickname ?? brand.account) : brand.logIn}
    </button>
  );
};
