import type { IdentityState } from '@parlour/contract/identity';
import { moneyText } from '@parlour/contract/money';
import { roomFlag } from '@parlour/contract/room';
import type { chatDesk, DeskPerson } from '@parlour/contract/support/chat-desk';
import type { InputOf } from '@parlour/contract/endpoint';
import type { Sql } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../../lib/context';
import { isFlagOn, loadedBrand } from '../../../brand';
import { assertUntied } from '../../../casework';
import { readOrders } from './orders';
import { chatInBrands } from './own-chat';

/**
 * Whom an operator talks with: each part by the right that opens it elsewhere. Who has to do with
 * that person reads nothing.
 */
export const readChatPerson = async (
  context: OperatorContext,
  { chatId }: InputOf<typeof chatDesk.readChatPerson>,
): Promise<DeskPerson> => {
  const { sql, operator } = context;
  const { brand, playerId } = await chatInBrands(context, chatId);
  const ends = await readEnds(sql, chatId);
  if (playerId === null) return { ends };
  await assertUntied(sql, operator.id, [playerId]);
  const may = (right: string) => operator.rights[right]?.includes(brand) === true;
  const hasRoom = isFlagOn((await loadedBrand(context, brand)).flags, roomFlag);
  const [orders, account, money, room] = await Promise.all([
    may('ledger.r') ? readOrders(sql, playerId) : undefined,
    may('player.r') ? readAccount(sql, playerId) : undefined,
    may('ledger.r') ? readMoney(sql, playerId) : undefined,
    hasRoom && may('room.r') ? readSilence(sql, { brand, playerId }) : undefined,
  ]);
  return {
    playerId,
    ends,
    ...(orders && { orders }),
    ...(account && { account }),
    ...(money && { money }),
    ...(room && { room }),
  };
};

/** When the chat was closed, or became a ticket: the last times. */
const readEnds = async (sql: Sql, chatId: string): Promise<DeskPerson['ends']> => {
  const rows = await sql<{ at: Date; number: string | null }>`
    select at, about ->> 'number' as number
    from support.chat_message
    where chat_id = ${chatId}::bigint and side = 'site'
      and about ->> 'event' in ('closed', 'ticket')
    order by n desc
    limit 5`;
  return rows.map(({ at, number }) => ({
    at: at.toISOString(),
    ...(number !== null && { number }),
  }));
};

type AccountRow = {
  registeredAt: Date;
  state: string;
  until: Date | null;
  documents: IdentityState;
};

const readAccount = async (sql: Sql, playerId: string): Promise<DeskPerson['account']> => {
  const [row] = await sql<AccountRow>`
    select p.registered_at as "registeredAt", coalesce(s.state, 'active') as state, s.until,
      coalesce(i.state, 'none') as documents
    from player.player_view p
    left join compliance.player_state_view s on s.player_id = p.id
      and (s.until is null or s.until > lib.now())
    left join identity.identity_view i on i.player_id = p.id
    where p.id = ${playerId}::bigint`;
  if (!row) return undefined;
  const { registeredAt, state, until, documents } = row;
  return {
    registeredAt: registeredAt.toISOString(),
    state,
    ...(until && { stateUntil: until.toISOString() }),
    documents,
  };
};

const readMoney = async (sql: Sql, playerId: string): Promise<DeskPerson['money']> => {
  const [row] = await sql<{ currency: string; cash: bigint; held: bigint }>`
    select b.currency, b.cash::bigint, b.held::bigint
    from player.player_view p
    join wallet.balance_view b on b.player_id = p.id and b.currency = p.currency
    where p.id = ${playerId}::bigint`;
  if (!row) return undefined;
  const { currency, cash, held } = row;
  return { currency, cash: moneyText(cash), held: moneyText(held) };
};

const readSilence = async (
  sql: Sql,
  { brand, playerId }: { brand: string; playerId: string },
): Promise<DeskPerson['room']> => {
  const [row] = await sql<{ until: Date | null }>`
    select until from room.silence_view
    where brand = ${brand} and player_id = ${playerId}::bigint`;
  return { isSilenced: row !== undefined, ...(row?.until && { until: row.until.toISOString() }) };
};
