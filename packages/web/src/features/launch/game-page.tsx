import { gameTypes } from '@parlour/contract/catalogue';
import { Button, buttonClass } from '@parlour/ui/components/form/button';
import { GamePicture } from '@parlour/ui/components/art/game-picture';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useState } from 'react';
import { gamePath, memberPageOf } from '../../lib/navigation/paths';
import { useStatus } from '../../lib/brand/brand';
import { useKnownGame } from '../../lib/navigation/game-link';
import type { Refused } from '../../lib/api/refused';
import { useModal } from '../../lib/navigation/modal';
import { Link, useSearch } from '../../lib/navigation/navigation';
import type { ScreenProps } from '../../lib/navigation/screen';
import { chunk } from '../../lib/navigation/chunk';
import { gate, useSession } from '../../lib/session/session';
import css from './game.module.css';
import { GameBar } from './game-bar';
import { GameFrame } from './game-frame';
import { useGame } from './use-game';
import type { LaunchState, WantedGame } from './use-launch';

const noGame = chunk([], async () => (await import('./no-game')).NoGame);

/** `/game?vassalage=…&gameCode=…&gameType=…`: the bar and the game in its frame. */
export const GamePage = (_props: ScreenProps) => {
  const wanted = wantedOf(useSearch());
  return wanted ? (
    <OpenedGame key={JSON.stringify(wanted)} wanted={wanted} />
  ) : (
    <noGame.Component />
  );
};

const wantedOf = (search: string): WantedGame | undefined => {
  const query = new URLSearchParams(search);
  const vassalage = query.get('vassalage');
  const gameCode = query.get('gameCode') ?? '';
  const gameType = gameTypes.find((type) => type === query.get('gameType'));
  const isDemo = query.get('demo') === '1';
  if (!vassalage || !gameType || (isDemo && !gameCode)) return undefined;
  return { vassalage, gameCode, gameType, isDemo };
};

const OpenedGame = ({ wanted }: { wanted: WantedGame }) => {
  const { opening, isReal, isReady, isFailed, onMessage, leave, retry } = useGame(wanted);
  const isAside = memberPageOf(useSearch()) !== undefined;
  const hasModal = useModal((state) => state.open !== undefined);
  const { launch } = usePhrases('launch');
  const opened = opening.state === 'open' ? opening.opened : undefined;
  const { gamesOrigin } = useStatus();
  const isOurs = opened?.kind === 'frame' && new URL(opened.content).origin === gamesOrigin;
  const known = useKnownGame(wanted);
  const name = opened?.game?.name ?? known?.name;
  // Other vendors' games do not report that they are ready: the loaded page counts.
  const [loaded, setLoaded] = useState<string>();
  const isThere = isReady || (!isOurs && opened !== undefined && loaded === opened.content);
  return (
    <div className={css.page} data-game-page="">
      <GameBar
        isDemo={wanted.isDemo}
        isReal={isReal}
        name={name ?? launch.game}
        gameId={isOurs ? undefined : opened?.game?.nodeId}
        onLeave={leave}
        wallet={opened?.wallet}
      />
      <div className={css.stage}>
        {opened && opened.kind === 'frame' && !isFailed && (
          <GameFrame
            fundsBy={opened.wallet === undefined ? 'deposit' : 'transfer'}
            isPaused={isAside || hasModal}
            isReal={!wanted.isDemo}
            key={opened.content}
            onLoad={() => setLoaded(opened.content)}
            onMessage={onMessage}
            src={opened.content}
            title={fill(launch.frame, { game: name ?? wanted.gameCode })}
          />
        )}
        {!isFailed && (
          <Cover
            game={known ?? opened?.game}
            isGone={isThere}
            name={name}
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

type CoverProps = {
  opening: LaunchState;
  wanted: WantedGame;
  name: string | undefined;
  /** Once it is known: before that nothing says whether it has a picture. */
  game: { background?: string } | undefined;
  /** The game is ready: the cover is removed. */
  isGone: boolean;
  onRetry: () => void;
};

const fadeMs = 160;

/** The game's own background covers the frame until the game is ready. */
const Cover = ({ opening, wanted, name, game, isGone, onRetry }: CoverProps) => {
  const { launch } = usePhrases('launch');
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    setAway(false);
    if (!isGone) return undefined;
    const timer = setTimeout(() => setAway(true), fadeMs);
    return () => clearTimeout(timer);
  }, [isGone]);
  if (isGone && isAway) return null;
  if (opening.state === 'failed') return <Failed onRetry={onRetry} refused={opening.refused} />;
  if (opening.state === 'gated') return <Gated wanted={wanted} />;
  const { gameCode: code, gameType: category, vassalage: vendor } = wanted;
  return (
    <div className={css.opening} data-gone={isGone || undefined}>
      {game && (
        <GamePicture category={category} code={code} crop image={game.background} vendor={vendor} />
      )}
      <div className={css.notice}>
        <p role="status">{name ? fill(launch.opening, { game: name }) : launch.openingGame}</p>
        {!isGone && <Late onRetry={onRetry} />}
      </div>
    </div>
  );
};

const slowAfterMs = 4000;
const lateAfterMs = 10_000;

/** After four seconds the slow network is reported, after ten a retry is offered. */
const Late = ({ onRetry }: { onRetry: () => void }) => {
  const { launch, common } = usePhrases('launch', 'common');
  const [waitedMs, setWaited] = useState(0);
  useEffect(() => {
    const timers = [slowAfterMs, lateAfterMs].map((ms) => setTimeout(() => setWaited(ms), ms));
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <>
      <p role="status">{waitedMs >= slowAfterMs && launch.slow}</p>
      {waitedMs >= lateAfterMs && <Button onClick={onRetry}>{common.retry}</Button>}
    </>
  );
};

/** Play for money needs an account; the demo does not. */
const Gated = ({ wanted }: { wanted: WantedGame }) => {
  const { launch, session, refusal } = usePhrases('launch', 'session', 'refusal');
  const endedBy = useSession((state) => state.endedBy);
  useEffect(() => {
    gate('player');
  }, []);
  return (
    <div className={css.cover}>
      <p>{endedBy ? refusal[endedBy] : session.logInFirst}</p>
      <div className={css.actions}>
        <Button look="accent" onClick={() => gate('player')}>
          {launch.logInToPlay}
        </Button>
        {wanted.gameCode && (
          <Link
            className={buttonClass({ look: 'outline' })}
            href={gamePath(wanted, { asDemo: true })}
          >
            {launch.demoInstead}
          </Link>
        )}
      </div>
    </div>
  );
};

const Failed = ({ refused, onRetry }: { refused?: Refused; onRetry: () => void }) => {
  const { launch, refusal, common } = usePhrases('launch', 'refusal', 'common');
  return (
    <div className={css.cover} role="alert">
      <p>{refused ? refusal[refused.code] : launch.failed}</p>
      {refused && <p className={css.aside}>{launch.failed}</p>}
      {refused?.id && (
        <p className={css.aside}>
          {common.ref}: {refused.id}
        </p>
      )}
      <Button look="primary" onClick={onRetry}>
        {common.retry}
      </Button>
    </div>
  );
};
