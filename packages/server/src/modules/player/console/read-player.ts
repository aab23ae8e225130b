import { moneyText } from '@parlour/contract/money';
import type { PlayerLine, PlayerView } from '@parlour/contract/player-console';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { avatarOf, foldUsername, isNumber, shownUsername } from '../player';
import {
  findPlayers as findRows,
  type FoundPlayer,
  listEntries,
  listSessions,
  readMoney,
  readOne,
} from './queries';

/** Players by the start or the middle of their account, or by their id. */
export const findPlayers = async (
  context: OperatorContext,
  { query, brand }: { query: string; brand?: string },
): Promise<{ list: PlayerLine[] }> => {
  const { database, operator } = context;
  const brands = brand === undefined ? operator.brands : [brand];
  return database.transaction(async (sql) => ({
    list: await searchPlayers(context, sql, { query, brands }),
  }));
};

/** The same, in the caller's transaction. */
export const searchPlayers = async (
  context: OperatorContext,
  sql: Transaction,
  { query, brands }: { query: string; brands: readonly string[] },
): Promise<PlayerLine[]> => {
  const text = query.trim();
  const usernameKey = foldUsername(text);
  const found = await findRows(sql, {
    brands,
    usernameKey,
    // The digits of a number would be found one after the other.
    isWhole: /^\+?\d*$/.test(usernameKey),
    playerId: /^[1-9]\d{0,17}$/.test(text) ? text : null,
  });
  for (const player of found) {
    if (isNumber(usernameKey) && foldUsername(player.username) === usernameKey) {
      await noteLookup(context, sql, player);
    }
  }
  return found.map(lineOf);
};

/** Who finds an account by a whole number knows whose it is. */
const noteLookup = (
  { operator, address, requestId }: OperatorContext,
  sql: Transaction,
  { id, brand }: FoundPlayer,
) =>
  writeAudit(sql, {
    actor: { operatorId: operator.id, signInId: operator.signInId, address },
    brand,
    act: 'player.lookup',
    objectKind: 'player',
    playerId: id.toString(),
    objectId: id.toString(),
    requestId,
  });

/** A player as an operator sees them: no personal value is in it. */
export const readPlayer = async (
  { sql, operator }: OperatorContext,
  { playerId }: { playerId: string },
): Promise<PlayerView> => {
  const player = await readOne(sql, { brands: operator.brands, playerId });
  if (!player) throw new Refusal('request.unknown');
  const [money, entries, sessions] = await Promise.all([
    readMoney(sql, player),
    listEntries(sql, player),
    listSessions(sql, player),
  ]);
  const text = (value: bigint | undefined) => moneyText(value ?? 0n);
  return {
    ...lineOf(player),
    nickname: player.nickname,
    ...avatarOf(player),
    memberLabel: player.memberLabel,
    rankLevel: player.rankLevel,
    ...(player.stateUntil && { stateUntil: player.stateUntil.toISOString() }),
    money: {
      total: text(money?.total),
      cash: text(money?.cash),
      bonus: text(money?.bonus),
      held: text(money?.held),
      debt: text(money?.debt),
    },
    entries: entries.map(({ at, amount, balance, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      amount: moneyText(amount),
      balance: moneyText(balance),
    })),
    sessions: sessions.map(({ id, createdAt, activeAt, endedAt, reason, address }) => ({
      id: id.toString(),
      createdAt: createdAt.toISOString(),
      activeAt: activeAt.toISOString(),
      ...(endedAt && { endedAt: endedAt.toISOString() }),
      ...(reason !== null && { reason }),
      address,
    })),
  };
};

export const lineOf = (player: FoundPlayer): PlayerLine => ({
  id: player.id.toString(),
  brand: player.brand,
  username: shownUsername(player.username),
  type: player.type,
  state: player.state,
  rankLabel: player.rankLabel,
  currency: player.currency,
  registeredAt: player.registeredAt.toISOString(),
});
