import type { Platform } from '../../../lib/context';
import type { Event } from '../../../lib/jobs/outbox';
import { openCase } from '../../casework';
import { endChat } from './open-chat';
import { deleteOldVisitors, listLeft, listSilent } from './job-queries';
import { freeChat } from './desk/queries';
import { lockChat, noteEvent } from './queries';
import { notifyBoth } from './notify';

type Late = Extract<Event, { type: 'casework.late' }>;

/** Says in the chat that the promised time has passed. */
export const noteLate = async (platform: Platform, { kind, subjectId }: Late): Promise<void> => {
  if (kind !== 'chat') return;
  await platform.database.transaction(async (sql) => {
    const chat = await lockChat(sql, subjectId);
    // Delivered again, or taken meanwhile, there is nothing to say.
    if (!chat?.hasCase || chat.claimedBy !== null || !chat.isAsked) return;
    const n = await noteEvent(sql, chat.id, { event: 'late' });
    sql.afterCommit(() => notifyBoth(platform, chat, { what: 'message', n }));
  });
};

/** Chats of operators who left the desk wait for another: no one is left with a silent person. */
export const freeLeft = async (platform: Platform): Promise<void> => {
  for (const { id } of await listLeft(platform.database.sql)) {
    await platform.database.transaction(async (sql) => {
      const chat = await lockChat(sql, id);
      if (!chat || chat.claimedBy === null) return;
      await freeChat(sql, chat.id);
      const n = await noteEvent(sql, chat.id, { event: 'left' });
      if (chat.isAsked) {
        const { brand, id: subjectId } = chat;
        await openCase(sql, { brand, kind: 'chat', subjectId, reasons: ['left'] });
      }
      sql.afterCommit(() =>
        notifyBoth(platform, { ...chat, claimedBy: null }, { what: 'state', n }),
      );
    });
  }
};

/** Closes chats of silent persons: a visitor who waits in vain for a day is not there any more. */
export const closeSilent = async (platform: Platform): Promise<void> => {
  for (const { id } of await listSilent(platform.database.sql)) {
    await platform.database.transaction(async (sql) => {
      const chat = await lockChat(sql, id);
      if (!chat || (await listSilent(sql, id)).length === 0) return;
      const n = await endChat(sql, chat, { event: 'closed' }, 'silent');
      sql.afterCommit(() =>
        notifyBoth(platform, { ...chat, claimedBy: null }, { what: 'state', n }),
      );
    });
  }
};

/** What visitors wrote is kept for as long as their browsers know the chat. */
export const forgetVisitors = async ({ database }: Platform): Promise<void> => {
  while ((await database.transaction(deleteOldVisitors)) > 0);
};
