import type { ChatCard, ChatEvent, ChatMessage } from '@parlour/contract/support/chat';
import type { DeskMessageView } from '@parlour/contract/support/chat-desk';
import type { Sql } from '@parlour/node-kit/database/database';

/** What a page gets at a time. */
const mostMessages = 100;

type Row = {
  n: number;
  by: ChatMessage['by'];
  at: Date;
  text: string | null;
  width: number | null;
  height: number | null;
  writer: string | null;
  about: {
    card?: ChatCard;
    event?: ChatEvent;
    number?: string;
    handed?: DeskMessageView['handed'];
  } | null;
};

type Part = { from?: number | undefined; before?: number | undefined };

/**
 * Messages of a chat in their order: those after `from`, those just before `before`, or the last
 * ones.
 */
export const readMessages = (
  sql: Sql,
  chatId: string,
  part: Part,
): Promise<{ messages: ChatMessage[]; hasOlder: boolean }> => readAs(messageOf, sql, chatId, part);

/** The same, with why the chat was handed over. */
export const readDeskMessages = (
  sql: Sql,
  chatId: string,
  part: Part,
): Promise<{ messages: DeskMessageView[]; hasOlder: boolean }> =>
  readAs(deskMessageOf, sql, chatId, part);

const readAs = async <Message extends ChatMessage>(
  toMessage: (row: Row) => Message,
  sql: Sql,
  chatId: string,
  part: Part,
): Promise<{ messages: Message[]; hasOlder: boolean }> => {
  const rows =
    part.from === undefined
      ? await readLast(sql, chatId, part)
      : await readNext(sql, chatId, part.from);
  const messages = rows.map(toMessage);
  return { messages, hasOlder: (messages[0]?.n ?? 1) > 1 };
};

const readNext = (sql: Sql, chatId: string, from: number): Promise<Row[]> =>
  sql<Row>`
    select m.n, m.side as by, m.at, m.text, i.width, i.height, o.name as writer, m.about
    from support.chat_message m
    left join upload.image_view i on i.id = m.image_id
    left join operator.operator_view o on o.id = m.operator_id
    where m.chat_id = ${chatId}::bigint and m.n > ${from}
    order by m.n
    limit ${mostMessages}`;

const readLast = async (sql: Sql, chatId: string, { before }: Part): Promise<Row[]> => {
  const rows = await sql<Row>`
    select m.n, m.side as by, m.at, m.text, i.width, i.height, o.name as writer, m.about
    from support.chat_message m
    left join upload.image_view i on i.id = m.image_id
    left join operator.operator_view o on o.id = m.operator_id
    where m.chat_id = ${chatId}::bigint and m.n < ${before ?? 2_147_483_647}
    order by m.n desc
    limit ${mostMessages}`;
  return rows.toReversed();
};

const messageOf = ({ n, by, at, text, width, height, about }: Row): ChatMessage => ({
  n,
  by,
  at: at.toISOString(),
  ...(text !== null && { text }),
  ...(width !== null && height !== null && { image: { width, height } }),
  ...(about?.card && { card: about.card }),
  ...(about?.event && { event: about.event }),
  ...(about?.event && about.number !== undefined && { number: about.number }),
});

const deskMessageOf = (row: Row): DeskMessageView => ({
  ...messageOf(row),
  ...(row.writer !== null && { writer: row.writer }),
  ...(row.about?.handed && { handed: row.about.handed }),
});

/** The picture of a message, by its id. */
export const readImageId = async (
  sql: Sql,
  chatId: string,
  n: number,
): Promise<string | undefined> => {
  const [row] = await sql<{ imageId: string | null }>`
    select image_id as "imageId" from support.chat_message
    where chat_id = ${chatId}::bigint and n = ${n}`;
  return row?.imageId ?? undefined;
};
