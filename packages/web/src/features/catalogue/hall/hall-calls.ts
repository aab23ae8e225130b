import type { InputOf } from '@parlour/contract/endpoint';
import { catalogue, type GameType } from '@parlour/contract/catalogue';
import { call } from '../../../lib/api/api';

// Fetched with the first question a visitor asks a hall: its first page came with its answers.

type Signal = AbortSignal | undefined;

export const listGames = (input: InputOf<typeof catalogue.listGames>, signal: Signal) =>
  call(catalogue.listGames, input, { signal });

export const listClasses = async (vassalage: string, gameType: GameType, signal: Signal) =>
  (await call(catalogue.listGameTypes, { vassalage, gameType }, { signal })).list;
