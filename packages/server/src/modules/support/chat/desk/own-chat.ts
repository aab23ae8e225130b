import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../../lib/context';
import { Refusal } from '../../../../lib/refusal';
import { assertUntied } from '../../../casework';
import { lockRights, readRights } from '../../../operator';
import { type ChatRow, lockChat, readChatById } from '../queries';
import { isAtDesk } from './queries';

/** A chat of a brand in which the operator may make this call; another does not exist. */
export const chatInBrands = async (
  { sql, operator }: OperatorContext,
  chatId: string,
): Promise<ChatRow> => {
  const chat = await readChatById(sql, chatId);
  if (!chat || !operator.brands.includes(chat.brand)) throw new Refusal('request.unknown');
  return chat;
};

/** The same, of a visitor or of a player to whom the operator is not tied. */
export const untiedChat = async (context: OperatorContext, chatId: string): Promise<ChatRow> => {
  const chat = await chatInBrands(context, chatId);
  const { sql, operator } = context;
  if (chat.playerId !== null) await assertUntied(sql, operator.id, [chat.playerId]);
  return chat;
};

/** Brands in which the operator may still work chats, until the end of the transaction. */
export const lockBrands = async (
  sql: Transaction,
  { operator }: OperatorContext,
): Promise<string[]> => {
  const rights = await lockRights(sql, operator.id);
  return operator.brands.filter((brand) => rights['chat.w']?.includes(brand));
};

/** The operator's own chat in one of the brands, kept theirs until the end of the transaction. */
export const lockOwn = async (
  sql: Transaction,
  { operator }: OperatorContext,
  { chatId, brands }: { chatId: string; brands: readonly string[] },
): Promise<ChatRow> => {
  const chat = await lockChat(sql, chatId);
  if (!chat || !brands.includes(chat.brand)) throw new Refusal('request.unknown');
  if (chat.state === 'closed') throw new Refusal('support.chat_closed');
  if (chat.claimedBy !== operator.id) throw new Refusal('support.not_taken');
  return chat;
};

/** Whether the person is at the desk of the brand now, and may work its chats. */
export const mayHave = async (sql: Transaction, brand: string, operatorId: string) => {
  if (!(await isAtDesk(sql, brand, operatorId))) return false;
  const rights = await readRights(sql, operatorId);
  return rights['chat.w']?.includes(brand) === true;
};
