import { randomUUID } from 'node:crypto';
import { micros } from '@parlour/contract/money';
import { systemClock } from '@parlour/node-kit/clock';
import { createLog } from '@parlour/node-kit/log';
import { openLive } from '@parlour/server/lib/live/live';
import {
  findPlayToken,
  issuePlayToken,
  openRounds,
  type Command,
} from '@parlour/server/modules/round/index';
import { credit } from '@parlour/server/modules/wallet/index';
import type { Beside } from './beside';

/**
 * USERNAME: gives a player 500,000 and has them play a round that staked 100,000 and paid 250,000;
 * returns the round's number.
 */
export const run: Beside = async (platform, [username = '']) => {
  const { database } = platform;
  const [player] = await database.sql<{ playerId: string }>`
    select id::text as "playerId" from player.player
    where brand = 'main' and username = ${username}`;
  if (!player) throw new Error(`there is no player ${username}`);
  const { playerId } = player;
  await database.transaction((sql) =>
    credit(sql, {
      playerId,
      currency: 'VND',
      pocket: 'cash',
      amount: micros('500000'),
      namespace: 'testing',
      reference: `round-${username}`,
      source: 'house:main:opening',
      reason: 'adjust',
    }),
  );
  return playRound(platform, playerId);
};

const playRound = async (
  { config, database }: Parameters<Beside>[0],
  playerId: string,
): Promise<string> => {
  const log = createLog('silent', systemClock.now, { write: () => undefined });
  const live = openLive(database, log, config);
  const token = await issuePlayToken(database.sql, {
    playerId,
    signInId: null,
    brand: 'main',
    vendor: 'HOUSE',
    currency: 'VND',
    mode: 'real',
    settlesOnce: false,
  });
  const rounds = openRounds({ config, database, log, live, clock: systemClock });
  const bet: Command = {
    kind: 'bet',
    playerId: BigInt(playerId),
    token: (await findPlayToken(database, token))!,
    externalId: randomUUID(),
    ofExternalId: null,
    round: randomUUID(),
    closesRound: false,
    game: 'lotus-pond',
    currency: 'VND',
    amount: micros('100000'),
    isFree: false,
    isPromo: false,
    outcome: null,
  };
  const { roundId } = await rounds.play(bet);
  const win = { kind: 'win', externalId: randomUUID(), ofExternalId: bet.externalId } as const;
  await rounds.play({ ...bet, ...win, closesRound: true, amount: micros('250000') });
  await rounds.close();
  await live.close();
  return String(roundId);
};
