import { type GameType, gameTypes } from '@parlour/contract/catalogue';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { Suspense, useState } from 'react';
import { Words } from '../../lib/language/words';
import { memberPageOf } from '../../lib/navigation/paths';
import { useStatus } from '../../lib/brand/brand';
import { useKnownGame } from '../../lib/navigation/game-link';
import { chunk, optional } from '../../lib/navigation/chunk';
import { useModal } from '../../lib/navigation/modal';
import { useSearch } from '../../lib/navigation/navigation';
import { useOpensGame } from '../../lib/navigation/opens-game';
import type { ScreenProps } from '../../lib/navigation/screen';
import { useSession } from '../../lib/session/session';
import css from './game.module.css';
import { GameBar } from './game-bar';
import { Cover, Failed } from './game-cover';
import { GameFrame } from './game-frame';
import { NoGame } from './no-game';
import type { WatchProps } from './play-watch';
import type { StoppedProps } from './stopped-game';
import { useGame } from './use-game';
import type { WantedGame } from './use-launch';

const playWatch = chunk(
  ['brand', 'compliance', 'refusal'],
  optional(async () => (await import('./play-watch')).PlayWatch),
);

const stoppedGame = chunk(
  ['launch'],
  optional(async () => (await import('./stopped-game')).StoppedGame),
);

/**
 * `/game` and `/seamless` with `?vassalage=…&gameCode=…&gameType=…`, and `/fbsports`, whose game
 * the brand names: the bar and the game in its frame.
 */
export const GamePage = ({ route }: ScreenProps) => {
  const search = useSearch();
  const isFb = route.name === 'fbsports';
  if (!useOpensGame(route)) {
    const gameType = isFb ? 'SPORTS' : gameTypeOf(search);
    return <NoGame gameType={gameType} isVendorMissing={isFb} />;
  }
  const wanted = isFb ? fbSports : wantedOf(search);
  if (!isFb && !wanted.vassalage) return <ServedPage />;
  return <OpenedGame key={JSON.stringify(wanted)} wanted={wanted} />;
};

/** The server's page, and the browser's first: which game the address names is not known yet. */
const ServedPage = () => (
  <div className={css.page} data-game-page="">
    <div className={css.bar} />
  </div>
);

const fbSports: WantedGame = {
  vassalage: '',
  gameCode: '',
  gameType: 'SPORTS',
  isDemo: false,
  isFb: true,
};

const gameTypeOf = (search: string): GameType => {
  const asked = new URLSearchParams(search).get('gameType');
  return gameTypes.find((type) => type === asked) ?? 'RNG';
};

const wantedOf = (search: string): WantedGame => {
  const query = new URLSearchParams(search);
  return {
    vassalage: query.get('vassalage') ?? '',
    gameCode: query.get('gameCode') ?? '',
    gameType: gameTypeOf(search),
    roomId: query.get('roomId') ?? undefined,
    isDemo: query.get('demo') === '1',
  };
};

/** How long one plays, beside a running game that is whole without it. */
const Watched = (props: WatchProps) => (
  <Suspense>
    <Words nouns={playWatch.nouns}>
      <playWatch.Component {...props} />
    </Words>
  </Suspense>
);

/** That an operator switched the game off, above a game that is whole without it. */
const Stopped = (props: StoppedProps) => (
  <Suspense>
    <Words nouns={stoppedGame.nouns}>
      <stoppedGame.Component {...props} />
    </Words>
  </Suspense>
);

const OpenedGame = ({ wanted }: { wanted: WantedGame }) => {
  const { opening, isForMoney, isReal, isReady, isFailed, limitedCount, played, ...acts } =
    useGame(wanted);
  const { onMessage, onPlayed, leave, retry } = acts;
  const isAside = memberPageOf(useSearch()) !== undefined;
  const hasModal = useModal((state) => state.open !== undefined);
  const isKnown = useSession(({ authState }) => authState !== 'unknown');
  const { launch, brand } = usePhrases('launch', 'brand');
  const opened = opening.state === 'open' ? opening.opened : undefined;
  const { gamesOrigin } = useStatus();
  const isOurs = opened?.kind === 'frame' && new URL(opened.content).origin === gamesOrigin;
  const known = useKnownGame(wanted);
  const name = opened?.game?.name ?? known?.name ?? (wanted.isFb ? brand.SPORTS : undefined);
  // Other vendors' games do not report that they are ready: the loaded page counts.
  const [loaded, setLoaded] = useState<string>();
  const isThere = isReady || (!isOurs && opened !== undefined && loaded === opened.content);
  return (
    <div className={css.page} data-game-page="">
      <GameBar
        isDemo={wanted.isDemo || (isKnown && !isForMoney)}
        isReal={isReal}
        name={name ?? launch.game}
        gameId={isOurs ? undefined : opened?.game?.nodeId}
        onLeave={leave}
        wallet={opened?.wallet}
      >
        {isReal && <Watched limitedCount={limitedCount} played={played} />}
      </GameBar>
      {opened?.game && <Stopped {...opened.game} gameType={wanted.gameType} />}
      <div className={css.stage}>
        {opened && opened.kind === 'frame' && !isFailed && (
          <GameFrame
            fundsBy={opened.wallet === undefined ? 'deposit' : 'transfer'}
            isPaused={isAside || hasModal}
            isReal={isForMoney}
            key={opened.content}
            onLoad={() => setLoaded(opened.content)}
            onMessage={onMessage}
            onPlayed={onPlayed}
            src={opened.content}
            title={fill(launch.frame, { game: name ?? wanted.gameCode })}
          />
        )}
        {!isFailed && (
          <Cover
            game={known ?? opened?.game}
            isGone={isThere}
            name={name}
            onLeave={leave}
            onRetry={retry}
            opening={opening}
            wanted={wanted}
          />
        )}
        {isFailed && <Failed onRetry={retry} />}
      </div>
    </div>
  );
};
