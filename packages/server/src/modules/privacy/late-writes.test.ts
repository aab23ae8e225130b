import { bindContact } from '@parlour/testkit/people/contacts';
import { tablesWith } from '@parlour/testkit/site/canaries';
import { messagesTo } from '@parlour/testkit/people/messages';
import { insertOperator } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifyPlayer } from '../message';
import { readAllPersonal, savePersonal } from '../player';
import { closeAccount, forgetRest } from './close-account';
import { jobs } from './jobs';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const close = async (playerId: string): Promise<void> => {
  await site.platform.database.transaction((sql) =>
    closeAccount(site.platform, sql, { playerId, brand: 'main' }),
  );
  await forgetRest(site.platform, { playerId });
};

const forgetLate = () => jobs.every!['privacy.forget_late']!.work(site.platform);

/** What still arrives: a notice, a note, an answer, a transfer's text, a detail. */
const writeLate = async (playerId: string, trace: string): Promise<void> => {
  const { sql } = site.database;
  await site.platform.database.transaction((tx) =>
    notifyPlayer(tx, { playerId, template: 'case_late', values: { number: trace }, key: trace }),
  );
  const { operatorId } = await insertOperator(sql, {});
  await sql`
    insert into casework.note (player_id, operator_id, text)
    values (${playerId}::bigint, ${operatorId}::bigint, ${trace})`;
  await sql`
    with ticket as (
      insert into support.ticket (brand, player_id, key, type, language, description)
      values ('main', ${playerId}::bigint, gen_random_uuid(), 'other', 'EN', ${trace}) returning id
    )
    insert into support.ticket_message (ticket_id, text, key) select id, ${trace}, 'k' from ticket`;
  await sql`
    insert into wallet.transfer (id, side, brand, player_id, other_id, other_is, currency, amount,
      note, state, ended_at)
    values (gen_random_uuid(), 'in', 'main', ${playerId}::bigint, 1, 'upline', 'VND', 1, ${trace},
      'received', lib.now())`;
  await savePersonal(sql, site.platform.config, playerId, { payeeName: 'NGUYEN LATE' });
};

test('[MEMBER-15] what is written after the end of an account is forgotten within an hour', async () => {
  const { playerId } = await registerPlayer(site);
  const stays = await registerPlayer(site);
  await close(playerId);
  await writeLate(playerId, 'late-canary');
  await writeLate(stays.playerId, 'other-trace');
  expect(await tablesWith(site, ['late-canary'])).toEqual(
    expect.arrayContaining(['casework.note', 'message.inbox', 'support.ticket', 'wallet.transfer']),
  );
  await forgetLate();
  expect(await tablesWith(site, ['late-canary'])).toEqual([]);
  const { sql } = site.database;
  expect(await readAllPersonal(sql, site.platform.config, playerId)).toEqual({});
  expect(await sql`select from player.data_key where player_id = ${playerId}::bigint`).toHaveLength(
    0,
  );
  // Who still has an account keeps everything.
  expect(await tablesWith(site, ['other-trace'])).toContain('support.ticket');
  expect(await readAllPersonal(sql, site.platform.config, stays.playerId)).toMatchObject({
    payeeName: 'NGUYEN LATE',
  });
});

test('[MEMBER-15] one player for whom it fails does not hold up the others, and is counted', async () => {
  const { sql } = site.database;
  const [first, second] = [await registerPlayer(site), await registerPlayer(site)];
  for (const { playerId } of [first, second]) await close(playerId);
  await writeLate(first.playerId, 'stuck-canary');
  await writeLate(second.playerId, 'behind-canary');
  await sql`
    create function casework.stuck() returns trigger language plpgsql as $$
    begin raise exception 'stuck'; end $$`;
  await sql`
    create trigger stuck before delete or update on casework.note
    for each row when (old.text = 'stuck-canary') execute function casework.stuck()`;
  await expect(forgetLate()).rejects.toThrow('of 1 players');
  expect(await tablesWith(site, ['behind-canary'])).toEqual([]);
  const lines = site.logLines.filter((line) => line.includes('privacy.not_forgotten'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`"playerId":"${first.playerId}"`);
  await sql`drop function casework.stuck cascade`;
  await forgetLate();
  expect(await tablesWith(site, ['stuck-canary'])).toEqual([]);
});

test('[MEMBER-15] it is looked for as long as the brand’s setting says', async () => {
  const { playerId } = await registerPlayer(site);
  await close(playerId);
  await site.database.sql`
    update player.player set closed_at = closed_at - interval '400 days'
    where id = ${playerId}::bigint`;
  await writeLate(playerId, 'later-canary');
  await forgetLate();
  expect(await tablesWith(site, ['later-canary'])).toContain('casework.note');
  await site.setBrand('main', { lateWriteDays: 500 });
  await forgetLate();
  expect(await tablesWith(site, ['later-canary'])).toEqual([]);
});

test('[MEMBER-15] a mail says goodbye to the proved address, in the player’s language', async () => {
  const { playerId, username } = await registerPlayer(site);
  await bindContact(site, playerId, 'email', 'goodbye@example.com');
  await site.database.sql`update player.player set language = 'JA' where id = ${playerId}::bigint`;
  await close(playerId);
  const [mail, ...others] = await messagesTo(site, 'goodbye@example.com');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ channel: 'mail', template: 'account_closed', language: 'JA' });
  expect(Object.keys(mail!.values)).toEqual(['at']);
  expect(JSON.stringify(mail)).not.toContain(username);
  // The request does not say whose address it is.
  expect(mail!.playerId).toBeUndefined();
});

test('[MEMBER-15] an address that no code proved gets no goodbye', async () => {
  const { playerId } = await registerPlayer(site);
  await savePersonal(site.database.sql, site.platform.config, playerId, {
    email: 'stranger@example.com',
  });
  await close(playerId);
  expect(await messagesTo(site, 'stranger@example.com')).toEqual([]);
});
