import type { chatDesk } from '@parlour/contract/support/chat-desk';
import type { InputOf } from '@parlour/contract/endpoint';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../../lib/context';
import { invalid, Refusal } from '../../../../lib/refusal';
import { writeAudit } from '../../../audit';
import { assertUntied } from '../../../casework';
import { actorOf } from '../../../operator';
import { type ChatSettings, chatSettingsOf } from '../chat-settings';
import { makeTicket } from '../chat-ticket';
import { endChat } from '../open-chat';
import { type ChatRow, noteEvent } from '../queries';
import { notifyBoth } from '../notify';
import { giveBack } from './give-back';
import { claimChat, countClaimed, nameOf } from './queries';
import { lockBrands, lockOwn, mayHave } from './own-chat';

type Input = InputOf<typeof chatDesk.leaveChat>;

/** What became of the chat: its last line, who has it now, and the ticket's number. */
type Left = { n: number; claimedBy: string | null; number?: string };

/**
 * Gives a chat of one's own back to the queue or to a colleague at the desk, makes a ticket of it,
 * or closes it.
 */
export const leaveChat = async (
  context: OperatorContext,
  input: Input,
): Promise<Record<string, never>> => {
  const ofBrands = await chatSettingsOf(context, context.operator.brands);
  return context.database.transaction(async (sql) => {
    const { chatId, how, to, reason } = input;
    if (how === 'person' && reason === undefined) {
      throw invalid({ name: 'reason', code: 'field.required' });
    }
    const brands = await lockBrands(sql, context);
    // Counted before the chat is locked, as everywhere.
    const claimed = how === 'person' && to !== undefined ? await countClaimed(sql, to) : 0;
    const chat = await lockOwn(sql, context, { chatId, brands });
    const settings = ofBrands.get(chat.brand)!;
    const left = await leave(sql, context, { chat, input, claimed, settings });
    const { n, claimedBy, number } = left;
    await writeAudit(sql, {
      actor: actorOf(context),
      brand: chat.brand,
      act: 'chat.leave',
      objectKind: 'chat',
      objectId: chatId,
      ...(chat.playerId !== null && { playerId: chat.playerId }),
      after: { how, ...(to !== undefined && { to }), ...(number !== undefined && { number }) },
      ...(reason !== undefined && { reason }),
      requestId: context.requestId,
    });
    sql.afterCommit(() => notifyBoth(context, { ...chat, claimedBy }, { what: 'state', n }));
    return {};
  });
};

type Leaving = { chat: ChatRow; input: Input; claimed: number; settings: ChatSettings };

const leave = async (
  sql: Transaction,
  context: OperatorContext,
  leaving: Leaving,
): Promise<Left> => {
  const { chat, input, settings } = leaving;
  const { how, reason } = input;
  const { chatPromiseMinutes: minutes } = settings;
  if (how === 'close') {
    const n = await endChat(sql, chat, { event: 'closed' }, { result: 'closed', minutes });
    return { n, claimedBy: null };
  }
  if (how === 'ticket') {
    const made = await makeTicket(context, sql, chat, { minutes });
    if (!made) throw new Refusal('support.no_text');
    return { ...made, claimedBy: null };
  }
  const by = context.operator.name;
  if (how === 'person') return handOver(sql, leaving, by);
  const n = await giveBack(sql, chat, settings, reason === undefined ? undefined : { by, reason });
  return { n, claimedBy: null };
};

/** The colleague has the chat at once, with the reason as a line that only the desk reads. */
const handOver = async (
  sql: Transaction,
  { chat, input: { to, reason }, claimed, settings }: Leaving,
  by: string,
): Promise<Left> => {
  const isOther = to !== undefined && to !== chat.claimedBy;
  if (!isOther || !(await mayHave(sql, chat.brand, to))) throw new Refusal('request.unknown');
  if (chat.playerId !== null) await assertUntied(sql, to, [chat.playerId]);
  if (claimed >= settings.mostChats) throw new Refusal('support.chat_limit');
  await claimChat(sql, chat.id, to);
  const handed = { by, to: await nameOf(sql, to), reason };
  return { n: await noteEvent(sql, chat.id, { event: 'taken', handed }), claimedBy: to };
};
