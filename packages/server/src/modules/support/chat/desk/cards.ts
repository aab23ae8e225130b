import type { DeskChat, DeskChatCard } from '@parlour/contract/support/chat-desk';
import type { Sql } from '@parlour/node-kit/database/database';

type Row = Omit<
  DeskChatCard,
  'player' | 'claimedBy' | 'askedAt' | 'openedAt' | 'claimedAt' | 'lastAt' | 'last'
> & {
  playerId: string | null;
  username: string | null;
  rankLevel: number | null;
  claimedBy: string | null;
  claimedByName: string | null;
  askedAt: Date | null;
  openedAt: Date;
  claimedAt: Date | null;
  lastAt: Date;
  lastBy: 'player' | 'operator' | null;
  lastText: string | null;
};

const most = 200;

/**
 * The operator's own chats first, then players before visitors, and who waits longest. What stands
 * on a card is read for those alone that are listed.
 */
export const listOpen = (sql: Sql, brands: readonly string[], operatorId: string): Promise<Row[]> =>
  sql<Row>`
    with listed as materialized (
      select id, claimed_by is distinct from ${operatorId}::bigint as "isOther"
      from support.chat
      where brand = any(${brands}::text[]) and state = 'open'
        and (claimed_by is not null or asked_at is not null)
      order by 2, player_id is null, asked_at, id
      limit ${most}
    )
    select card.* from listed join support.chat_card card on card."rowId" = listed.id
    order by listed."isOther", card."playerId" is null, card."askedAt", card."rowId"`;

export const readCard = async (sql: Sql, id: string): Promise<Row> => {
  const [row] = await sql<Row>`select * from support.chat_card where "rowId" = ${id}::bigint`;
  return row!;
};

export const cardRowOf = (row: Row): DeskChatCard => {
  const { playerId, username, rankLevel, claimedBy, claimedByName, lastBy, lastText } = row;
  return {
    id: row.id,
    brand: row.brand,
    language: row.language,
    state: row.state,
    lastN: row.lastN,
    deskRead: row.deskRead,
    playerRead: row.playerRead,
    openedAt: row.openedAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
    ...(playerId !== null &&
      username !== null && { player: { id: playerId, username, rankLevel: rankLevel ?? 0 } }),
    ...(claimedBy !== null && { claimedBy: { id: claimedBy, name: claimedByName ?? '' } }),
    ...(row.askedAt && { askedAt: row.askedAt.toISOString() }),
    ...(row.claimedAt && { claimedAt: row.claimedAt.toISOString() }),
    ...(lastBy !== null && { last: { by: lastBy, ...(lastText !== null && { text: lastText }) } }),
  };
};

/** When the chat was closed, or became a ticket: the last times. */
export const readEnds = async (sql: Sql, chatId: string): Promise<DeskChat['ends']> => {
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
