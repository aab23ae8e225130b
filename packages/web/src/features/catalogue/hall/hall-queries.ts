import type { InputOf } from '@parlour/contract/endpoint';
import { catalogue, type GameType } from '@parlour/contract/catalogue';
import { call } from '../../../lib/api/api';
import { client } from '../../../lib/api/client';
import { queryClient } from '../../../lib/api/queries';

// Fetched with the first question a visitor asks a hall: its first page came with its answers.

export const listGames = (input: InputOf<typeof catalogue.listGames>, signal?: AbortSignal) =>
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
