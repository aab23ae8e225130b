import { moneyText } from '@parlour/contract/money';
import type { PlayerLine, PlayerView } from '@parlour/contract/player-console';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { foldUsername, maskUsername } from '../player';
import {
  findPlayers as findRows,
  type FoundPlayer,
  listEntries,
  listSessions,
  readMoney,
  readOne,
} from './queries';

/** Players by the start of their account, or by their id. */
export const findPlayers = async (
  { sql, operator }: OperatorContext,
  { query, brand }: { query: string; brand?: string },
): Promise<{ list: PlayerLine[] }> => {
  const text = query.trim();
  const found = await findRows(sql, {
    brands: brand === undefined ? operator.brands : [brand],
    usernameKey: foldUsername(text),
    playerId: /^[1-9]\d{0,17}$/.test(text) ? text : null,
  });
  return { list: found.map(lineOf) };
};

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
  username: shown(player.username),
  type: player.type,
  state: player.state,
  rankLabel: player.rankLabel,
  currency: player.currency,
  registeredAt: player.registeredAt.toISOString(),
});

/** An account that is a mobile number is a personal value. */
const shown = (username: string): string =>
  /^\+?\d{6,}$/.test(username) ? maskUsername(username) : username;
