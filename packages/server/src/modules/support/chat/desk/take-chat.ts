import type { chatDesk } from '@parlour/contract/support/chat-desk';
import type { InputOf } from '@parlour/contract/endpoint';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../../lib/context';
import { Refusal } from '../../../../lib/refusal';
import { writeAudit } from '../../../audit';
import { assertUntied, endCase } from '../../../casework';
import { actorOf } from '../../../operator';
import { chatSettingsOf } from '../chat-settings';
import { type ChatRow, lockChat, noteEvent } from '../queries';
import { notifyBoth } from '../notify';
import { lockBrands } from './own-chat';
import { claimChat, countClaimed, lockLongest } from './queries';

/** Makes a chat that is no one's the operator's; its case has ended, since a person is there. */
export const claim = async (
  sql: Transaction,
  context: OperatorContext,
  chat: ChatRow,
  operatorId: string,
): Promise<void> => {
  await claimChat(sql, chat.id, operatorId);
  if (chat.hasCase) await endCase(sql, { kind: 'chat', subjectId: chat.id, result: 'taken' });
  const n = await noteEvent(sql, chat.id, { event: 'taken' });
  await writeAudit(sql, {
    actor: actorOf(context),
    brand: chat.brand,
    act: 'chat.take',
    objectKind: 'chat',
    objectId: chat.id,
    ...(chat.playerId !== null && { playerId: chat.playerId }),
    after: { operator: operatorId },
    requestId: context.requestId,
  });
  sql.afterCommit(() =>
    notifyBoth(context, { ...chat, claimedBy: operatorId }, { what: 'state', n }),
  );
};

/**
 * One of those who ask at once has the chat; the others read who. Who is tied to its player takes
 * none of them: in the chat they would read and write to that person.
 */
export const takeChat = async (
  context: OperatorContext,
  { chatId }: InputOf<typeof chatDesk.takeChat>,
): Promise<Record<string, never>> => {
  const settings = await chatSettingsOf(context, context.operator.brands);
  return context.database.transaction(async (sql) => {
    const { id } = context.operator;
    const brands = await lockBrands(sql, context);
    const claimed = await countClaimed(sql, id);
    const chat = await lockChat(sql, chatId);
    if (!chat || !brands.includes(chat.brand)) throw new Refusal('request.unknown');
    if (chat.state === 'closed') throw new Refusal('support.chat_closed');
    if (chat.claimedBy === id) return {};
    if (chat.claimedBy !== null) {
      throw new Refusal('support.chat_taken', { claimedBy: chat.claimedBy });
    }
    if (chat.playerId !== null) await assertUntied(sql, id, [chat.playerId]);
    if (claimed >= settings.get(chat.brand)!.mostChats) throw new Refusal('support.chat_limit');
    await claim(sql, context, chat, id);
    return {};
  });
};

/**
 * Takes the chat that waits longest in the brands of which the operator may have one more, of those
 * to whose player the operator is not tied.
 */
export const nextChat = async (
  context: OperatorContext,
  { brand }: InputOf<typeof chatDesk.nextChat>,
): Promise<{ id?: string }> => {
  const settings = await chatSettingsOf(context, context.operator.brands);
  return context.database.transaction(async (sql) => {
    const brands = (await lockBrands(sql, context)).filter((own) => !brand || own === brand);
    const claimed = await countClaimed(sql, context.operator.id);
    const open = brands.filter((own) => claimed < settings.get(own)!.mostChats);
    if (open.length === 0 && brands.length > 0) throw new Refusal('support.chat_limit');
    const id = await lockLongest(sql, context.operator.id, open);
    const chat = id === undefined ? undefined : await lockChat(sql, id);
    if (!chat) return {};
    await claim(sql, context, chat, context.operator.id);
    return { id: chat.id };
  });
};
