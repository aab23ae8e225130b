import { randomBytes, randomUUID } from 'node:crypto';
import { casework } from '@parlour/contract/casework';
import { operator } from '@parlour/contract/operator';
import { bindContact } from '@parlour/testkit/people/contacts';
import { injected } from '@parlour/testkit/site/line';
import {
  giveAddress,
  openOperator,
  shareAddress,
  type SomeOperator,
} from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCase } from '..';
import { jobs as operatorJobs } from '../../operator';
import { claimContact } from '../../player';
import { keepContacts } from './keep-contacts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

let people = 0;

/** A shift lead with an address, and the player account that has it. */
const withOwnAccount = async (): Promise<{ someone: SomeOperator; own: SomePlayer }> => {
  const address = `canary${(people += 1)}@example.com`;
  const someone = await openOperator(site, { roles: ['lead'] });
  await giveAddress(site, someone, address.toUpperCase());
  const own = await registerPlayer(site);
  await bindContact(site, own.playerId, 'email', address);
  await keepContacts(site.platform);
  return { someone, own };
};

const caseOf = ({ playerId }: SomePlayer, brand = 'main') =>
  site.platform.database.transaction((sql) =>
    openCase(sql, {
      brand,
      kind: 'withdrawal',
      subjectId: randomUUID(),
      playerId,
      reasons: ['amount'],
    }),
  );

const claim = (who: SomeOperator, { id: caseId }: { id: string }) =>
  who.call(casework.claimCase, { caseId });

const conflictsOf = async ({ id }: { id: string }): Promise<string[]> => {
  const [row] = await site.database.sql<{ conflicts: string[] }>`
    select conflicts::text[] from casework.case_file where id = ${id}::bigint`;
  return row!.conflicts;
};

const enterBrowser = (hash: Buffer, { playerId }: SomePlayer, days = 0) =>
  site.database.sql`
    insert into session.device (device_hash, player_id, seen_at)
    values (${hash}, ${playerId}::bigint, lib.now() - make_interval(days => ${days}))`;

const shareBrowser = async (one: SomePlayer, other: SomePlayer, days = 0): Promise<Buffer> => {
  const hash = randomBytes(32);
  for (const player of [one, other]) await enterBrowser(hash, player, days);
  return hash;
};

test('[OPS-01] a person with the player’s contact gets no case of theirs, and learns neither which nor what', async () => {
  const { someone, own } = await withOwnAccount();
  const opened = await caseOf(own);
  expect(await conflictsOf(opened)).toEqual([someone.operatorId]);
  const { refusal, body } = await claim(someone, opened);
  expect(refusal?.code).toBe('desk.conflict');
  expect(JSON.stringify(body)).not.toMatch(/canary/i);
  const { case: next } = await someone.get(casework.nextCase, { kind: 'withdrawal' });
  expect(next?.id).not.toBe(opened.id);
  const other = await openOperator(site, { roles: ['lead'] });
  expect((await claim(other, opened)).status).toBe(200);
});

test('[OPS-01] an account that came to the contact after the case was opened ties too', async () => {
  const { someone, own } = await withOwnAccount();
  const player = await registerPlayer(site);
  const opened = await caseOf(player);
  expect(await conflictsOf(opened)).toEqual([]);
  await shareBrowser(own, player);
  expect((await claim(someone, opened)).refusal?.code).toBe('desk.conflict');
});

test('[OPS-01] a person who only typed a contact is tied to no one by it', async () => {
  const { someone, own } = await withOwnAccount();
  // An operator's address at another brand, and a number of theirs: a stranger types both.
  const other = await openOperator(site, { roles: ['lead'] });
  await giveAddress(site, other, 'typed-canary@example.com');
  const stranger = await registerPlayer(site);
  await bindContact(site, stranger.playerId, 'email', 'typed-canary@example.com', false);
  await bindContact(site, stranger.playerId, 'mobile', '84901112299');
  await bindContact(site, own.playerId, 'mobile', '84901112288');
  const elsewhere = await registerPlayer(site, { host: 'second.localhost' });
  await site.platform.database.transaction((sql) =>
    claimContact(sql, site.platform.config, {
      brand: 'second',
      kind: 'mobile',
      value: '84901112288',
      playerId: elsewhere.playerId,
      isVerified: false,
    }),
  );
  await keepContacts(site.platform);
  expect(await conflictsOf(await caseOf(stranger))).toEqual([]);
  expect(await conflictsOf(await caseOf(elsewhere, 'second'))).toEqual([]);
  // What the stranger proved of their own is not the operator's either.
  const [row] = await site.database.sql<{ count: bigint }>`
    select count(*) as count from casework.operator_contact c
    join player.contact_key k on k.digest = c.digest and k.brand = c.brand
    where c.operator_id = ${other.operatorId}::bigint and k.kind = 'mobile'`;
  expect(row!.count).toBe(0n);
  expect(await conflictsOf(await caseOf(own))).toEqual([someone.operatorId]);
});

