import '@parlour/ui/fonts.css';
import '@parlour/ui/theme.css';
import type { FirstPage } from '@parlour/contract/first-page';
import { pageOf } from '@parlour/contract/pages';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { client } from '../lib/api/client';
import { setStatus } from '../lib/brand/brand';
import { setServerTime } from '../lib/api/server-time';
import { preloadWords } from '../lib/language/words';
import type { Chunk } from '../lib/navigation/chunk';
import { keepEarlyPresses } from '../lib/navigation/early-press';
import { reloadWhenGone } from '../lib/navigation/reload-when-gone';
import { endRest, holdScreen, isHeld } from '../lib/navigation/rest';
import { mayBePlayer } from '../lib/session/session';
import { App } from './app';
import { frameNouns } from './nouns';
import { memberCentre } from './centre/member-centre-chunk';
import { memberPageOf } from '../lib/navigation/paths';
import { screenOf } from './screens';
import { closed } from './screens/frame-screens';
import { startSite } from './start';

const readPage = (): FirstPage =>
  JSON.parse(document.querySelector('#first-page')?.textContent ?? 'null') as FirstPage;

/** The screen of the path and, at a direct address, the member centre over it. */
const drawnParts = ({ status }: FirstPage) => {
  if (status.systemStatus !== 0) return [closed];
  const screen = screenOf(status.whitelabel, pageOf(location.pathname).name);
  return memberPageOf(location.search) ? [screen, memberCentre] : [screen];
};

/** What an address says beside its path the server's HTML may not have. */
const isWhole = (page: FirstPage, late: Chunk<never>[]): boolean =>
  location.search === '' &&
  late.length > 0 &&
  late.every((part) => part.isWhole?.(page, pageOf(location.pathname)));

const begin = async (): Promise<void> => {
  const page = readPage();
  const gallery = document.querySelector('#gallery');
  if (gallery) return (await import('./gallery')).showGallery(gallery, page.language);
  client.language = page.language;
  setStatus(page.status);
  setServerTime(page.status.serverTime);
  // The server's HTML can only be hydrated when its code and phrases are loaded; until then it can
  // be read. A chunk that fails is reported by its own boundary.
  const fetched = (parts: Chunk<never>[]) =>
    Promise.all(parts.flatMap(({ nouns, preload }) => [preloadWords(page, nouns), preload()]));
  const fetchedOrNot = (parts: Chunk<never>[]) => fetched(parts).catch(() => undefined);
  const parts = drawnParts(page) as Chunk<never>[];
  await Promise.all([
    preloadWords(page, frameNouns).catch(() => undefined),
    fetchedOrNot(parts.filter(({ isLate }) => !isLate)),
  ]);
  const root = document.querySelector('#root');
  if (!root) return;
  // What is whole for a visitor may have more for a player.
  const isPlayer = mayBePlayer();
  if (isPlayer) endRest();
  keepEarlyPresses(root);
  reloadWhenGone(page.status.build);
  const late = parts.filter(({ isLate }) => isLate);
  if (!isPlayer && isWhole(page, late)) holdScreen(late[0]!, () => fetched(late));
  startTransition(() => {
    hydrateRoot(root, <App page={page} />, {
      // Such differences correct themselves (React renders that part again); they do not concern
      // the player.
      onRecoverableError: () => undefined,
    });
  });
  if (!isHeld()) void fetchedOrNot(late);
  startSite(page);
};

void begin();
