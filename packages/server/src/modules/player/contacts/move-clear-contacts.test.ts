import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlayer } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { findPlayerByContact } from './claim-contact';
import { moveClearContacts } from './move-clear-contacts';
import { readPersonal } from './personal-values';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const runFile = async (name: string): Promise<void> => {
  const client = await site.database.connect('migration');
  try {
    await client.query(await readFile(`packages/server/migrations/${name}`, 'utf8'));
  } finally {
    await client.end();
  }
};

test('contacts in clear text are encrypted before their table is dropped', async () => {
  // The elder of two keeps a number that both have.
  const first = await makePlayer(site.platform, { username: 'clear1' });
  const second = await makePlayer(site.platform, { username: 'clear2' });
  await site.database.sql`
    create table player.contact (
      player_id bigint not null references player.player,
      field text not null,
      value text not null,
      primary key (player_id, field)
    )`;
  await site.database.sql`
    insert into player.contact (player_id, field, value)
    values (${first}::bigint, 'mobileNum', '0904555111'), (${second}::bigint, 'mobileNum', '0904555111'),
      (${second}::bigint, 'email', 'hai@example.com'), (${second}::bigint, 'captcha', 'abcd')`;
  const { config } = site.platform;
  await expect(runFile('0024-player-contact-dropped.sql')).rejects.toThrow(
    'the step of 0023-player-personal.sql must run',
  );

  await site.database.transaction((sql) => moveClearContacts(sql, config));
  await runFile('0024-player-contact-dropped.sql');
  const { sql } = site.database;
  const mobile = await findPlayerByContact(sql, config, 'main', 'mobile', '84904555111');
  expect(mobile).toEqual({ playerId: first, isVerified: false });
  expect(await readPersonal(sql, config, second, ['mobile', 'email'])).toEqual({
    mobile: '84904555111',
    email: 'hai@example.com',
  });
});
