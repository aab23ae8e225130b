import type { InputOf } from '@parlour/contract/endpoint';
import { launch, type Launch } from '@parlour/contract/launch';
import type { GameType } from '@parlour/contract/catalogue';
import { isLotteryVendor, lobbyQueryOf, type PrizeMode } from '@parlour/contract/lottery-launch';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/api';
import { asRefused, Refused } from '../../lib/api/refused';
import { useSite } from '../../lib/brand/brand';
import { usePrizeMode } from '../../lib/brand/prize-mode';
import { isPlayer, useSession } from '../../lib/session/session';
import { atAnsweringHost } from './launch-host';
import { useIsOfAge } from './age/of-age';

/** The game that the address of a game page names. */
export type WantedGame = {
  vassalage: string;
  gameCode: string;
  gameType: GameType;
  /** A room of its card game. */
  roomId?: string | undefined;
  isDemo: boolean;
  /** The vendor of sports of `/fbsports`, which the brand names: every visitor sees it. */
  isFb?: boolean;
};

export type LaunchState =
  | { state: 'opening' }
  /** Play for money needs a signed-in player with a real account. */
  | { state: 'gated'; needs: 'logIn' | 'trueAccount' }
  /** Play without an account needs a person who is old enough. */
  | { state: 'ageAsked' }
  | { state: 'failed'; refused: Refused }
  | { state: 'open'; opened: Launch };

/** Whether it moves money; the vendor of sports has a guest view for those who are not players. */
export const useIsForMoney = ({ isDemo, isFb }: WantedGame): boolean => {
  const hasPlayer = useSession(isPlayer);
  return isFb ? hasPlayer : !isDemo;
};

/** Asks for a launch address, once for each game and each `attempt`; the address works once. */
export const useLaunch = (wanted: WantedGame, attempt: number): LaunchState => {
  const { language } = useSite();
  const prizeMode = usePrizeMode();
  const authState = useSession((session) => session.authState);
  const hasPlayer = useSession(isPlayer);
  const isOfAge = useIsOfAge();
  // A game does not outlive its session: it is opened again for the next one.
  const isLapsed = useSession((session) => session.isLapsed);
  const [opening, setOpening] = useState<LaunchState>({ state: 'opening' });
  const { vassalage, gameCode, gameType, roomId, isDemo, isFb = false } = wanted;
  const isForMoney = useIsForMoney(wanted);
  const knowsWho = authState !== 'unknown' || !isFb;
  const isReady = isForMoney ? hasPlayer : (hasPlayer || isOfAge) && knowsWho;
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
    const asked = { vassalage, gameCode, gameType, roomId, isDemo, isFb };
    addressOf(asked, { language: openedLanguage, prizeMode }, abort.signal).then(
      (opened) => setOpening({ state: 'open', opened }),
      (thrown: unknown) => {
        if (!abort.signal.aborted) setOpening({ state: 'failed', refused: asRefused(thrown) });
      },
    );
    return () => abort.abort();
  }, [
    isReady,
    isForMoney,
    isDemo,
    isFb,
    vassalage,
    gameCode,
    gameType,
    roomId,
    openedLanguage,
    prizeMode,
    attempt,
    isLapsed,
  ]);

  if (isReady) return opening;
  if (authState === 'unknown') return { state: 'opening' };
  if (!isForMoney) return { state: 'ageAsked' };
  return { state: 'gated', needs: authState === 'visitor' ? 'logIn' : 'trueAccount' };
};

type How = { language: string; prizeMode: PrizeMode };

/** The launch, at a host that answers. */
const addressOf = async (wanted: WantedGame, how: How, signal: AbortSignal): Promise<Launch> => {
  const launched = await askFor(wanted, how, signal);
  if (!launched.hosts) return launched;
  const content = await atAnsweringHost(launched.content, launched.hosts);
  if (content === undefined) throw new Refused('launch.vendor_failed');
  return { ...launched, content };
};

const askFor = (
  { vassalage, gameCode, gameType, roomId, isDemo, isFb }: WantedGame,
  { language, prizeMode }: How,
  signal: AbortSignal,
): Promise<Launch> => {
  if (isDemo) return call(launch.launchDemo, { vassalage, gameCode, language }, { signal });
  const here = {
    device: matchMedia('(width < 48em)').matches ? ('H5' as const) : ('WEB' as const),
    language,
    backUrl: location.origin,
  };
  if (isFb) return askForFb(here, signal);
  const lobby = isLotteryVendor(vassalage) && lobbyQueryOf({ ...here, gameCode, prizeMode });
  return call(
    launch.launchGame,
    // Without a code the server decides what the vendor opens.
    { vassalage, gameCode: gameCode || undefined, gameType, roomId, ...here, ...lobby },
    { signal },
  );
};

/**
 * A session that only looks around is a guest to this call, which refuses no one: a player is asked
 * who they are, and the guest view is for those who do not say.
 */
const askForFb = async (
  input: InputOf<typeof launch.launchFb>,
  signal: AbortSignal,
): Promise<Launch> => {
  const opened = await call(launch.launchFb, input, { signal });
  if (!opened.isGuest || !isPlayer(useSession.getState())) return opened;
  const { confirmIdentity } = await import('../../lib/session/confirm-identity');
  return (await confirmIdentity()) ? call(launch.launchFb, input, { signal }) : opened;
};
