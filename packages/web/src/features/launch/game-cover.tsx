import { Button, buttonClass } from '@parlour/ui/components/form/button';
import { GamePicture } from '@parlour/ui/components/art/game-picture';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useState } from 'react';
import type { Refused } from '../../lib/api/refused';
import { gamePath } from '../../lib/navigation/paths';
import { Link } from '../../lib/navigation/navigation';
import { gate, useSession } from '../../lib/session/session';
import { AskAge } from './age/ask-age';
import css from './game.module.css';
import type { LaunchState, WantedGame } from './use-launch';

export type CoverProps = {
  opening: LaunchState;
  wanted: WantedGame;
  name: string | undefined;
  /** Once it is known: before that nothing says whether it has a picture. */
  game: { background?: string } | undefined;
  /** The game is ready: the cover is removed. */
  isGone: boolean;
  onRetry: () => void;
  onLeave: () => void;
};

const fadeMs = 160;

/** The game's own background covers the frame until the game is ready. */
export const Cover = (props: CoverProps) => {
  const { opening, wanted, name, game, isGone, onRetry, onLeave } = props;
  const { launch } = usePhrases('launch');
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    setAway(false);
    if (!isGone) return undefined;
    const timer = setTimeout(() => setAway(true), fadeMs);
    return () => clearTimeout(timer);
  }, [isGone]);
  if (isGone && isAway) return null;
  if (opening.state === 'failed') {
    const { refused } = opening;
    return refused.code === 'launch.no_guest_view' ? (
      <Gated wanted={wanted} />
    ) : (
      <Failed onRetry={onRetry} refused={refused} />
    );
  }
  if (opening.state === 'gated') return <Gated wanted={wanted} />;
  if (opening.state === 'ageAsked') return <AskAge onLeave={onLeave} />;
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

export const Failed = ({ refused, onRetry }: { refused?: Refused; onRetry: () => void }) => {
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
