import { gameTypes } from '@parlour/contract/catalogue';
import { Button, buttonClass } from '@parlour/ui/components/button';
import { Spinner } from '@parlour/ui/components/spinner';
import { fill } from '@parlour/ui/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useState } from 'react';
import { gamePath, memberPageOf, paths } from '../../app/paths';
import type { Refused } from '../../lib/refused';
import { useModal } from '../../lib/modal';
import { Link, useSearch } from '../../lib/navigation';
import type { ScreenProps } from '../../lib/screen';
import { gate, useSession } from '../../lib/session';
import css from './game.module.css';
import { GameBar } from './game-bar';
import { GameFrame } from './game-frame';
import { useGame } from './use-game';
import type { Opening, WantedGame } from './use-launch';

/** `/game?vassalage=…&gameCode=…&gameType=…`: the bar and the game in its frame. */
export const GamePage = (_props: ScreenProps) => {
  const wanted = wantedOf(useSearch());
  return wanted ? <OpenedGame key={JSON.stringify(wanted)} wanted={wanted} /> : <NoGame />;
};

const wantedOf = (search: string): WantedGame | undefined => {
  const query = new URLSearchParams(search);
  const vassalage = query.get('vassalage');
  const gameCode = query.get('gameCode');
  const gameType = gameTypes.find((type) => type === query.get('gameType'));
  if (!vassalage || !gameCode || !gameType) return undefined;
  return { vassalage, gameCode, gameType, isDemo: query.get('demo') === '1' };
};

const OpenedGame = ({ wanted }: { wanted: WantedGame }) => {
  const { opening, isReal, isReady, isFailed, hear, leave, retry } = useGame(wanted);
  const isAside = memberPageOf(useSearch()) !== undefined;
  const hasModal = useModal((state) => state.open !== undefined);
  const { launch } = usePhrases('launch');
  const opened = opening.state === 'open' ? opening.opened : undefined;
  return (
    <div className={css.page}>
      <GameBar
        isDemo={wanted.isDemo}
        isReal={isReal}
        name={opened?.game?.name ?? fill(launch.frame, { game: '' }).trim()}
        nodeId={opened?.game?.nodeId}
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
            onMessage={hear}
            src={opened.content}
            title={fill(launch.frame, { game: opened.game?.name ?? wanted.gameCode })}
          />
        )}
        {!isReady && !isFailed && <Cover onRetry={retry} opening={opening} wanted={wanted} />}
        {isFailed && <Failed onRetry={retry} />}
      </div>
    </div>
  );
};

type CoverProps = { opening: Opening; wanted: WantedGame; onRetry: () => void };

/** What lies over the frame until the game says that it is there. */
const Cover = ({ opening, wanted, onRetry }: CoverProps) => {
  const { launch } = usePhrases('launch');
  if (opening.state === 'failed') return <Failed onRetry={onRetry} refused={opening.refused} />;
  if (opening.state === 'gated') return <Gated wanted={wanted} />;
  const name = opening.state === 'open' ? opening.opened.game?.name : undefined;
  return (
    <div className={css.cover}>
      <p className={css.opening} role="status">
        <Spinner size={20} />
        {fill(launch.opening, { game: name ?? '' })}
      </p>
      <Late onRetry={onRetry} />
    </div>
  );
};

const lateAfterMs = 10_000;

/** A game that does not answer can be opened anew. */
const Late = ({ onRetry }: { onRetry: () => void }) => {
  const { common } = usePhrases('common');
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <>
      <p className={css.aside} role="status">
        {common.stillLoading}
      </p>
      <Button onClick={onRetry}>{common.retry}</Button>
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
        <Link
          className={buttonClass({ look: 'outline' })}
          href={gamePath(wanted, { asDemo: true })}
        >
          {launch.demoInstead}
        </Link>
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

/** The page without a game in its address. */
const NoGame = () => {
  const { launch } = usePhrases('launch');
  return (
    <div className={css.none}>
      <p>{launch.noGame}</p>
      <Link className={buttonClass({ look: 'primary' })} href={paths.rng}>
        {launch.chooseGame}
      </Link>
    </div>
  );
};
