import { randomInt, randomUUID } from 'node:crypto';
import { readConfig } from '../../packages/server/src/lib/config';
import { systemClock } from '../../packages/node-kit/src/clock';
import type { Platform } from '../../packages/server/src/lib/context';
import { openDatabase } from '../../packages/server/src/lib/database/open-database';
import { openLive } from '../../packages/server/src/lib/live/live';
import { createLog } from '../../packages/node-kit/src/log';
import { findPlayToken, openRounds, type Rounds } from '../../packages/server/src/modules/round';
import { closedLoop, type Bet } from './load/closed-loop';
import { asApp } from './stage/cluster';
import { growthOf, ledgerSize, openMeter, type Figures } from './figures/measure';
import { openPostQueues } from './posts';
import { secretKey } from './stage/processes';
import {
  cashAt,
  game,
  playerAt,
  tokenOf,
  vendorOf,
  type Signature,
  type Stage,
} from './stage/stage';
import type { Pace, Variant } from './variant';

/** Our ledger through its queues in this process, without HTTP. */
export const coreLanes = (inFlight: number): Variant => ({
  id: `core_${inFlight}`,
  title: `core: our ledger, ${inFlight} in flight`,
  inFlight,
  run: async (stage, name, pace) => {
    const { cluster, players, namespace, house, since } = stage;
    const database = openDatabase(asApp(cluster.urlOf(name)));
    const queues = await openPostQueues(database, namespace, since);
    const bet: Bet = async () => {
      const place = randomInt(players);
      const answer = await queues.post({
        place,
        reference: randomUUID(),
        source: cashAt(stage, place),
        target: house,
        amount: 1_000_000 * (1 + randomInt(500)),
      });
      return answer === 'done';
    };
    const close = async () => {
      await queues.close();
      await database.close();
    };
    return measure(stage, name, { bet, inFlight, pace, close });
  },
});

/** Work that the platform does beside the bets; it starts before the warm-up. */
export type Beside = {
  id: string;
  title: string;
  start: (platform: Platform) => Promise<() => Promise<void>>;
};

/** A vendor's bets with all checks, by the path from the gateway to the database. */
export const fullLanes = (inFlight: number, beside?: Beside): Variant => ({
  id: beside ? `full_${inFlight}_${beside.id}` : `full_${inFlight}`,
  title: `all checks: our rounds, ${inFlight} in flight${beside ? `, ${beside.title}` : ''}`,
  inFlight,
  run: async (stage, name, pace) => {
    const { platform, close: closePlatform } = openPlatform(stage.cluster.urlOf(name));
    const rounds = openRounds(platform);
    await rounds.open();
    const stop = await beside?.start(platform);
    const bet = () => playBet(stage, { platform, rounds }, randomInt(stage.players), 'rsa');
    const close = async () => {
      await stop?.();
      await rounds.close();
      await closePlatform();
    };
    return measure(stage, name, { bet, inFlight, pace, close });
  },
});

/** Places a player's bet at a vendor, without the wire. */
const playBet = async (
  stage: Stage,
  { platform, rounds }: { platform: Platform; rounds: Rounds },
  place: number,
  signature: Signature,
): Promise<boolean> => {
  const token = await findPlayToken(
    platform.database,
    tokenOf(playerAt(stage, place), vendorOf[signature]),
  );
  if (!token) return false;
  const reference = randomUUID();
  const { answer } = await rounds.play({
    kind: 'bet',
    playerId: token.playerId,
    token,
    externalId: reference,
    ofExternalId: null,
    round: reference,
    closesRound: false,
    game,
    currency: 'VND',
    amount: 1_000_000n * BigInt(1 + randomInt(500)),
    isFree: false,
    isPromo: false,
    outcome: null,
  });
  return answer === 'ok';
};

/** Every player bets once at each vendor, so that no table is empty when its first plan is made. */
export const playOnce = async (stage: Stage): Promise<void> => {
  const { platform, close } = openPlatform(stage.cluster.urlOf(stage.template));
  const rounds = openRounds(platform);
  for (const signature of ['rsa', 'hmac'] as const) {
    // A few at a time: a bet that waited for all the others would exceed its time.
    const places = Array.from({ length: stage.players }, (_each, place) => place).values();
    const play = async () => {
      for (const place of places) {
        const isDone = await playBet(stage, { platform, rounds }, place, signature);
        if (!isDone) throw new Error('A first bet was refused.');
      }
    };
    await Promise.all(Array.from({ length: 64 }, play));
  }
  await rounds.close();
  await close();
};

type Measurement = { bet: Bet; inFlight: number; pace: Pace; close: () => Promise<void> };

const measure = async (
  { cluster }: Stage,
  name: string,
  { bet, inFlight, pace, close }: Measurement,
): Promise<Figures> => {
  const url = cluster.urlOf(name);
  const before = await ledgerSize(url);
  const figures = await closedLoop(
    bet,
    inFlight,
    pace,
    openMeter(cluster, { node: 'self' }),
  ).finally(close);
  return { ...figures, ...growthOf(before, await ledgerSize(url)) };
};

/** What the modules need from their process, which is the benchmark here. */
const openPlatform = (ownerUrl: string): { platform: Platform; close: () => Promise<void> } => {
  const url = asApp(ownerUrl);
  const config = readConfig({
    NODE_ENV: 'production',
    DATABASE_URL: url,
    SECRET_KEY: secretKey,
    PARLOUR_HOUSE_SECRET: 'a house secret of the benchmark, long enough',
  });
  const log = createLog('error', systemClock.now);
  const database = openDatabase(url);
  const live = openLive(database, log, config);
  return {
    platform: { config, database, clock: systemClock, log, live },
    close: async () => {
      await live.close();
      await database.close();
    },
  };
};
