import { Suspense, useRef } from 'react';
import { Home } from '../../features/catalogue/home/home';
// The server draws the ticker: its style is the first page's, its movement comes after it.
import '../../features/content/announcements/ticker.module.css';
import { useSite } from '../../lib/brand/brand';
import { Words } from '../../lib/language/words';
import { chunk } from '../../lib/navigation/chunk';
import { useIsNear } from '../../lib/navigation/near';
import { useIsOpen } from '../../lib/navigation/open';
import { Boundary } from '../boundary';
import css from './home-screen.module.css';

const ticker = chunk<object>(
  [],
  async () => (await import('../../features/content/announcements/ticker')).Ticker,
);

const missedNote = chunk<object>(
  ['refusal', 'common'],
  async () => (await import('../../features/catalogue/home/missed-note')).MissedNote,
);

// The foot of the page, fetched when it comes near.
const teasers = chunk<object>(
  ['brand', 'common', 'download'],
  async () => (await import('./home-teasers')).HomeTeasers,
);

/** Home: what the site announces, what can be played, and what else it offers. */
export const HomeScreen = () => {
  const { announcements, missed } = useSite();
  const { titles } = announcements;
  return (
    <>
      {titles.length > 0 && (
        <Boundary isOptional>
          <Suspense>
            <ticker.Component />
          </Suspense>
        </Boundary>
      )}
      {missed && (
        <Boundary isOptional>
          <Suspense>
            <Words nouns={missedNote.nouns}>
              <missedNote.Component />
            </Words>
          </Suspense>
        </Boundary>
      )}
      <Home />
      <Teasers />
    </>
  );
};

const Teasers = () => {
  const holder = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(holder);
  const isOpen = useIsOpen();
  return (
    <div className={css.teasers} data-app={isOpen('app') || undefined} ref={holder}>
      {isNear && (
        <Boundary isOptional>
          <Suspense>
            <Words nouns={teasers.nouns}>
              <teasers.Component />
            </Words>
          </Suspense>
        </Boundary>
      )}
    </div>
  );
};
