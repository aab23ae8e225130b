import { pages } from '@parlour/contract/pages';
import { go } from '../lib/navigation/navigation';
import { useSession } from '../lib/session/session';

/** The paths that a visitor may see while the brand shows the rest to players only. */
const openPaths = new Set<string>(
  [pages.login, pages.register, pages.memberHelp, pages.download]
    .flatMap(({ path, aliases = [] }) => [path, ...aliases])
    .map((path) => path.toLowerCase()),
);

/** Where a visitor is sent from here; undefined where one may stay. */
export const wayToLogin = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => {
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  if (openPaths.has(path)) return undefined;
  return `${pages.login.path}?next=${encodeURIComponent(pathname + search)}`;
};

/** Keeps visitors on the open paths, from now on and after every step. */
export const guardPages = (): void => {
  const look = () => {
    const to = wayToLogin(location);
    if (to && useSession.getState().authState === 'visitor') go(to, { replace: true });
  };
  useSession.subscribe(look);
  for (const step of ['popstate', 'pushState', 'replaceState']) addEventListener(step, look);
  look();
};
