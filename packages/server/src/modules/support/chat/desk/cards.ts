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

/** The operator's own chats first, then players before visitors, and who waits longest. */
export const listOpen = (sql: Sql, brands: readonly string[], operatorId: string): Promise<Row[]> =>
  sql<Row>`
    select * from support.chat_card
    where brand = any(${brands}::text[]) and state = 'open'
      and ("claimedBy" is not null or "askedAt" is not null)
    order by "claimedBy" is distinct from ${operatorId}, "playerId" is null, "askedAt", "rowId"
    limit ${most}`;

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
