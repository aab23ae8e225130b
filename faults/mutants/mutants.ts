import { activityMutants } from './activity-mutants';
import { deskMutants } from './desk-mutants';
import { limitMutants } from './limit-mutants';
import { depositMutants } from './deposit-mutants';
import { withdrawalMutants } from './withdrawal-mutants';
import type { Patch } from './patch';
import { code, migration, type PlantedBug, schema } from './planted-bug';

const accounts = schema('ledger/accounts');
const guards = schema('ledger/guards');
const post = schema('ledger/post');
const tables = migration('0007-round');
const months = schema('round/months');
const shares = schema('round/shares');
const answers = schema('round/answers');
const find = schema('round/find');
const plan = schema('round/plan');
const write = schema('round/write');

/**
 * A process that misses a foreign key refuses to start, which is another way to be found. These
 * bugs remove that check too, since the run has to find them by their effects.
 */
const noSchemaCheck: Patch = {
  file: code('prepare'),
  find: '(await ledger.schemaProblem(database.sql)) ?? (await round.schemaProblem(database.sql))',
  replace: 'undefined as string | undefined',
};

export const plantedBugs: PlantedBug[] = [
  {
    name: 'no-key',
    what: 'an existing key of a vendor is not checked',
    nemeses: ['N8'],
    seconds: 20,
    expected: ['I5', 'I6', 'I10'],
    patches: [
      noSchemaCheck,
      {
        file: guards,
        find: 'create unique index %I on ledger.%I (namespace_id, reference, leg)',
        replace: 'create index %I on ledger.%I (namespace_id, reference, leg)',
      },
      { file: post, find: ') as known', replace: ') and false as known' },
      {
        file: months,
        find: 'create unique index %I on round.%I (vendor_id, external_id)',
        replace: 'create index %I on round.%I (vendor_id, external_id)',
      },
      { file: find, find: ') known on true', replace: ') known on false' },
    ],
  },
  {
    name: 'separate-tombstone',
    what: 'a cancel that comes before its bet is kept in a table of its own, read by the bet first',
    nemeses: ['N8'],
    seconds: 40,
    expected: ['I9'],
    patches: [
      {
        file: tables,
        find: 'create table round.round (',
        replace: `create table round.tombstone
  (vendor_id smallint not null, external_id text not null);
create index tombstone_key on round.tombstone (external_id);
create table round.round (`,
      },
      {
        file: write,
        find: `insert into round.movement (player_id, amount, balance_after, created_at, kind, \
vendor_id, external_id,
      reversed_by)
    select p.player_id, 0, p.balance_after, p_now, 'tombstone', p.vendor_id, p.of_external_id, \
p.external_id`,
        replace: `insert into round.tombstone (vendor_id, external_id)
    select p.vendor_id, p.of_external_id`,
      },
      {
        file: code('modules/round/open-rounds'),
        find: 'play: (command, latest) => queue',
        replace: `play: async (command, latest) =>
      command.kind === 'bet' && (await database.sql\`
        select external_id from round.tombstone
        where external_id = \${command.externalId}\`).length > 0
        ? { answer: 'rolled_back', balance: null, roundId: null }
        : queue`,
      },
    ],
  },
  {
    name: 'read-modify-write',
    what: 'a balance is read without a lock, and written as a whole',
    nemeses: ['N8'],
    seconds: 40,
    expected: ['I1', 'I3'],
    patches: [
      noSchemaCheck,
      { file: accounts, find: 'order by id for no key update', replace: 'order by id' },
      {
        file: guards,
        find: 'create unique index %I on ledger.%I (source_id, source_seq)',
        replace: 'create index %I on ledger.%I (source_id, source_seq)',
      },
      {
        file: guards,
        find: 'create unique index %I on ledger.%I (target_id, target_seq)',
        replace: 'create index %I on ledger.%I (target_id, target_seq)',
      },
      { file: post, find: 'order by id for no key update', replace: 'order by id' },
      {
        file: post,
        find: 'set balance = a.balance + u.delta, seq = a.seq + u.steps',
        replace: `set balance = v_balance[array_position(v_id, a.id)],
    seq = v_seq[array_position(v_id, a.id)] + u.steps`,
      },
    ],
  },
  {
    name: 'answer-before-commit',
    what: 'a vendor is answered while the commit is still on its way',
    nemeses: ['N2'],
    seconds: 90,
    expected: ['I5', 'I6', 'I9'],
    patches: [
      {
        file: code('modules/round/open-rounds'),
        find: 'return await playBatch(client, batch, leavesBusy, latest);',
        replace: `await client.query('begin');
        const rows = await playBatch(client, batch, leavesBusy, latest);
        client.query('commit').catch(() => {});
        return rows;`,
      },
      {
        file: code('modules/round/open-rounds'),
        find: '        time.forget();',
        replace: `        time.forget();
        await client.query('rollback').catch(() => {});`,
      },
    ],
  },
  {
    name: 'known-code-on-timeout',
    what: 'a bet whose time ran out is answered as if it had been refused',
    nemeses: ['N6', 'N7'],
    seconds: 60,
    expected: ['I5'],
    patches: [
      {
        file: code('modules/gateway/wallet/serve-wallet'),
        find: `resolve({ status: 'RS_ERROR_UNKNOWN' });`,
        replace: `resolve({ status: 'RS_ERROR_NOT_ENOUGH_MONEY' });`,
      },
    ],
  },
  {
    name: 'second-outcome',
    what: 'a bet takes a second win from a vendor that gives one',
    nemeses: ['N8'],
    seconds: 30,
    expected: ['I7'],
    patches: [
      {
        file: answers,
        find: 'when token.settles_once and referred.settled_by is not null',
        replace: 'when false',
      },
    ],
  },
  {
    name: 'unsorted-locks',
    what: 'one place locks the accounts of a player from the last to the first, the others do not',
    nemeses: ['N8'],
    seconds: 150,
    expected: ['I20'],
    patches: [
      {
        file: accounts,
        find: 'order by id for no key update',
        replace: 'order by id desc for no key update',
      },
    ],
  },
  {
    name: 'win-to-other-player',
    what: 'wins that come together go to the account of the first of them',
    nemeses: ['N8'],
    seconds: 20,
    expected: ['I8'],
    patches: [
      {
        file: plan,
        find: 'f.of_account',
        replace: 'first_value(f.of_account) over (partition by f.kind, f.answer order by f.n)',
      },
    ],
  },
  {
    name: 'split-lost',
    what: 'what a bet took from bonus comes back as cash',
    nemeses: ['N8'],
    seconds: 20,
    expected: ['I8'],
    patches: [
      {
        file: shares,
        find: 'if coalesce(cardinality(p_legs), 0) <= 2 then',
        replace: 'if true then',
      },
    ],
  },
  {
    name: 'void-twice',
    what: 'a void reverses also what the vendor had taken back: a stake returns twice',
    nemeses: ['N8'],
    seconds: 60,
    expected: ['I22'],
    patches: [
      {
        file: schema('round/void'),
        find: "and m.kind in ('bet', 'win') and m.reversed_by is null",
        replace: "and m.kind in ('bet', 'win')",
      },
    ],
  },
  {
    name: 'kept-messages',
    what: 'every message is kept in memory, with the dialect that it was read by',
    nemeses: ['N8'],
    seconds: 150,
    expected: ['I20'],
    patches: [
      {
        file: code('modules/gateway/wallet/field-mapping'),
        find: 'export const decodeCall = (',
        replace: `const keptMessages: unknown[] = [];
export const decodeCall = (
  dialect: Dialect,
  path: string,
  given: Fields,
): HeardCall | undefined => {
  keptMessages.push(structuredClone([dialect, given]));
  return hearKept(dialect, path, given);
};
const hearKept = (`,
      },
    ],
  },
  ...activityMutants,
  ...depositMutants,
  ...withdrawalMutants,
  ...deskMutants,
  ...limitMutants,
];
