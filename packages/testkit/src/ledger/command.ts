import { randomUUID } from 'node:crypto';
import type { Command, PlayToken } from '@parlour/server/modules/round/index';

type Seat = { playerId: string; playToken: PlayToken };

/** A bet of so many micros in a round of its own, as the ledger's queue takes it. */
export const betCommand = (
  { playerId, playToken }: Seat,
  game: string,
  amount: bigint,
  changes: Partial<Command> = {},
): Command => ({
  kind: 'bet',
  playerId: BigInt(playerId),
  token: playToken,
  externalId: randomUUID(),
  ofExternalId: null,
  round: randomUUID(),
  closesRound: false,
  game,
  currency: 'VND',
  amount,
  isFree: false,
  isPromo: false,
  outcome: null,
  ...changes,
});
