import { type Page, pageOf } from '@parlour/contract/pages';
import { GamePicture } from '@parlour/ui/components/art/game-picture';
import { Spinner } from '@parlour/ui/components/feedback/spinner';
import { usePhrases } from '@parlour/ui/use-phrases';
import { memo, Suspense, useEffect, useState } from 'react';
// The server draws banner and footer: their styles are the first page's, their code comes after it.
// The bars that follow every page bring too little for a file of their own.
import '@parlour/ui/components/layout/banner.module.css';
import '@parlour/ui/components/feedback/offline-bar.module.css';
import '@parlour/ui/components/feedback/toast.module.css';
import '../features/shell/banner/banner.module.css';
import '../features/shell/navigation/footer.module.css';
import '../features/shell/status/connection-bar.module.css';
import { BottomTabs } from '../features/shell/navigation/bottom-tabs';
import { Header } from '../features/shell/header/header';
import { fetchPart } from '../lib/api/idle';
import { useSite } from '../lib/brand/brand';
import { type Chunk, chunk } from '../lib/navigation/chunk';
import { useKnownGame } from '../lib/navigation/game-link';
import { usePathname, useSearch } from '../lib/navigation/navigation';
import type { ScreenProps } from '../lib/navigation/screen';
import { HeldScreen, isHeld, Resting, wake } from '../lib/navigation/rest';
import { Words } from '../lib/language/words';
import { Boundary } from './boundary';
import css from './boundary.module.css';
import { Overlays } from './overlays';
import { screenOf } from './screens';
import { useScrollToTop } from './scroll';
import { useTitle } from './titles';

// Nothing of these is seen in the first second, and a page without them is still a page.
const connectionBar = chunk(
  [],
  async () => (await import('../features/shell/status/connection-bar')).ConnectionBar,
);
const laterParts = chunk<{ isFull: boolean }>(
  [],
  async () => (await import('./later-parts')).LaterParts,
);

// Whatever becomes of a file: what the server drew stays, and it is fetched again. The server has
// every file.
const patiently = <Part,>(load: () => Promise<Part>): Promise<Part> =>
  'document' in globalThis ? new Promise((resolve) => void fetchPart(load, resolve)) : load();

const banner = chunk<{ group: string }>(
  [],
  async () => (await patiently(() => import('../features/shell/banner/banner'))).Banner,
);
const footer = chunk<object>(
  [],
  async () => (await patiently(() => import('../features/shell/navigation/footer'))).Footer,
);

// What the server drew stays until its code has come, as long as it is not drawn again meanwhile.
const Banner = memo(({ group, isMoving }: { group: string; isMoving: boolean }) => (
  <Boundary isOptional>
    {isMoving ? (
      <Suspense>
        <banner.Component group={group} />
      </Suspense>
    ) : (
      <Resting preload={banner.preload}>
        <banner.Component group={group} />
      </Resting>
    )}
  </Boundary>
));
const foot = (
  <Boundary isOptional>
    <Resting preload={footer.preload}>
      <footer.Component />
    </Resting>
  </Boundary>
);

const useFetched = (preload: () => Promise<unknown>): boolean => {
  const [isFetched, setFetched] = useState(false);
  useEffect(() => fetchPart(preload, () => setFetched(true)), [preload]);
  return isFetched;
};

const Connection = () => useFetched(connectionBar.preload) && <connectionBar.Component />;

const Later = ({ isFull }: { isFull: boolean }) =>
  useFetched(laterParts.preload) && <laterParts.Component isFull={isFull} />;

const Waiting = () => {
  const { common } = usePhrases('common');
  return (
    <div className={css.wait} role="status">
      <Spinner size={18} />
      {common.loading}
    </div>
  );
};

/** A game begins with its own background: no text and no empty page is visible before it. */
const GameGround = () => {
  const query = new URLSearchParams(useSearch());
  const of = (name: string) => query.get(name) ?? '';
  const [code, vendor] = [of('gameCode'), of('vassalage')];
  const game = useKnownGame({ gameCode: code, vassalage: vendor });
  return (
    <div className={css.ground}>
      {game && (
        <GamePicture
          category={game.gameType}
          code={code}
          crop
          image={game.background}
          vendor={vendor}
        />
      )}
    </div>
  );
};

/** Its path as the table spells it, without the leading slash. */
const mainClassOf = ({ path }: Page): string => path.slice(1);

/** Marks that the screen is hydrated: server-rendered HTML handles no press before. */
const Live = () => {
  useEffect(() => document.querySelector('#main')?.setAttribute('data-live', ''), []);
  return null;
};

type ScreenPartProps = { route: Page; screen: Chunk<ScreenProps> };

// As long as it is not drawn again, what the server drew is kept until its code has come: what was
// typed into it too.
const Screen = memo(({ route, screen }: ScreenPartProps) => {
  const { nouns, Component, preload } = screen;
  return (
    <Boundary onRetry={preload}>
      <Suspense fallback={route.hasGameBar ? <GameGround /> : <Waiting />}>
        <HeldScreen screen={screen}>
          <Words nouns={nouns}>
            <Component route={route} />
            <Live />
          </Words>
        </HeldScreen>
      </Suspense>
    </Boundary>
  );
});

/** Header, banner, main, footer and tab bar around the screen of the path, as its frame says. */
export const Frame = () => {
  const pathname = usePathname();
  const route = pageOf(pathname);
  const { brand } = usePhrases('brand');
  const isFull = route.frame === 'full';
  useScrollToTop(pathname);
  useTitle(route);
  const { path, complete, status, banners } = useSite();
  const isMoving = banners.filter(({ groupName }) => groupName === route.bannerGroup).length > 1;
  const screen = screenOf(status.whitelabel, route.name);
  const { preload, isAsking } = screen;
  const isElsewhere = pageOf(path.split('?')[0] ?? '').name !== route.name;
  useEffect(() => {
    if (isElsewhere) void wake();
    if (isElsewhere) complete().catch(() => undefined);
  }, [isElsewhere, complete]);
  useEffect(() => {
    if (isElsewhere || !isHeld()) preload().catch(() => undefined);
  }, [isElsewhere, preload]);
  return (
    <>
      <a className={css.skip} href="#main">
        {brand.skip}
      </a>
      {route.frame !== 'bare' && <Header route={route} />}
      <Connection />
      {isFull && route.bannerGroup && (
        <Banner group={route.bannerGroup} isMoving={isMoving} key={route.bannerGroup} />
      )}
      <main className={mainClassOf(route)} data-asking={isAsking} id="main" tabIndex={-1}>
        <Screen key={route.name} route={route} screen={screen} />
      </main>
      {isFull && foot}
      {isFull && <BottomTabs route={route} />}
      <Overlays />
      <Later isFull={isFull} />
    </>
  );
};
