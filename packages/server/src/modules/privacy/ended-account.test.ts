import { createCanvas } from '@napi-rs/canvas';
import { casework } from '@parlour/contract/casework';
import { identity } from '@parlour/contract/identity';
import { support } from '@parlour/contract/support';
import { bindContact } from '@parlour/testkit/people/contacts';
import { tablesWith } from '@parlour/testkit/site/canaries';
import { insertOperator, openOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { addPayeeOf } from '@parlour/testkit/cashier/withdrawals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifyPlayer } from '../message';
import { savePersonal } from '../player';
import { closeAccount, forgetRest } from './close-account';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const entered = {
  payeeName: 'TRAN CANARY ANH',
  email: 'canary.lan@example.com',
  mobile: '84907654321',
  idNumber: '0791990777888',
  address: '12 Canary Street',
};
const traces = [
  '203.0.113.77',
  'CanaryBrowser',
  'canary-note',
  'canary-transfer',
  'canary-chat',
  'canary-ticket',
  'canary-remark',
  'canary-answer',
  'canary-inbox',
  'canary-letter',
];

/** Where the traces are until the end. */
const filled = [
  'casework.note',
  'message.inbox',
  'message.sending',
  'player.consent',
  'player.player',
  'session.credential',
  'session.device',
  'session.sign_in',
  'support.chat_message',
  'support.ticket',
  'support.ticket_message',
  'wallet.transfer',
];

/** Something of everything that a module keeps of a player. */
const fill = async (player: SomePlayer): Promise<void> => {
  const { playerId } = player;
  const { sql } = site.database;
  await bindContact(site, playerId, 'email', entered.email);
  await bindContact(site, playerId, 'mobile', entered.mobile);
  await addPayeeOf(player);
  await savePersonal(sql, site.platform.config, playerId, entered);
  const canvas = createCanvas(40, 30);
  canvas.getContext('2d').fillRect(0, 0, 40, 30);
  const payload = canvas.toBuffer('image/png');
  const headers = { 'content-type': 'image/png' };
  await player.call(identity.uploadDocument, { side: 'front' }, { payload, headers });
  await sql`
    update session.sign_in set address = '203.0.113.77', user_agent = 'CanaryBrowser/7'
    where player_id = ${playerId}::bigint`;
  await sql`
    update player.player set registered_from = '203.0.113.77' where id = ${playerId}::bigint`;
  await sql`
    update player.consent set address = '203.0.113.77' where player_id = ${playerId}::bigint`;
  await sql`
    update session.device set address = '203.0.113.77', user_agent = 'CanaryBrowser/7'
    where player_id = ${playerId}::bigint`;
  await sql`
    update session.credential set last_address = '203.0.113.77', last_user_agent = 'CanaryBrowser/7'
    where player_id = ${playerId}::bigint`;
  const { operatorId } = await insertOperator(sql, {});
  await sql`
    insert into casework.note (player_id, operator_id, text)
    values (${playerId}::bigint, ${operatorId}::bigint, 'canary-note of a person')`;
  await sql`
    insert into wallet.transfer (id, side, brand, player_id, other_id, other_is, currency, amount,
      note, state, ended_at)
    values (gen_random_uuid(), 'in', 'main', ${playerId}::bigint, 1, 'upline', 'VND', 1,
      'canary-transfer', 'received', lib.now())`;
  await sql`
    with chat as (
      insert into support.chat (brand, player_id, language)
      values ('main', ${playerId}::bigint, 'EN') returning id
    )
    insert into support.chat_message (chat_id, n, side, key, text)
    select id, 1, 'player', gen_random_uuid(), 'canary-chat' from chat`;
  await fillTicket(player, { payload, headers });
};

/** A ticket with a picture and an answer, and a message of the inbox about it. */
const fillTicket = async (
  player: SomePlayer,
  picture: { payload: Buffer; headers: Record<string, string> },
): Promise<void> => {
  const { sql } = site.database;
  const { playerId } = player;
  const { body } = await player.call(support.addPicture, {}, picture);
  const { id } = await player.get(support.sendFeedback, {
    questionType: 'other',
    description: Array.from({ length: 12 }, () => 'canary-ticket').join(' '),
    remark: 'canary-remark',
    images: [body.value.uploadId],
  });
  await sql`
    insert into support.ticket_message (ticket_id, text, key)
    values (${id}::bigint, 'canary-answer', 'canary')`;
  await site.platform.database.transaction((tx) =>
    notifyPlayer(tx, {
      playerId,
      template: 'ticket_answered',
      values: { number: 'canary-inbox', ticket: id },
      key: 'canary',
    }),
  );
  const { operatorId } = await insertOperator(sql, {});
  await sql`
    with letter as (
      insert into message.sending (brand, operator_id, key, texts, filter, last_player, wanted)
      values ('main', ${operatorId}::bigint, 'canary',
        '{"EN": {"title": "Hello", "text": "canary-letter"}}',
        jsonb_build_object('playerId', ${playerId}::text), ${playerId}::bigint, 1)
      returning id
    )
    insert into message.inbox (player_id, key, template, sending_id)
    select ${playerId}::bigint, 'letter', 'written', id from letter`;
};

test('[MEMBER-15] after the end of an account no table has anything of its person', async () => {
  const player = await registerPlayer(site, { username: 'canaryperson' });
  await fill(player);
  const { playerId } = player;
  const clear = ['canaryperson', ...traces];
  // What was entered is never in clear text; the traces are, until the end.
  expect(await tablesWith(site, Object.values(entered))).toEqual([]);
  expect(await tablesWith(site, clear)).toEqual(expect.arrayContaining(filled));
  await site.platform.database.transaction((sql) =>
    closeAccount(site.platform, sql, { playerId, brand: 'main' }),
  );
  await forgetRest(site.platform, { playerId });
  // Handled twice, nothing more happens.
  await forgetRest(site.platform, { playerId });
  expect(await tablesWith(site, [...clear, ...Object.values(entered)])).toEqual([]);
  const log = site.logLines.join('\n');
  for (const value of Object.values(entered)) expect(log).not.toContain(value);
  const left = await site.database.sql<{ count: number }>`
    select (select count(*) from upload.image where player_id = ${playerId}::bigint)
      + (select count(*) from support.ticket where player_id = ${playerId}::bigint)
      + (select count(*) from support.picture where player_id = ${playerId}::bigint)
      + (select count(*) from message.inbox where player_id = ${playerId}::bigint)
      + (select count(*) from player.data_key where player_id = ${playerId}::bigint)
      + (select count(*) from cashier.payee where player_id = ${playerId}::bigint
          and (last4 is not null or encrypted <> ''))
      + (select count(*) from cashier.payee_tail where player_id = ${playerId}::bigint) as count`;
  expect(Number(left[0]!.count)).toBe(0);
});

test('[MEMBER-15] what an operator asked stays in the record of decisions alone', async () => {
  const player = await registerPlayer(site);
  const { playerId } = player;
  await player.get(support.sendFeedback, {
    questionType: 'other',
    description: Array.from({ length: 12 }, () => 'nạp').join(' '),
  });
  const [row] = await site.database.sql<{ id: string }>`
    select id::text from casework.case_file where player_id = ${playerId}::bigint`;
  const caseId = row!.id;
  const someone = await openOperator(site, { roles: ['support'] });
  const { version } = await someone.get(casework.claimCase, { caseId });
  await someone.get(casework.askPlayer, { caseId, version, message: 'canary-question' });
  expect(await tablesWith(site, ['canary-question'])).toContain('lib.outbox');
  await forgetRest(site.platform, { playerId });
  expect(await tablesWith(site, ['canary-question'])).toEqual(['audit.entry', 'casework.line']);
});
