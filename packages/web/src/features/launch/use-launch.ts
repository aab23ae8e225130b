import { launch, type Launch } from '@parlour/contract/launch';
import type { GameType } from '@parlour/contract/catalogue';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/api';
import { asRefused, type Refused } from '../../lib/api/refused';
import { useSite } from '../../lib/brand/brand';
import { isOnTrial, useSession } from '../../lib/session/session';

/** The game that the address of /game names. */
export type WantedGame = {
  vassalage: string;
  gameCode: string;
  gameType: GameType;
  isDemo: boolean;
};

export type LaunchState =
  | { state: 'opening' }
  /** Play for money needs a signed-in player with a real account. */
  | { state: 'gated'; needs: 'logIn' | 'trueAccount' }
  | { state: 'failed'; refused: Refused }
  | { state: 'open'; opened: Launch };

/** Asks for a launch address, once for each game and each `attempt`; the address works once. */
export const useLaunch = (wanted: WantedGame, attempt: number): LaunchState => {
  const { language } = useSite();
  const authState = useSession((session) => session.authState);
  const isTrial = useSession(isOnTrial);
  // A game does not outlive its session: it is opened again for the next one.
  const isLapsed = useSession((session) => session.isLapsed);
  const [opening, setOpening] = useState<LaunchState>({ state: 'opening' });
  const { vassalage, gameCode, gameType, isDemo } = wanted;
  const isReady = isDemo || (authState === 'member' && !isTrial);
  // The language of a running game stays what it was at its start: a reload would cost its ticket.
  const [openedLanguage] = useState(language);

  useEffect(() => {
    if (!isReady) {
      // What was opened for a session that ended is not shown to the next one.
      setOpening({ state: 'opening' });
      return undefined;
    }
    const abort = new AbortController();
    setOpening({ state: 'opening' });
    const asked = isDemo
      ? call(
          launch.launchDemo,
          { vassalage, gameCode, language: openedLanguage },
          { signal: abort.signal },
        )
      : call(
          launch.launchGame,
          {
            vassalage,
            // Without a code the server decides what the vendor opens.
            gameCode: gameCode || undefined,
            gameType,
            device: matchMedia('(width < 48em)').matches ? 'H5' : 'WEB',
            language: openedLanguage,
            backUrl: location.origin,
          },
          { signal: abort.signal },
        );
    asked.then(
      (opened) => setOpening({ state: 'open', opened }),
      (thrown: unknown) => {
        if (!abort.signal.aborted) setOpening({ state: 'failed', refused: asRefused(thrown) });
      },
    );
    return () => abort.abort();
  }, [isReady, isDemo, vassalage, gameCode, gameType, openedLanguage, attempt, isLapsed]);

  if (isReady) return opening;
  if (authState === 'unknown') return { state: 'opening' };
  return { state: 'gated', needs: authState === 'visitor' ? 'logIn' : 'trueAccount' };
};