test('[OPS-01] a browser in which accounts of three operators were ties none of them, of two both', async () => {
  const people = [await withOwnAccount(), await withOwnAccount(), await withOwnAccount()];
  const [first, second, third] = people.map(({ own }) => own) as [
    SomePlayer,
    SomePlayer,
    SomePlayer,
  ];
  const player = await registerPlayer(site);
  const hash = await shareBrowser(first, player);
  await enterBrowser(hash, second);
  const tied = people.slice(0, 2).map(({ someone }) => someone.operatorId);
  expect(await conflictsOf(await caseOf(player))).toEqual(tied);
  await enterBrowser(hash, third);
  expect(await conflictsOf(await caseOf(player))).toEqual([]);
});

test('[OPS-01] every address of an operator’s session ties, not only that of its beginning', async () => {
  const someone = await openOperator(site, { roles: ['lead'] });
  const line = injected(await site.openConsole());
  for (const address of ['198.51.100.201', '198.51.100.202', '198.51.100.203']) {
    await line(await someone.messageOf(operator.readMe, {}), address);
  }
  const player = await registerPlayer(site);
  await site.database.sql`
    update session.sign_in set address = '198.51.100.202'
    where player_id = ${player.playerId}::bigint`;
  expect(await conflictsOf(await caseOf(player))).toEqual([someone.operatorId]);
  // After a quarter of a year no one needs to know where someone was.
  await site.database.sql`
    update operator.seen_address set seen_at = lib.now() - interval '91 days'`;
  await operatorJobs.every!['operator.forget_addresses']!.work(site.platform);
  expect(await site.database.sql`select from operator.seen_address`).toEqual([]);
});

test('[OPS-01] no one is tied by a browser of long ago, or by that of strangers', async () => {
  const { someone, own } = await withOwnAccount();
  const [player, stranger] = [await registerPlayer(site), await registerPlayer(site)];
  await shareBrowser(own, player, 200);
  await shareBrowser(stranger, player);
  const opened = await caseOf(player);
  expect(await conflictsOf(opened)).toEqual([]);
  expect((await claim(someone, opened)).status).toBe(200);
});

test('[OPS-01] a number of the own account ties at another brand, and no more when it is given up', async () => {
  const { someone, own } = await withOwnAccount();
  await bindContact(site, own.playerId, 'mobile', '84901112233');
  const elsewhere = await registerPlayer(site, { host: 'second.localhost' });
  await site.platform.database.transaction((sql) =>
    claimContact(sql, site.platform.config, {
      brand: 'second',
      kind: 'mobile',
      value: '84901112233',
      playerId: elsewhere.playerId,
      isVerified: true,
    }),
  );
  await keepContacts(site.platform);
  const opened = await caseOf(elsewhere, 'second');
  expect(await conflictsOf(opened)).toEqual([someone.operatorId]);
  await bindContact(site, own.playerId, 'mobile', '84901112244');
  await keepContacts(site.platform);
  expect(await conflictsOf(await caseOf(elsewhere, 'second'))).toEqual([]);
});

test('[OPS-01] of an operator’s contacts only digests are kept, and none of one who has none', async () => {
  const { someone } = await withOwnAccount();
  const rows = async () =>
    site.database.sql<{ row: string }>`
      select row_to_json(c)::text as row from casework.operator_contact c
      where operator_id = ${someone.operatorId}::bigint`;
  const kept = await rows();
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.map(({ row }) => row).join()).not.toMatch(/canary|example/i);
  await site.database.sql`
    update operator.operator set email_key = null, email_encrypted = null
    where id = ${someone.operatorId}::bigint`;
  await keepContacts(site.platform);
  expect(await rows()).toEqual([]);
});

test('[OPS-01] the ties of many players at once are those of each alone', async () => {
  const near = await openOperator(site, { roles: ['lead'] });
  await shareAddress(site, near, await registerPlayer(site));
  const rows = await site.database.sql<{
    near: boolean;
    alone: boolean;
    together: boolean;
    count: number;
  }>`
    with player as (select array_agg(id) as ids from player.player_view)
    select o.id = ${near.operatorId}::bigint as near, casework.is_tied(o.id, p.id) as alone,
      p.id in (select casework.tied_among(o.id, player.ids)) as together, count(*)::integer as count
    from player cross join operator.operator_view o cross join player.player_view p
    group by 1, 2, 3`;
  expect(rows.every(({ alone, together }) => alone === together)).toBe(true);
  const tied = rows.filter(({ alone }) => alone);
  expect(tied.find((row) => row.near)?.count).toBe(1);
  expect(tied.find((row) => !row.near)?.count).toBeGreaterThan(5);
});
