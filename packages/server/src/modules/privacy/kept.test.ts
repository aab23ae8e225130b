import { testDatabase, type TestDatabase } from '@parlour/testkit/site/database';
import { afterAll, beforeAll, expect, test } from 'vitest';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

/** A table has players' rows if it has their number, or refers to a table that has. */
const tablesOfPlayers = async (): Promise<string[]> => {
  const rows = await db.database.sql<{ name: string }>`
    with recursive of_player as (
      select attrelid as id from pg_attribute where attname = 'player_id' and not attisdropped
      union
      select 'player.player'::regclass::oid
      union
      select c.conrelid from pg_constraint c join of_player on of_player.id = c.confrelid
      where c.contype = 'f'
    )
    select c.oid::regclass::text as name
    from of_player join pg_class c on c.oid = of_player.id
    where c.relkind in ('r', 'p') and not c.relispartition
    order by 1`;
  return rows.map(({ name }) => name);
};

/** The tables that the copy reads, through the views of the modules. */
const tablesInCopy = async (): Promise<string[]> => {
  const rows = await db.database.sql<{ name: string }>`
    with recursive needs as (
      select 'privacy.kept_view'::regclass::oid as id
      union
      select d.refobjid
      from needs n
      join pg_rewrite r on r.ev_class = n.id
      join pg_depend d on d.objid = r.oid and d.classid = 'pg_rewrite'::regclass
        and d.refclassid = 'pg_class'::regclass
    )
    select c.oid::regclass::text as name
    from needs join pg_class c on c.oid = needs.id
    where c.relkind in ('r', 'p')`;
  return rows.map(({ name }) => name);
};

const byCode = 'decrypted by code into the head of the copy';
const inFiles = 'in the files of rounds and transactions, which the copy names';
const digests = 'digests or encrypted keys: no one can read a value in it';
const machine = 'what the site needs for minutes, or counts for itself';
const withheld = 'withheld, as the copy says';
const ofAgents = 'codes and figures of agents, in the agents’ own pages';

/** Tables of players that the copy does not read, and why: a new table fails until it is said. */
const notInCopy: Record<string, string> = {
  'activity.cash': 'sums of what the copy lists: deposits, withdrawals, transfers',
  'activity.difference': machine,
  'activity.late': machine,
  'activity.ranking': machine,
  'agent.link': ofAgents,
  'audit.entry': withheld,
  'cashier.bank_statement_line': 'the bank’s statement to the site; the payout is in the copy',
  'cashier.payee': byCode,
  'cashier.payee_key': digests,
  'cashier.payee_tail': digests,
  'cashier.payment': 'what a bank reported of a deposit; the deposit is in the copy',
  'cashier.payout': 'how the site paid a withdrawal; the withdrawal is in the copy',
  'cashier.payout_verdict': withheld,
  'cashier.sandbox_payment': machine,
  'casework.act': withheld,
  'casework.decision': withheld,
  'casework.line': withheld,
  'casework.note': withheld,
  'compliance.exclusion_lift': 'among the changes of limits; whose exclusion it was is withheld',
  'compliance.exclusion_mark': digests,
  'compliance.play_counter': machine,
  'compliance.play_sum': machine,
  'gateway.free_bet': inFiles,
  'gateway.free_grant': 'gifts of vendors; each free bet is in the file of rounds',
  'gateway.listed_round': machine,
  'ledger.checkpoint': machine,
  'ledger.hold': 'held money, in the balances',
  'operator.seen_player': 'which operators looked, for a day: withheld',
  'lib.spent_key': machine,
  'player.contact_key': digests,
  'player.data_key': digests,
  'player.personal': byCode,
  'privacy.data_export': 'when the last copy was made, which the page shows',
  'privacy.deletion': 'the player’s own request, which the page shows',
  'report.player_30d': machine,
  'round.movement': inFiles,
  'round.play_token': machine,
  'round.round': inFiles,
  'round.voiding_player': 'which voids are proposed is withheld; a void is in the file of rounds',
  'round.winner': machine,
  'session.ceremony': machine,
  'session.passkey_user': digests,
  'session.recovery_code': digests,
  'session.remember_token': digests,
  'session.step': machine,
  'session.ticket': machine,
  'session.token': digests,
  'wallet.move': inFiles,
  'wallet.spend_order': 'which of the player’s wallets pays first',
};

test('[MEMBER-15] every table of players is in their copy, or says why not', async () => {
  const inCopy = new Set(await tablesInCopy());
  const said = Object.keys(notInCopy);
  const tables = await tablesOfPlayers();
  expect(tables.filter((name) => !inCopy.has(name)).toSorted()).toEqual(said.toSorted());
});

test('[MEMBER-15] a new table of players is found', async () => {
  await db.database.sql`
    create table player.diary (player_id bigint references player.player, text text)`;
  expect(await tablesOfPlayers()).toContain('player.diary');
});
