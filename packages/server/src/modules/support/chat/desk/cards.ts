import type { DeskChatCard, TicketOfChat } from '@parlour/contract/support/chat-desk';
import type { Sql } from '@parlour/node-kit/database/database';

type Row = Omit<
  DeskChatCard,
  'player' | 'claimedBy' | 'askedAt' | 'openedAt' | 'claimedAt' | 'lastAt' | 'last' | 'page'
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
  lastOperator: string | null;
  lastOperatorName: string | null;
  page: string | null;
  isTied: boolean;
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
    select card.*, card."playerId" is not null
        and casework.is_tied(${operatorId}::bigint, card."playerId"::bigint) as "isTied"
    from listed join support.chat_card card on card."rowId" = listed.id
    order by listed."isOther", card."playerId" is null, card."askedAt", card."rowId"`;

export const readCard = async (
  sql: Sql,
  id: string,
  operatorId: string,
): Promise<Row | undefined> => {
  const [row] = await sql<Row>`
    select card.*, card."playerId" is not null
        and casework.is_tied(${operatorId}::bigint, card."playerId"::bigint) as "isTied"
    from support.chat_card card where card."rowId" = ${id}::bigint`;
  return row;
};

/** Who is tied to the player reads neither what was said last nor where they are. */
export const cardRowOf = (row: Row): DeskChatCard => {
  const { playerId, username, rankLevel, claimedBy, claimedByName, page, isTied } = row;
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
    ...(!isTied && { ...lastOf(row), ...(page !== null && { page }) }),
  };
};

const lastOf = ({ lastBy, lastText, lastOperator, lastOperatorName }: Row) =>
  lastBy !== null && {
    last: {
      by: lastBy,
      ...(lastText !== null && { text: lastText }),
      ...(lastOperator !== null && {
        operator: { id: lastOperator, name: lastOperatorName ?? '' },
      }),
    },
  };

/** What chats of the brands became today, by each brand's clock. */
export const listBecameTickets = async (
  sql: Sql,
  brands: readonly string[],
): Promise<TicketOfChat[]> => {
  const rows = await sql<{
    number: string;
    username: string | null;
    at: Date;
    case: string | null;
  }>`
    select t.number, t.username, t.opened_at as at, t.case_id::text as case
    from brand.brand_view b
    join support.chat_ticket_view t on t.brand = b.code
      and t.opened_at >= date_trunc('day', lib.now(), b.time_zone)
    where b.code = any(${brands}::text[])
    order by t.opened_at desc
    limit 50`;
  return rows.map(({ number, username, at, case: caseId }) => ({
    number,
    ...(username !== null && { username }),
    at: at.toISOString(),
    ...(caseId !== null && { caseId }),
  }));
};
