import '@parlour/ui/fonts.css';
import '@parlour/ui/theme.css';
import type { FirstPage } from '@parlour/contract/first-page';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { client } from '../lib/client';
import { takeStatus } from '../lib/brand';
import { setServerTime } from '../lib/server-time';
import { preloadWords } from '../lib/words';
import { App } from './app';
import { frameNouns } from './nouns';
import { routeOf } from './paths';
import { closed, screenOf } from './screens';
import { startSite } from './start';

const readPage = (): FirstPage =>
  JSON.parse(document.querySelector('#first-page')?.textContent ?? 'null') as FirstPage;

const begin = async (): Promise<void> => {
  const page = readPage();
  const gallery = document.querySelector('#gallery');
  if (gallery) return (await import('./gallery')).showGallery(gallery, page.language);
  client.language = page.language;
  takeStatus(page.status);
  setServerTime(page.status.serverTime);
  const screen = screenOf(page.status.whitelabel, routeOf(location.pathname).name);
  // What the server drew can only come alive when the route's code and words are here; until then
  // it can be read. A chunk that fails is told by the screen's own boundary.
  await Promise.all([
    preloadWords(page.language, frameNouns),
    preloadWords(page.language, screen.nouns),
    page.status.systemStatus === 0 ? screen.preload() : closed.preload(),
  ]).catch(() => undefined);
  const root = document.querySelector('#root');
  if (!root) return;
  startTransition(() => {
    hydrateRoot(root, <App page={page} />, {
      // Such differences mend themselves (React draws that part anew); they are not the player's
      // trouble.
      onRecoverableError: () => undefined,
    });
  });
  startSite(page);
};

void begin();
