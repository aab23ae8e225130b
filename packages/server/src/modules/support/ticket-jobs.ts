import type { Platform } from '../../lib/context';
import { requestMessage } from '../../lib/jobs/message-request';
import type { Event } from '../../lib/jobs/outbox';
import { keyIdsOf } from '../../lib/personal/personal';
import { deleteImages } from '../upload';
import { rewrapContact } from './contact';
import { dropUnsent } from './picture-queries';
import {
  insertMessage,
  listOldContacts,
  lockTicket,
  markLateTold,
  readRecipient,
  replaceContactKey,
  ticketIdOf,
} from './queries';
import { addressOf, tellWriter } from './tell-writer';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** What an operator asked of the person is a message of the ticket. */
export const writeQuestion = async (
  platform: Platform,
  { kind, key, subjectId, operatorId, message: text }: EventOf<'casework.asked'>,
): Promise<void> => {
  const ticketId = ticketIdOf(subjectId);
  // The words of a person whose account ended meanwhile are gone.
  if (kind !== 'ticket' || ticketId === undefined || text === undefined) return;
  await platform.database.transaction(async (sql) => {
    await lockTicket(sql, ticketId);
    const question = { ticketId, key: `asked:${key}`, text };
    const isNew = await insertMessage(sql, { ...question, operatorId });
    if (isNew) await tellWriter(platform, sql, { ...question, state: 'asked' });
  });
};

/** A player is notified by `casework`; a visitor at the address that they left. */
export const tellVisitorLate = async (
  { database, config }: Platform,
  { kind, key, subjectId, playerId }: EventOf<'casework.late'>,
): Promise<void> => {
  const ticketId = ticketIdOf(subjectId);
  if (kind !== 'ticket' || ticketId === undefined || playerId !== null) return;
  await database.transaction(async (sql) => {
    const recipient = await readRecipient(sql, ticketId);
    const to = recipient && addressOf(config, recipient);
    if (!recipient || to === undefined || !(await markLateTold(sql, ticketId, key))) return;
    const { brand, language } = recipient;
    const message = { channel: 'mail', to, brand, language } as const;
    await requestMessage(sql, config, { ...message, template: 'case_late', values: {} });
  });
};

/** After a change of SECRET_KEY: no address is read. */
export const rewrapContacts = async ({
  database: { sql },
  config,
  log,
}: Pick<Platform, 'database' | 'config' | 'log'>): Promise<void> => {
  const [current] = keyIdsOf(config);
  const batch = 200;
  for (let count = 0; ; count += batch) {
    const rows = await listOldContacts(sql, current!, batch);
    for (const { id, key, ...former } of rows) {
      await replaceContactKey(sql, { id, ...rewrapContact(config, key, former) });
    }
    if (rows.length === batch) continue;
    if (count + rows.length > 0) log.info('support.rewrapped', { count: count + rows.length });
    return;
  }
};

/** A player's picture that is in no ticket within a day is deleted. */
export const forgetUnsent = async ({ database }: Platform): Promise<void> => {
  await database.transaction(async (sql) => deleteImages(sql, await dropUnsent(sql)));
};
