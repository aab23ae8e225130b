import { compliance } from '@parlour/contract/compliance';
import { message } from '@parlour/contract/message';
import { operator } from '@parlour/contract/operator';
import { bindContact } from '@parlour/testkit/people/contacts';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimContact } from '../player';
import { jobs as messageJobs } from '../message';
import { closeAccount } from './close-account';
import { carryExclusion } from './keep-exclusion';

let site: Site;
let proposer: SomeOperator;
let decider: SomeOperator;
beforeAll(async () => {
  site = await openSite();
  proposer = await openOperator(site, { roles: ['lead'], brands: ['main'] });
  decider = await openOperator(site, { roles: ['lead'], brands: ['main'] });
});
afterAll(() => site.drop());

const reason = 'the number was a typing error, the documents differ';
let numbers = 84_908_000_000;

const exclusionOf = async (player: SomePlayer) =>
  (await player.get(compliance.readLimits, {})).exclusion;

const claim = ({ playerId }: SomePlayer, value: string) =>
  site.platform.database.transaction((sql) =>
    claimContact(sql, site.platform.config, {
      brand: 'main',
      kind: 'mobile',
      value,
      playerId,
      isVerified: true,
    }),
  );

/** A player to whom the exclusion of an ended account was carried over, by an equal number. */
const carried = async (): Promise<{ player: SomePlayer; of: SomePlayer }> => {
  const mobile = String((numbers += 1));
  const of = await registerPlayer(site);
  await bindContact(site, of.playerId, 'mobile', mobile);
  await of.get(compliance.exclude, { time: 'forever' });
  await site.platform.database.transaction((sql) =>
    closeAccount(site.platform, sql, { playerId: of.playerId, brand: 'main' }),
  );
  const player = await registerPlayer(site);
  await claim(player, mobile);
  await carryExclusion(site.platform, player);
  expect(await exclusionOf(player)).toEqual({});
  return { player, of };
};

const propose = async ({ playerId: object }: SomePlayer) => {
  const seen = await proposer.call(operator.previewChange, {
    kind: 'exclusion',
    object,
    patch: { lifted: true },
  });
  const version = seen.refusal ? '0' : seen.body.value.version;
  const patch = { lifted: true };
  return proposer.call(operator.proposeChange, {
    kind: 'exclusion',
    object,
    patch,
    version,
    reason,
  });
};

const liftsOf = ({ playerId }: SomePlayer) => site.database.sql<Record<string, string>>`
  select of_player::text as "of", proposer::text, decider::text
  from compliance.exclusion_lift where player_id = ${playerId}::bigint`;

describe('[R-L5] [MEMBER-15] an exclusion that was carried over wrongly', () => {
  test('is lifted by two, never by one, and is not carried over again', async () => {
    const { player, of } = await carried();
    const made = await propose(player);
    expect(made.body.value).toMatchObject({ state: 'proposed', needsSecond: true });
    const { id } = made.body.value;
    const alone = await proposer.call(operator.approveChange, { id, reason });
    expect(alone.refusal?.code).toBe('change.same_person');
    expect(await exclusionOf(player)).toEqual({});
    await decider.get(operator.approveChange, { id, reason });
    expect(await exclusionOf(player)).toBeUndefined();
    expect(await liftsOf(player)).toEqual([
      { of: of.playerId, proposer: proposer.operatorId, decider: decider.operatorId },
    ]);
    await carryExclusion(site.platform, player);
    expect(await exclusionOf(player)).toBeUndefined();
    const lines = await site.database.sql`
      select from audit.entry
      where act = 'exclusion.change' and object_id = ${player.playerId}`;
    expect(lines).toHaveLength(1);
  });

  test('tells the player', async () => {
    const { player } = await carried();
    const { body } = await propose(player);
    await decider.get(operator.approveChange, { id: body.value.id, reason });
    await messageJobs.on!['compliance.limits_changed']!(site.platform, {
      type: 'compliance.limits_changed',
      key: 'lifted',
      playerId: player.playerId,
      act: 'exclude_lifted',
    });
    const { list } = await player.get(message.listMessages, {});
    expect(list.map(({ title }) => title)).toContain('The exclusion of your account was lifted');
  });

  test('leaves what the player chose in the same account', async () => {
    const { player } = await carried();
    await player.get(compliance.exclude, { time: '6m' });
    const { body } = await propose(player);
    await decider.get(operator.approveChange, { id: body.value.id, reason });
    expect((await exclusionOf(player))?.until).toMatch(/^\d{4}-/);
    expect((await propose(player)).refusal?.code).toBe('request.unknown');
  });

  test('is no way out of what a player chose, nor for a player without one', async () => {
    const own = await registerPlayer(site);
    await own.get(compliance.exclude, { time: '1y' });
    expect((await propose(own)).refusal?.code).toBe('request.unknown');
    expect((await propose(await registerPlayer(site))).refusal?.code).toBe('request.unknown');
    expect(await exclusionOf(own)).toBeDefined();
  });

  test('has two persons by the table itself', async () => {
    const { player } = await carried();
    const made = await propose(player);
    const one = `${proposer.operatorId}`;
    await expect(site.database.sql`
      insert into compliance.exclusion_lift (player_id, until, change_id, proposer, decider)
      values (${player.playerId}::bigint, lib.now(), ${made.body.value.id}::bigint,
        ${one}::bigint, ${one}::bigint)`).rejects.toThrow('lifted_by_two');
  });
});
