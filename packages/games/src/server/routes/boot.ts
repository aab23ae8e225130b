import { micros, moneyText } from '@parlour/contract/money';
import type { Games } from '../../rounds/game';
import { currencySymbols } from '../../rounds/stake';
import type { Boot, OpenedSeeds, SeedList, Seeds, VerifyList } from '../../rounds/wire';
import type { Sql } from '@parlour/node-kit/database/database';
import { demoMoney } from '../sessions/demo';
import {
  drawnOutcome,
  hasUnfinishedRound,
  lastRound,
  roundsOfSeeds,
  type Round,
} from '../queries/rounds';
import {
  changePair,
  demoBalance,
  lockSeat,
  nextSeedHash,
  openedSeeds,
  openedSeedsById,
  readSeat,
  seedsInUse,
  setDemoBalance,
  type OpenedPair,
} from '../queries/seats';
import { sessionNet, type Session } from '../queries/sessions';
import { soundOf } from '../queries/sounds';
import { Refusal } from '../refusal';
import { playedRound, refusalOf, type GameDeps } from '../rounds/rounds';
import { askBalance, newClientSeed } from '../sessions/sessions';

/** All that the page needs before the first press. */
export const bootOf = async (deps: GameDeps, session: Session): Promise<Boot> => {
  const { sql } = deps.database;
  const game = deps.games.get(session.game);
  if (!game) throw new Refusal('game.unavailable');
  const seat = await readSeat(sql, session.playerId, session.game);
  const last = await lastRound(sql, seat.id);
  const isOver = last?.endedAt !== null;
  const { steps } = game.limits[session.currency as keyof typeof game.limits];
  return {
    game: game.code,
    version: game.version,
    language: session.language,
    mode: session.isDemo ? 'demo' : 'real',
    currency: session.currency,
    currencySymbol: currencySymbols[session.currency] ?? session.currency,
    balance: moneyText(await balanceOf(deps, session)),
    stakes: steps,
    units: game.units,
    lastStake: seat.lastStake === null ? null : moneyText(seat.lastStake),
    paceMs: deps.patience.paceMs,
    siteOrigin: session.siteOrigin,
    seeds: await seedsTold(sql, seat.id),
    current: last && (!isOver || !last.seen) ? playedRound(last, deps.patience.paceMs) : null,
    sessionStartedAt: session.createdAt.toISOString(),
    sessionNet: moneyText(await sessionNet(sql, session.id)),
    sound: await soundOf(sql, session.playerId),
    serverTime: deps.source.now().toISOString(),
  };
};

const balanceOf = async (deps: GameDeps, session: Session): Promise<bigint> => {
  if (session.isDemo) return refilledDemo(deps, session);
  // A page that shows a round again carries no play token, and no balance.
  if (session.recall) return 0n;
  const result = await askBalance(deps, session);
  if (result.kind === 'done') return result.balance ?? 0n;
  throw result.kind === 'refused'
    ? new Refusal(refusalOf(result.status))
    : new Refusal('wallet.unreachable', 2000);
};

/** A visitor who cannot afford the lowest stake starts afresh. */
const refilledDemo = (deps: GameDeps, { playerId, game }: Session): Promise<bigint> =>
  deps.database.transaction(async (sql) => {
    const balance = (await demoBalance(sql, playerId)) ?? 0n;
    const lowest = micros(deps.games.get(game)?.limits.FUN.min ?? '0');
    if (balance >= lowest) return balance;
    await setDemoBalance(sql, playerId, demoMoney);
    return demoMoney;
  });

/**
 * Opens the pair in use and begins the next, whose server seed stood before the client seed was
 * chosen: refused while a round of it is not over.
 */
export const changeSeeds = async (
  deps: GameDeps,
  session: Session,
  clientSeed?: string,
): Promise<Seeds> =>
  deps.database.transaction(async (sql) => {
    const seat = await lockSeat(sql, session.playerId, session.game);
    if (await hasUnfinishedRound(sql, seat.id)) throw new Refusal('round.open');
    const current = await seedsInUse(sql, seat.id);
    await changePair(sql, seat.id, {
      opened: { id: current.id, serverSeed: deps.seal.open(current) },
      clientSeed: clientSeed ?? newClientSeed(deps.source),
      next: deps.seal.make(),
    });
    return seedsTold(sql, seat.id);
  });

export const seedList = async ({ database }: GameDeps, session: Session): Promise<SeedList> => {
  const seat = await readSeat(database.sql, session.playerId, session.game);
  const opened = await openedSeeds(database.sql, seat.id, 50);
  return { current: await seedsTold(database.sql, seat.id), opened: opened.map(openedTold) };
};

const verifiedAtOnce = 100;

/** A page of an opened pair's presses by nonce, with all that computing its rounds again needs. */
export const verifyList = async (
  { database, games }: GameDeps,
  session: Session,
  { seedsId, after }: { seedsId: bigint; after: bigint },
): Promise<VerifyList> => {
  const seat = await readSeat(database.sql, session.playerId, session.game);
  const seeds = await openedSeedsById(database.sql, seat.id, seedsId);
  if (!seeds) throw new Refusal('round.unknown');
  const page = { after, limit: verifiedAtOnce };
  const presses = await roundsOfSeeds(database.sql, seeds.id, page);
  return {
    seeds: openedTold(seeds),
    rounds: presses
      .filter(({ status }) => status === 'settled')
      .map((round) => verified(games, round)),
    unplaced: presses.flatMap(({ status, number, nonce }) =>
      status === 'settled' ? [] : [{ number: Number(number), nonce: Number(nonce) }],
    ),
    next: presses.length < verifiedAtOnce ? null : Number(presses.at(-1)?.nonce),
  };
};

const verified = (games: Games, round: Round): VerifyList['rounds'][number] => {
  const outcome = drawnOutcome(round);
  return {
    id: round.id,
    number: Number(round.number),
    nonce: Number(round.nonce),
    game: round.game,
    version: round.version,
    stake: moneyText(round.stake),
    payout: moneyText(round.payout),
    bet: round.bet,
    choices: games.get(round.game)?.choices?.made(outcome) ?? [],
    outcome,
  };
};

const seedsTold = async (sql: Sql, seatId: bigint): Promise<Seeds> => {
  const current = await seedsInUse(sql, seatId);
  const [previous] = await openedSeeds(sql, seatId, 1);
  return {
    serverSeedHash: current.serverSeedHash,
    clientSeed: current.clientSeed,
    nextServerSeedHash: await nextSeedHash(sql, seatId),
    nonce: Number(current.rounds) + 1,
    startedAt: current.startedAt.toISOString(),
    previous: previous ? openedTold(previous) : null,
  };
};

const openedTold = (seeds: OpenedPair): OpenedSeeds => ({
  id: String(seeds.id),
  serverSeed: seeds.serverSeed,
  serverSeedHash: seeds.serverSeedHash,
  clientSeed: seeds.clientSeed,
  rounds: Number(seeds.rounds),
  startedAt: seeds.startedAt.toISOString(),
  openedAt: seeds.openedAt.toISOString(),
});
