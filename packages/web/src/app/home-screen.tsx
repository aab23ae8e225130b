import { Suspense } from 'react';
import { Home } from '../features/catalogue/home/home';
// The server draws the ticker: its style is the first page's, its movement comes after it.
import '../features/content/announcements/ticker.module.css';
import { useSite } from '../lib/brand/brand';
import { chunk } from '../lib/navigation/chunk';
import { Boundary } from './boundary';

const ticker = chunk<object>(
  [],
  async () => (await import('../features/content/announcements/ticker')).Ticker,
);

/** Home: what the site announces, and what can be played. */
export const HomeScreen = () => {
  const { titles } = useSite().announcements;
  return (
    <>
      {titles.length > 0 && (
        <Boundary isOptional>
          <Suspense>
            <ticker.Component />
          </Suspense>
        </Boundary>
      )}
      <Home />
    </>
  );
};
