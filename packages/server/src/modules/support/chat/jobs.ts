import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import type { Event } from '../../../lib/jobs/outbox';
import { loadedBrand } from '../../brand';
import { isTied } from '../../casework';
import { readBrandCodes } from '../forget-queries';
import { type ChatSettings, chatSettingsOf } from './chat-settings';
import { endChat } from './open-chat';
import { giveBack } from './desk/give-back';
import { mayHave } from './desk/own-chat';
import { claimChat, countClaimed, nameOf } from './desk/queries';
import { deleteOldVisitors, listClaimedBy, listLeft, listSilent } from './job-queries';
import { type ChatRow, lockChat, noteEvent } from './queries';
import { notifyBoth } from './notify';

type Late = Extract<Event, { type: 'casework.late' }>;

/** Says in the chat that the promised time has passed. */
export const noteLate = async (platform: Platform, { kind, subjectId }: Late): Promise<void> => {
  if (kind !== 'chat') return;
  await platform.database.transaction(async (sql) => {
    const chat = await lockChat(sql, subjectId);
    // Delivered again, or taken meanwhile, there is nothing to say.
    if (!chat?.hasCase || chat.claimedBy !== null || !chat.askedAt) return;
    const n = await noteEvent(sql, chat.id, { event: 'late' });
    sql.afterCommit(() => notifyBoth(platform, chat, { what: 'message', n }));
  });
};

/**
 * Chats of operators who left the desk, who leave a person without an answer for long, or who may
 * no longer read them, wait for another: no one is left with a silent person.
 */
export const freeLeft = async (platform: Platform): Promise<void> => {
  for (const { id, brand } of await listLeft(platform.database.sql)) {
    const settings = await settingsOf(platform, brand);
    await platform.database.transaction(async (sql) => {
      const chat = await lockChat(sql, id);
      // Answered meanwhile, or another's by now.
      if (!chat || (await listLeft(sql, id)).length === 0) return;
      const n = await giveBack(sql, chat, settings);
      sql.afterCommit(() =>
        notifyBoth(platform, { ...chat, claimedBy: null }, { what: 'state', n }),
      );
    });
  }
};

const settingsOf = async (platform: Platform, brand: string): Promise<ChatSettings> =>
  (await chatSettingsOf(platform, [brand])).get(brand)!;

type ShiftEnded = Extract<Event, { type: 'casework.shift_ended' }>;

/**
 * What is left of a shift: its chats go to who was named, if they may and are not tied to the
 * player, else back to the queue.
 */
export const handOverLeft = async (platform: Platform, ended: ShiftEnded): Promise<void> => {
  const { operatorId, endedAt, to, note } = ended;
  for (const { id, brand } of await listClaimedBy(platform.database.sql, operatorId, endedAt)) {
    const settings = await settingsOf(platform, brand);
    await platform.database.transaction(async (sql) => {
      // Counted before the chat is locked, as everywhere.
      const claimed = to === undefined ? 0 : await countClaimed(sql, to);
      const chat = await lockChat(sql, id);
      if (chat?.claimedBy !== operatorId) return;
      const by = await nameOf(sql, operatorId);
      const handed = note === undefined ? undefined : { by, reason: note };
      const hasRoom = claimed < settings.mostChats;
      const mayGo = hasRoom && to !== undefined && (await mayBeGiven(sql, chat, to));
      const claimedBy = mayGo ? to : null;
      if (mayGo) await claimChat(sql, id, to);
      const n = mayGo
        ? await noteEvent(sql, id, {
            event: 'taken',
            handed: { ...handed, by, to: await nameOf(sql, to) },
          })
        : await giveBack(sql, chat, settings, handed);
      sql.afterCommit(() => notifyBoth(platform, { ...chat, claimedBy }, { what: 'state', n }));
    });
  }
};

const mayBeGiven = async (
  sql: Transaction,
  { brand, playerId }: ChatRow,
  to: string,
): Promise<boolean> => {
  if (!(await mayHave(sql, brand, to))) return false;
  return playerId === null || !(await isTied(sql, to, [playerId]));
};

/** Closes chats of silent persons: a visitor who waits in vain for a day is not there any more. */
export const closeSilent = async (platform: Platform): Promise<void> => {
  for (const { id, brand } of await listSilent(platform.database.sql)) {
    const { chatPromiseMinutes: minutes } = await settingsOf(platform, brand);
    await platform.database.transaction(async (sql) => {
      const chat = await lockChat(sql, id);
      if (!chat || (await listSilent(sql, id)).length === 0) return;
      const n = await endChat(sql, chat, { event: 'closed' }, { result: 'silent', minutes });
      sql.afterCommit(() =>
        notifyBoth(platform, { ...chat, claimedBy: null }, { what: 'state', n }),
      );
    });
  }
};

/** What visitors wrote is deleted `visitorChatDays` after the last word. */
export const forgetVisitors = async (platform: Platform): Promise<void> => {
  const { database } = platform;
  for (const brand of await readBrandCodes(database.sql)) {
    const { settings } = await loadedBrand(platform, brand);
    const wanted = { brand, days: settings.visitorChatDays };
    while ((await database.transaction((sql) => deleteOldVisitors(sql, wanted))) > 0);
  }
};
