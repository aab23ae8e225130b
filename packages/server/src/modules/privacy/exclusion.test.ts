import { compliance } from '@parlour/contract/compliance';
import { bindContact } from '@parlour/testkit/people/contacts';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimContact } from '../player';
import { closeAccount } from './close-account';
import { jobs } from './jobs';
import { carryExclusion, spreadExclusion } from './keep-exclusion';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const atSecond = { host: 'second.localhost' };

const exclusionOf = async (player: SomePlayer) =>
  (await player.get(compliance.readLimits, {})).exclusion;

const flagsOf = ({ playerId }: SomePlayer) => site.database.sql<{ reasons: string[] }>`
  select reasons from casework.case_file
  where kind = 'flag' and player_id = ${playerId}::bigint`;

const claimAt = (brand: string, { playerId }: SomePlayer, value: string, isVerified: boolean) =>
  site.platform.database.transaction((sql) =>
    claimContact(sql, site.platform.config, { brand, kind: 'mobile', value, playerId, isVerified }),
  );

const close = ({ playerId }: SomePlayer) =>
  site.platform.database.transaction((sql) =>
    closeAccount(site.platform, sql, { playerId, brand: 'main' }),
  );

/** What the jobs do after the events of an exclusion. */
const spread = ({ playerId }: SomePlayer) =>
  spreadExclusion(site.platform, { playerId, state: 'excluded' });

describe('[R-L5] an exclusion for every brand', () => {
  test('counts in the accounts that the person has elsewhere, and in later ones', async () => {
    const person = await registerPlayer(site);
    await bindContact(site, person.playerId, 'mobile', '84909000001');
    const elsewhere = await registerPlayer(site, atSecond);
    await claimAt('second', elsewhere, '84909000001', true);
    await person.get(compliance.exclude, { time: '6m', everywhere: true });
    expect(await exclusionOf(elsewhere)).toBeUndefined();
    await spread(person);
    const mine = await exclusionOf(person);
    expect(await exclusionOf(elsewhere)).toEqual(mine);
    // Handled twice, it is the same exclusion.
    await spread(person);
    expect(await exclusionOf(elsewhere)).toEqual(mine);
  });

  test('by a person who only typed the contact excludes no one: an operator looks at it', async () => {
    const person = await registerPlayer(site);
    await claimAt('main', person, '84909000006', false);
    const elsewhere = await registerPlayer(site, atSecond);
    await claimAt('second', elsewhere, '84909000006', true);
    await person.get(compliance.exclude, { time: 'forever', everywhere: true });
    await spread(person);
    expect(await exclusionOf(elsewhere)).toBeUndefined();
    expect(await flagsOf(elsewhere)).toEqual([{ reasons: ['excluded_person'] }]);
    // Once it is proved there too it is the same person.
    await claimAt('main', person, '84909000006', true);
    await jobs.on!['session.contact_proved']!(site.platform, {
      type: 'session.contact_proved',
      key: '1',
      playerId: person.playerId,
    });
    expect(await exclusionOf(elsewhere)).toEqual({});
  });

  test('of one brand alone says nothing to another', async () => {
    const person = await registerPlayer(site);
    await bindContact(site, person.playerId, 'mobile', '84909000002');
    const elsewhere = await registerPlayer(site, atSecond);
    await claimAt('second', elsewhere, '84909000002', true);
    await person.get(compliance.exclude, { time: 'forever' });
    await spread(person);
    await carryExclusion(site.platform, elsewhere);
    expect(await exclusionOf(elsewhere)).toBeUndefined();
    expect(await flagsOf(elsewhere)).toEqual([]);
  });
});

describe('[R-L5] [MEMBER-15] an excluded person whose account ended', () => {
  test('is excluded in a new account once the contact is proved, and flagged before', async () => {
    const person = await registerPlayer(site);
    await bindContact(site, person.playerId, 'mobile', '84909000003');
    await person.get(compliance.exclude, { time: 'forever' });
    await close(person);
    const again = await registerPlayer(site);
    await claimAt('main', again, '84909000003', false);
    await carryExclusion(site.platform, again);
    expect(await exclusionOf(again)).toBeUndefined();
    expect(await flagsOf(again)).toEqual([{ reasons: ['excluded_person'] }]);
    await claimAt('main', again, '84909000003', true);
    await carryExclusion(site.platform, again);
    expect(await exclusionOf(again)).toEqual({});
  });

  test('is free when the exclusion is over', async () => {
    const person = await registerPlayer(site);
    await bindContact(site, person.playerId, 'mobile', '84909000004');
    await person.get(compliance.exclude, { time: '6m' });
    await close(person);
    await site.database.sql`
      update compliance.exclusion_mark set until = lib.now()
      where player_id = ${person.playerId}::bigint`;
    const again = await registerPlayer(site);
    await claimAt('main', again, '84909000004', true);
    await carryExclusion(site.platform, again);
    expect(await exclusionOf(again)).toBeUndefined();
  });

  test('is not known by an account that never was excluded', async () => {
    const person = await registerPlayer(site);
    await bindContact(site, person.playerId, 'mobile', '84909000005');
    await close(person);
    const rows = await site.database.sql`
      select from compliance.exclusion_mark where player_id = ${person.playerId}::bigint`;
    expect(rows).toEqual([]);
  });
});
