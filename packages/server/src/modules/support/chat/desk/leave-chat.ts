import type { chatDesk } from '@parlour/contract/support/chat-desk';
import type { InputOf } from '@parlour/contract/endpoint';
import type { OperatorContext } from '../../../../lib/context';
import { Refusal } from '../../../../lib/refusal';
import { writeAudit } from '../../../audit';
import { openCase } from '../../../casework';
import { actorOf } from '../../../operator';
import { makeTicket } from '../chat-ticket';
import { endChat } from '../open-chat';
import { noteEvent } from '../queries';
import { notifyBoth } from '../notify';
import { claimChat, countClaimed, freeChat } from './queries';
import { lockOwn, mayHave } from './own-chat';
import { mostChats } from './take-chat';

/**
 * Gives a chat of one's own back to the queue or to a colleague at the desk, makes a ticket of it,
 * or closes it.
 */
export const leaveChat = (
  context: OperatorContext,
  { chatId, how, to }: InputOf<typeof chatDesk.leaveChat>,
): Promise<Record<string, never>> =>
  context.database.transaction(async (sql) => {
    // Counted before the chat is locked, as everywhere.
    const claimed = how === 'person' && to !== undefined ? await countClaimed(sql, to) : 0;
    const chat = await lockOwn(sql, context, chatId);
    let claimedBy: string | null = null;
    let n: number;
    let number: string | undefined;
    if (how === 'close') n = await endChat(sql, chat, { event: 'closed' }, 'closed');
    else if (how === 'ticket') {
      const made = await makeTicket(context, sql, chat);
      if (!made) throw new Refusal('support.no_text');
      ({ n, number } = made);
    } else if (how === 'queue') {
      await freeChat(sql, chatId);
      n = await noteEvent(sql, chatId, { event: 'left' });
      if (chat.isAsked) {
        const { brand } = chat;
        await openCase(sql, { brand, kind: 'chat', subjectId: chatId, reasons: ['left'] });
      }
    } else {
      if (to === undefined || !(await mayHave(sql, chat.brand, to))) {
        throw new Refusal('request.unknown');
      }
      if (claimed >= mostChats) throw new Refusal('support.chat_limit');
      await claimChat(sql, chatId, to);
      claimedBy = to;
      n = await noteEvent(sql, chatId, { event: 'taken' });
    }
    await writeAudit(sql, {
      actor: actorOf(context),
      brand: chat.brand,
      act: 'chat.leave',
      objectKind: 'chat',
      objectId: chatId,
      ...(chat.playerId !== null && { playerId: chat.playerId }),
      after: { how, ...(to !== undefined && { to }), ...(number !== undefined && { number }) },
      requestId: context.requestId,
    });
    sql.afterCommit(() => notifyBoth(context, { ...chat, claimedBy }, { what: 'state', n }));
    return {};
  });
