import { lockSimple } from '@parlour/ui/icons/lock-simple';
import { listChecks } from '@parlour/ui/icons/list-checks';
import { moon } from '@parlour/ui/icons/moon';
import { translate } from '@parlour/ui/icons/translate';
import { user } from '@parlour/ui/icons/user';
import { useLocation } from 'wouter';
import { showLanguage, useConsoleLocale, useWords } from '../../lib/language';
import { lockPage } from '../../lib/session/lock-page';
import { turnTheme } from '../../lib/theme';
import { ownPage, useOpenPages } from '../pages';
import { openKeys } from './palette-store';

/** A line of the search: an id that was found, or a command. */
export type Found = {
  id: string;
  icon: string;
  title: string;
  detail?: string;
  keys?: string;
  /** The list stays open until the act has an answer. */
  stays?: boolean;
  act: () => void;
};

/** What can be done from anywhere. */
export const useCommands = (): readonly Found[] => {
  const { account, frame } = useWords();
  const [, go] = useLocation();
  const locale = useConsoleLocale();
  const pages = useOpenPages().map(({ name, icon, home, go: letter }) => ({
    id: name,
    icon,
    title: frame.pages[name],
    keys: `G ${letter}`,
    act: () => go(home),
  }));
  return [
    ...pages,
    { id: 'account', icon: user, title: account.title, act: () => go(ownPage.path) },
    { id: 'lock', icon: lockSimple, title: frame.lock, keys: 'L', act: lockPage },
    { id: 'theme', icon: moon, title: frame.turnTheme, act: turnTheme },
    {
      id: 'language',
      icon: translate,
      title: frame.toOtherLanguage,
      act: () => void showLanguage(locale === 'vi' ? 'en' : 'vi'),
    },
    { id: 'keys', icon: listChecks, title: frame.keys, keys: '?', act: openKeys },
  ];
};
