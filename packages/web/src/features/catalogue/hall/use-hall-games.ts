import type { Game, GameType } from '@parlour/contract/catalogue';
import { useEffect, useRef, useState } from 'react';
import { asRefused, type Refused } from '../../../lib/api/refused';
import { useSite } from '../../../lib/brand/brand';
import { useSession } from '../../../lib/session/session';
import { type HallState, listInput, pageSize } from './hall-query';

export type HallGames = {
  /** As long as the hall; what is not fetched yet is undefined. */
  games: readonly (Game | undefined)[];
  nearest: readonly Game[];
  isBusy: boolean;
  failed: Refused | undefined;
  /** Fetches what is between two indexes, if it must. */
  need: (from: number, to: number) => void;
  retry: () => void;
};

/** The hall that was left last: who comes back finds the games, and so the place among them. */
let left: Known | undefined;

type Known = { key: string; games: (Game | undefined)[]; nearest: Game[] };

const placed = (
  games: readonly (Game | undefined)[],
  total: number,
  from: number,
  some: readonly Game[],
): (Game | undefined)[] => {
  const next = games.slice(0, total);
  // Never with holes: they would be passed over.
  while (next.length < total) next.push(undefined);
  for (const [index, game] of some.entries()) {
    if (from + index < total) next[from + index] = game;
  }
  return next;
};

/**
 * The games of a hall for a state, page by page as they come near. The first page came with the
 * HTML.
 */
export const useHallGames = (gameType: GameType, state: HallState): HallGames => {
  const { hall, language, status } = useSite();
  const inputOf = (page: number) =>
    listInput(state, gameType, status.brand.merchantCode, language, page);
  const authState = useSession((session) => state.own && session.authState);
  const key = JSON.stringify([state.own, authState, inputOf(1)]);
  const [known, setKnown] = useState(() =>
    left?.key === key ? left : servedWith(hall, gameType, state, key),
  );
  const [failed, setFailed] = useState<Refused>();
  const [tries, setTries] = useState(0);
  const asked = useRef(new Set<string>());

  const fetchPage = async (page: number, signal?: AbortSignal) => {
    const name = `${key} ${page}`;
    if (asked.current.has(name)) return;
    asked.current.add(name);
    try {
      const { listGames, listOwn } = await import('./hall-queries');
      const answer = state.own
        ? await listOwn(state.own, inputOf(page), signal)
        : await listGames(inputOf(page), signal);
      setFailed(undefined);
      setKnown((before) => withPage(before, key, page, answer));
    } catch (thrown) {
      if (!signal?.aborted) setFailed(asRefused(thrown));
    } finally {
      asked.current.delete(name);
    }
  };

  useEffect(() => {
    // Until it is known who is there, no one's own games can be asked for.
    if (known.key === key || authState === 'unknown') return;
    const abort = new AbortController();
    void fetchPage(1, abort.signal);
    return () => abort.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says all the input depends on
  }, [key, tries]);

  useEffect(() => {
    left = known;
  }, [known]);

  const need = (from: number, to: number) => {
    if (known.key !== key) return;
    for (let page = Math.floor(from / pageSize); page <= Math.floor(to / pageSize); page += 1) {
      const start = page * pageSize;
      const end = Math.min(start + pageSize, known.games.length);
      const isMissing = known.games.slice(start, end).includes(undefined);
      if (isMissing) void fetchPage(page + 1);
    }
  };

  return {
    games: known.games,
    nearest: known.nearest,
    isBusy: known.key !== key && failed === undefined,
    failed,
    need,
    retry: () => setTries(tries + 1),
  };
};

type Served = ReturnType<typeof useSite>['hall'];

const servedWith = (hall: Served, gameType: GameType, state: HallState, key: string): Known => {
  const isServed =
    hall?.gameType === gameType && hall.vassalage === state.vendorCode && isPlainState(state);
  return isServed
    ? { key, games: placed([], hall.total, 0, hall.games), nearest: [] }
    : { key: '', games: [], nearest: [] };
};

type Answer = { games: Game[]; total: number; nearest?: Game[] };

/** The state after a page has come; the page of an outdated query changes nothing. */
const withPage = (before: Known, key: string, page: number, answer: Answer): Known => {
  if (before.key !== key && page !== 1) return before;
  const games = before.key === key ? before.games : [];
  return {
    key,
    games: placed(games, answer.total, (page - 1) * pageSize, answer.games),
    nearest: answer.nearest ?? [],
  };
};

/** The state that the server's first page is for: nothing searched, filtered or sorted. */
const isPlainState = ({ own, q, gameClass, sort, minBet, lines }: HallState): boolean =>
  `${own}${q}${gameClass}${minBet}${lines}` === '' && sort === 'popular';
