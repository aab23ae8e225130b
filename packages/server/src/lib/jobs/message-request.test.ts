import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '@parlour/testkit/site/site';
import {
  type MessageRequest,
  type SealedRequest,
  readMessageRequest,
  requestMessage,
} from './message-request';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const request: MessageRequest<'sign_in_code'> = {
  channel: 'sms',
  to: '84901234567',
  brand: 'main',
  language: 'VI',
  template: 'sign_in_code',
  values: { code: '402817', minutes: 10 },
  playerId: '1001',
};

const waiting = async (): Promise<SealedRequest[]> => {
  const rows = await site.database.sql<{ payload: SealedRequest }>`
    select payload from lib.outbox where type = 'message.requested'`;
  return rows.map(({ payload }) => payload);
};

test('a message is requested with the change that causes it, and not without it', async () => {
  const { database, config } = site.platform;
  const undone = database.transaction(async (sql) => {
    await requestMessage(sql, config, request);
    throw new Error('undo it');
  });
  await expect(undone).rejects.toThrow('undo it');
  expect(await waiting()).toEqual([]);
});

test('the outbox holds neither its recipient nor its code, and any key of the site opens it', async () => {
  const { database, config } = site.platform;
  await database.transaction((sql) => requestMessage(sql, config, request));
  const [event] = await waiting();
  const [{ row } = { row: '' }] = await site.database.sql<{ row: string }>`
    select outbox::text as row from lib.outbox where type = 'message.requested'`;
  expect(row).toContain('sign_in_code');
  expect(row).not.toMatch(/901234567|402817/);
  expect(readMessageRequest(config, event!)).toEqual(request);
  const later = { secretKey: 'k'.repeat(40), oldSecretKeys: [config.secretKey] };
  expect(readMessageRequest(later, event!)).toEqual(request);
  expect(() => readMessageRequest({ ...later, oldSecretKeys: [] }, event!)).toThrow(/authenticate/);
});
