import type { InputOf } from '@parlour/contract/endpoint';
import { catalogue, type Game, type GameType } from '@parlour/contract/catalogue';
import { call } from '../../../lib/api/api';
import { client } from '../../../lib/api/client';
import { queryClient } from '../../../lib/api/queries';
import { lotteryFavourites } from '../../../lib/favourites/lottery-favourites';
import { useSession } from '../../../lib/session/session';
import type { OwnList } from './hall-query';

type ListInput = InputOf<typeof catalogue.listGames>;

// Fetched with the first question a visitor asks a hall: its first page came with its answers.

export const listGames = (input: ListInput, signal?: AbortSignal) =>
  read(['games', input], (running) => call(catalogue.listGames, input, running), signal);

export const listClasses = async (vendorCode: string, gameType: GameType, signal: AbortSignal) => {
  const input = { vassalage: vendorCode, gameType };
  const answer = await read(
    ['classes', input, client.language],
    (running) => call(catalogue.listGameTypes, input, running),
    signal,
  );
  return answer.list;
};

/** What the player marked or opened, of all vendors of the hall: all of it, then what fits. */
export const listOwn = async (own: OwnList, wanted: ListInput, signal?: AbortSignal) => {
  const all = await read(
    ['own', own, wanted.language],
    (running) => listAll(own, wanted, running),
    signal,
  );
  const games = [...all, ...(await lotteriesOf(own, wanted, signal))].filter((game) =>
    fits(game, wanted),
  );
  const inOrder =
    wanted.sort === 'az'
      ? games.toSorted((one, other) => one.name.localeCompare(other.name))
      : games;
  return { games: inOrder, total: inOrder.length };
};

/** The lotteries that are marked on this device, of which the server knows nothing. */
const lotteriesOf = async (own: OwnList, wanted: ListInput, signal?: AbortSignal) => {
  const { gameType, channel, merchant, language } = wanted;
  if (own === 'recent' || (gameType !== 'LOTT' && gameType !== 'ELOTT')) return [];
  const marked = lotteryFavourites(useSession.getState().member?.account ?? '');
  if (marked.length === 0) return [];
  const input = { gameType, channel, merchant, language, pageSize: ownPageSize };
  const { games } = await listGames(input, signal);
  return games.filter(({ nodeId: gameId }) => marked.includes(String(gameId)));
};

const ownPageSize = 100;
const mostOwnPages = 5;

type Running = { signal: AbortSignal };

const listAll = async (
  own: OwnList,
  { language }: ListInput,
  running: Running,
): Promise<Game[]> => {
  const games: Game[] = [];
  for (let page = 1; page <= mostOwnPages; page += 1) {
    const input = { clientType: 3, language, page, pageSize: ownPageSize };
    const { list, totalPages } =
      own === 'recent'
        ? await call(catalogue.listRecent, input, running)
        : await favouritesOf(input, running);
    games.push(...list);
    if (page >= totalPages) break;
  }
  return games;
};

const favouritesOf = async (
  input: { clientType: number; language: string; page: number; pageSize: number },
  running: Running,
) => {
  const asked = { ...input, platform: 'flash' };
  const { content, totalPages } = await call(catalogue.listFavourites, asked, running);
  return { list: content, totalPages };
};

const fits = (game: Game, { gameType, gameName, gameClassify, minBet, minLineNum }: ListInput) =>
  game.gameType === gameType &&
  (gameName === undefined || folded(`${game.name} ${game.gameCode}`).includes(folded(gameName))) &&
  (gameClassify === undefined || game.gameClassify === gameClassify) &&
  (minLineNum === undefined || (game.lines ?? 0) >= minLineNum) &&
  (minBet === undefined || (game.minBet !== undefined && Number(game.minBet) <= Number(minBet)));

/** As the server folds: without diacritics and case. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd');

/** An answer of the client's memory, or of the server's; without a network it fails at once. */
const read = <Answer>(
  name: readonly unknown[],
  ask: (running: { signal: AbortSignal }) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> => {
  signal?.throwIfAborted();
  const queryKey = ['catalogue', ...name];
  signal?.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey }));
  return queryClient.fetchQuery({ queryKey, queryFn: ask, retry: false, networkMode: 'always' });
};
