import type { Transaction } from '@parlour/node-kit/database/database';
import { openCase } from '../../../casework';
import type { ChatSettings } from '../chat-settings';
import { type ChatRow, noteEvent } from '../queries';
import { freeChat } from './queries';

/** Who left the chat and why, as only the desk reads it. */
export type Handed = { by: string; reason: string };

/** The chat waits for another person, with a case where its own waits for an answer. */
export const giveBack = async (
  sql: Transaction,
  chat: ChatRow,
  { chatPromiseMinutes: minutes }: ChatSettings,
  handed?: Handed,
): Promise<number> => {
  await freeChat(sql, chat.id);
  const n = await noteEvent(sql, chat.id, { event: 'left', ...(handed && { handed }) });
  if (chat.askedAt) {
    const { brand, id: subjectId } = chat;
    await openCase(sql, { brand, kind: 'chat', subjectId, reasons: ['left'], minutes });
  }
  return n;
};
