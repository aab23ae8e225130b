import type { GameType } from '@parlour/contract/catalogue';
import { launch as launchCalls } from '@parlour/contract/launch';
import { buttonClass } from '@parlour/ui/components/form/button';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/api';
import { onCatchUp, onLive } from '../../lib/api/live';
import { Refused } from '../../lib/api/refused';
import { Link } from '../../lib/navigation/navigation';
import { categoryPath } from '../../lib/navigation/paths';
import css from './game.module.css';

export type StoppedProps = { vassalage: string; gameCode: string; gameType: GameType };

/**
 * Says that the open game takes no more bets, from the moment at which an operator switches it off,
 * and what becomes of the player's money. The game stays, to end its round.
 */
export const StoppedGame = ({ vassalage, gameCode, gameType }: StoppedProps) => {
  const { launch } = usePhrases('launch');
  const isStopped = useStopped(vassalage, gameCode);
  return (
    <div role="status">
      {isStopped && (
        <div className={css.stopped}>
          <p>
            <strong>{launch.stopped}.</strong> {launch.stoppedMoney}
          </p>
          <Link
            className={buttonClass({ look: 'outline', small: true })}
            href={categoryPath(gameType)}
          >
            {launch.otherGames}
          </Link>
        </div>
      )}
    </div>
  );
};

/** Asked when the site says that games changed, and when the socket may have missed it. */
const useStopped = (vassalage: string, gameCode: string): boolean => {
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    let isGone = false;
    const show = (stopped: boolean) => {
      if (!isGone) setStopped(stopped);
    };
    const ask = () => {
      call(launchCalls.checkGame, { vassalage, gameCode }).then(
        () => show(false),
        (thrown: unknown) => {
          if (thrown instanceof Refused && thrown.code.startsWith('launch.')) show(true);
        },
      );
    };
    const stops = [onCatchUp(ask), onLive(({ type }) => type === 'games' && ask())];
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [vassalage, gameCode]);
  return isStopped;
};
