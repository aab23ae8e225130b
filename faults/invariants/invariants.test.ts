import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckContext, Violation } from '../harness/types';
import { openInvariants } from '.';
import { siteComesBack } from './liveness';
import { openScene, type Scene } from './scene';

let scene: Scene;

beforeAll(async () => {
  scene = await openScene();
});

afterAll(() => scene.close());

type Invariants = ReturnType<typeof openInvariants>;

const checkAll = async (invariants: Invariants, context: CheckContext): Promise<Violation[]> => {
  const found: Violation[] = [];
  for (const { during, check } of invariants) {
    if (during || context.isFinal) found.push(...(await check(context)));
  }
  return found;
};

const shown = async (playerId: string): Promise<bigint> => {
  const { rows } = await scene.client.query<{ balance: string }>(
    `select sum(balance)::text as balance from ledger.account
     where player_id = $1 and path ~ ':(cash|bonus)$'`,
    [playerId],
  );
  return BigInt(rows[0]!.balance);
};

test('[R-W6] sound books violate no invariant, neither during the run nor at the end', async () => {
  const outcomes = Object.entries(scene.operations).map(([name, { outcome }]) => [name, outcome]);
  expect(Object.fromEntries(outcomes)).toEqual({
    'split bet': 'ok',
    win: 'ok',
    'short bet': 'refused',
    'taken bet': 'ok',
    rollback: 'ok',
    'early rollback': 'ok',
    'settled bet': 'ok',
    'only win': 'ok',
    'former bet': 'ok',
    'voided bet': 'ok',
    'former rollback': 'ok',
    'voided win': 'ok',
    deposit: 'ok',
  });
  await scene.client.query('begin transaction isolation level repeatable read');
  const invariants = openInvariants();
  expect(await checkAll(invariants, scene.context())).toEqual([]);
  expect(await checkAll(invariants, scene.context())).toEqual([]);
  const end = scene.context({ isFinal: true, shownBalance: shown });
  expect(await checkAll(invariants, end)).toEqual([]);
  await scene.client.query('rollback');
});

test('[R-W6] each invariant of the protocol exists once', () => {
  expect(openInvariants().map(({ id }) => id)).toEqual([
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 17, 18, 19, 20, 21, 22].map((n) => `I${n}`),
    ...[1, 2, 3, 4, 5, 6, 7, 9].map((n) => `O${n}`),
  ]);
});

/**
 * A statement that corrupts the books, with the keys of the operations that it names in {braces}.
 */
type Spoil = {
  id: string;
  wrong: string;
  by: string;
  /**
   * During the run, rows that were checked once are not checked again, so it shows only at the end.
   */
  onlyAtEnd?: boolean;
};

const copyOf = (table: string, columns: string, values: string, where: string) =>
  `insert into ${table} (${columns}) select ${values} from ${table} where ${where} limit 1`;

const transfer = `source_id, target_id, amount, source_balance, target_balance, subject_id,
  created_at, source_seq, target_seq, namespace_id, leg, reference, reason`;
const movement = `round_id, player_id, account_id, amount, balance_after, created_at, kind,
  vendor_id, request_hash, external_id, of_external_id, reversed_by, settled_by, legs`;

const someoneElse = `(select id from ledger.account
  where kind = 'player' and path like '%:cash' and id <> target_id order by id desc limit 1)`;

const spoils: Spoil[] = [
  {
    id: 'I1',
    wrong: 'a player has a micro that came from nowhere',
    by: `update ledger.account set balance = balance + 1 where kind = 'player' and balance > 0`,
  },
  {
    id: 'I2',
    wrong: 'a transfer goes into another currency',
    by: `insert into ledger.account (path, currency, kind)
      values ('house:main:wagers:X', 'PHP', 'house');
      update ledger.transfer
      set target_id = (select id from ledger.account where currency = 'PHP' limit 1)
      where reference = '{settled bet}'`,
  },
  {
    id: 'I2',
    wrong: 'a leg between two others is gone',
    by: `update ledger.transfer set leg = '2' where reference = '{split bet}' and leg = '1'`,
  },
  {
    id: 'I2',
    wrong: 'the first leg of a bet is gone',
    by: `delete from ledger.transfer where reference = '{split bet}' and leg = '0'`,
  },
  {
    id: 'I3',
    wrong: 'a balance was written over another',
    by: `update ledger.account set balance = balance - 1 where kind = 'player' and balance > 0`,
  },
  {
    id: 'I3',
    wrong: 'two entries of an account have the same place',
    onlyAtEnd: true,
    by: `update ledger.transfer set source_seq = source_seq - 1 where reference = '{settled bet}'`,
  },
  {
    id: 'I3',
    wrong: 'an entry does not begin where the one before it ended',
    onlyAtEnd: true,
    by: `update ledger.transfer set source_balance = source_balance + 1
      where reference = '{taken bet}'`,
  },
  {
    id: 'I3',
    wrong: 'an account has lost count of its entries',
    by: `update ledger.account set seq = seq + 1 where kind = 'player' and seq > 1`,
  },
  {
    id: 'I4',
    wrong: 'a player is below zero',
    by: `update ledger.account set balance = -1 where kind = 'player' and balance > 0`,
  },
  {
    id: 'I4',
    wrong: 'a player was below zero for a moment',
    by: `update ledger.transfer set source_balance = -1 where reference = '{settled bet}'`,
  },
  {
    id: 'I5',
    wrong: 'an acknowledged bet is lost',
    by: `delete from ledger.transfer where reference = '{settled bet}';
      delete from round.movement where external_id = '{settled bet}'`,
  },
  {
    id: 'I5',
    wrong: 'an acknowledged bet took another amount',
    by: `update ledger.transfer set amount = amount + 1 where reference = '{settled bet}'`,
  },
  {
    id: 'I5',
    wrong: 'a bet took its money twice',
    by: copyOf('ledger.transfer', transfer, transfer, `reference = '{settled bet}'`),
  },
  {
    id: 'I5',
    wrong: 'a refused bet is in the books',
    onlyAtEnd: true,
    by: `update round.movement set external_id = '{short bet}' where external_id = '{settled bet}'`,
  },
  {
    id: 'I6',
    wrong: 'an acknowledged win is lost',
    by: `delete from round.movement where external_id = '{only win}'`,
  },
  {
    id: 'I6',
    wrong: 'an acknowledged rollback is lost',
    by: `delete from round.movement where external_id = '{rollback}'`,
  },
  {
    id: 'I6',
    wrong: 'an acknowledged deposit is lost',
    by: `delete from ledger.transfer where reference = 'sandbox:{deposit}'`,
  },
  {
    id: 'I6',
    wrong: 'a deposit was credited twice',
    by: copyOf('ledger.transfer', transfer, transfer, `reference = 'sandbox:{deposit}'`),
  },
  {
    id: 'I7',
    wrong: 'a bet has a second outcome where its vendor gives one',
    by: copyOf(
      'round.movement',
      movement,
      movement.replace(' external_id', ` 'another'`),
      `external_id = '{only win}'`,
    ),
  },
  {
    id: 'I7',
    wrong: 'a round is open when all is over',
    onlyAtEnd: true,
    by: `update round.round set status = 'open', closed_at = null`,
  },
  {
    id: 'I8',
    wrong: 'a win has no bet',
    by: `delete from round.movement where external_id = '{settled bet}'`,
  },
  {
    id: 'I8',
    wrong: 'a win is written for another player',
    by: `update round.movement set player_id = player_id + 1 where external_id = '{only win}'`,
  },
  {
    id: 'I8',
    wrong: 'a win went to the account of another player',
    by: `update ledger.transfer set target_id = ${someoneElse} where reference = '{only win}'`,
  },
  {
    id: 'I8',
    wrong: 'a win lost the proportion of its pockets',
    by: `delete from ledger.transfer where reference = '{win}' and leg = '1';
      update ledger.transfer set amount = 9000000 where reference = '{win}'`,
  },
  {
    id: 'I8',
    wrong: 'a bet that was taken back went to another pocket of its player',
    by: `update ledger.transfer t set target_id = (
        select b.id from ledger.account a join ledger.account b on b.player_id = a.player_id
        where a.id = t.target_id and b.path like '%:bonus')
      where reference = '{rollback}'`,
  },
  {
    id: 'I8',
    wrong: 'a rollback gave back less than the bet',
    by: `update round.movement set amount = amount - 1 where external_id = '{rollback}'`,
  },
  {
    id: 'I9',
    wrong: 'a bet lives although its rollback was acknowledged',
    by: `update round.movement set reversed_by = null where external_id = '{taken bet}'`,
  },
  {
    id: 'I9',
    wrong: 'a bet came after its rollback and lives',
    by: `update round.movement set kind = 'bet', reversed_by = null where kind = 'tombstone'`,
  },
  {
    id: 'I10',
    wrong: 'a key is twice in the rounds',
    by: copyOf('round.movement', movement, movement, `external_id = '{settled bet}'`),
  },
  {
    id: 'I10',
    wrong: 'a key is twice in the ledger',
    by: copyOf('ledger.transfer', transfer, transfer, `reference = '{only win}'`),
  },
  {
    id: 'I11',
    wrong: 'a round says more than was staked',
    by: `update round.round set stake = stake + 1`,
  },
  {
    id: 'I11',
    wrong: 'a round says less than was paid',
    by: `update round.round set payout = payout - 1 where payout > 0`,
  },
  {
    id: 'I11',
    wrong: 'a round forgot a bet',
    by: `update round.round set live_bets = 0 where live_bets > 0`,
  },
  {
    id: 'I13',
    wrong: 'a deposit is credited and the ledger knows nothing of it',
    by: `delete from ledger.transfer where reference = 'sandbox:{deposit}'`,
  },
  {
    id: 'I13',
    wrong: 'the ledger credited what was never paid',
    by: `update cashier.deposit set status = 'pending', credited_at = null, payment_id = null`,
  },
  {
    id: 'I13',
    wrong: 'a deposit was credited without its fee',
    by: `delete from ledger.transfer where reference = 'sandbox:{deposit}' and leg = '1';
      update ledger.transfer set amount = 60000000000 where reference = 'sandbox:{deposit}'`,
  },
  {
    id: 'I13',
    wrong: 'the fee of a deposit went to another account of the house',
    by: `update ledger.transfer set target_id = (
        select id from ledger.account where path = 'house:main:promotions')
      where reference = 'sandbox:{deposit}' and leg = '1'`,
  },
  {
    id: 'I13',
    wrong: 'a deposit was asked for with another fee',
    by: `update cashier.deposit set fee = fee - 1`,
  },
  {
    id: 'I13',
    wrong: 'a credited deposit published no event',
    by: `delete from lib.outbox where type = 'cashier.deposit_credited'`,
  },
  {
    id: 'I13',
    wrong: 'a deposit went to another player',
    by: `update ledger.transfer set target_id = (select id from ledger.account
        where kind = 'player' and path like '%:cash' and id <> target_id order by id limit 1)
      where reference = 'sandbox:{deposit}' and leg = '0'`,
  },
  {
    id: 'I19',
    wrong: 'a statement does not come to the balance',
    onlyAtEnd: true,
    by: `update ledger.account set balance = balance + 1 where kind = 'player' and balance > 0`,
  },
  {
    id: 'I22',
    wrong: 'a payout of a voided round stands',
    by: `update round.movement set reversed_by = null where external_id = '{voided win}'`,
  },
  {
    id: 'I22',
    wrong: 'the stake of a voided round returned twice',
    by: copyOf('ledger.transfer', transfer, transfer, `reference ~ '^void:[0-9]+:1$'`),
  },
  {
    id: 'I22',
    wrong: 'a voided round says that something was staked',
    by: `update round.round set stake = stake + 1 where voided_at is not null`,
  },
  {
    id: 'I22',
    wrong: 'a void has no row that says whose it is',
    by: `delete from round.void`,
  },
  {
    id: 'I22',
    wrong: 'a void is of other persons than its change',
    by: `update round.void set decider_id = decider_id + 1000`,
  },
  {
    id: 'I21',
    wrong: 'a window was counted twice',
    by: `update activity.day set stake = stake * 2, payout = payout * 2`,
  },
  {
    id: 'I21',
    wrong: 'a mark was moved without its sums',
    by: `delete from activity.day`,
  },
  {
    id: 'I21',
    wrong: 'a day has what belongs to another',
    by: `update activity.day set day = day - 1`,
  },
  {
    id: 'I21',
    wrong: 'a deposit was not counted',
    by: `update activity.cash set deposits = 0`,
  },
  {
    id: 'I21',
    wrong: 'an hour of a brand has too much',
    onlyAtEnd: true,
    by: `update activity.brand_hour set stake = stake + 1`,
  },
  {
    id: 'I21',
    wrong: 'a game has less than was paid',
    onlyAtEnd: true,
    by: `update activity.game_day set payout = payout - 1`,
  },
  {
    id: 'I21',
    wrong: 'the ledger moved more than was counted',
    by: `update ledger.transfer set amount = amount + 1 where reference = '{settled bet}'`,
  },
  {
    id: 'I21',
    wrong: 'nothing is counted any more',
    onlyAtEnd: true,
    by: `truncate activity.day, activity.cash;
      update activity.mark set upto = now() - interval '1 day'`,
  },
];

/** Replaces the names of operations by their keys. */
const withKeys = (text: string): string =>
  text.replace(/\{([a-z ]+)\}/g, (_all, name: string) => scene.operations[name]!.key);

const idsOf = (found: Violation[]): string[] => [
  ...new Set(found.map(({ invariant }) => invariant)),
];

describe('[R-W6] an invariant fires when', () => {
  test.each(spoils)('$id: $wrong', async ({ id, by, onlyAtEnd = false }) => {
    await scene.spoiled(async (client) => {
      // However slow the machine is, what the scene wrote is looked at again.
      const [running, atEnd] = [openInvariants('1 day'), openInvariants()];
      expect(await checkAll(running, scene.context({ snapshotAt: 0 }))).toEqual([]);
      await client.query(withKeys(by));
      const end = scene.context({ isFinal: true, shownBalance: shown });
      expect(idsOf(await checkAll(atEnd, end))).toContain(id);
      if (!onlyAtEnd) expect(idsOf(await checkAll(running, scene.context()))).toContain(id);
    });
  });

  test('I10: a key was accepted again with another amount', async () => {
    const { kind, owner, key, playerId, currency } = scene.operations['settled bet']!;
    const forged = { kind, owner, key, playerId, currency, amount: 1n, isForged: true };
    const operation = scene.history.begin(forged);
    expect(await checkAll(openInvariants(), scene.context())).toEqual([]);
    const attempt = { sentAt: 0, endedAt: scene.history.now(), answer: 'RS_OK', process: 0 };
    scene.history.note(operation, { ...attempt, outcome: 'ok' });
    expect(idsOf(await checkAll(openInvariants(), scene.context()))).toEqual(['I10']);
    operation.outcome = 'refused';
  });

  test('I13: the provider was paid an amount that no player was credited', async () => {
    const deposit = scene.operations.deposit!;
    const { amount } = deposit;
    deposit.amount = amount + 1n;
    const found = await checkAll(openInvariants(), scene.context({ isFinal: true }));
    deposit.amount = amount;
    expect(idsOf(found)).toEqual(['I6', 'I13']);
  });

  test('I13: a payment that was never answered is booked with another amount', async () => {
    const deposit = scene.operations.deposit!;
    const { amount } = deposit;
    const found = async () =>
      idsOf(await checkAll(openInvariants(), scene.context({ isFinal: true })));
    // Whether it came or not, its books may be right; that it stays in doubt is another's to say.
    deposit.outcome = 'unknown';
    expect(await found()).toEqual(['I20']);
    deposit.amount = amount + 1n;
    expect(await found()).toEqual(['I13', 'I20']);
    deposit.amount = amount;
    deposit.outcome = 'ok';
    const lost = scene.history.begin({ ...deposit, key: 'never arrived', outcome: 'unknown' });
    expect(await found()).toEqual(['I20']);
    lost.outcome = 'refused';
  });

  test('I19: a player is shown more than they have', async () => {
    const shownBalance = async (playerId: string) => (await shown(playerId)) + 1n;
    const found = await checkAll(openInvariants(), scene.context({ isFinal: true, shownBalance }));
    expect(idsOf(found)).toEqual(['I19']);
    expect(found.length).toBe(4);
  });
});

describe('[R-W6] I20 fires when', () => {
  const atEnd = (changes: Partial<CheckContext> = {}) =>
    siteComesBack().check(scene.context({ isFinal: true, ...changes }));

  /** Another connection to the same database. */
  const beside = async (work: (client: pg.Client) => Promise<void>): Promise<void> => {
    const client = new pg.Client({ connectionString: scene.site.ownerUrl });
    await client.connect();
    await work(client).finally(() => client.end());
  };

  test('the first success came too late', async () => {
    const recoveries = [
      { nemesis: 'N1', ms: 9000 },
      { nemesis: 'N2', ms: 10_500 },
    ];
    expect(await atEnd({ recoveries })).toMatchObject([
      { what: 'after N2 the first success came 10.5 s later' },
    ]);
  });

  test('a process grows without end; it is reported once', async () => {
    const memory = Array.from({ length: 180 }, (_each, second) => ({
      place: 1,
      pid: 77,
      at: 1000 * second,
      bytes: (120 + second) * 1024 * 1024,
    }));
    const invariant = siteComesBack();
    expect(await invariant.check(scene.context({ memory: memory.slice(0, 80) }))).toEqual([]);
    expect(await invariant.check(scene.context({ memory }))).toEqual([
      {
        invariant: 'I20',
        what: 'process 1 went from 174 to 274 MB in 149 s once it was warm and does not stop',
      },
    ]);
    expect(await invariant.check(scene.context({ memory, isFinal: true }))).toEqual([]);
  });

  test('an operation stays in doubt, unless it is a bet that was rolled back', async () => {
    const win = scene.operations['only win']!;
    const bet = scene.operations['taken bet']!;
    win.outcome = 'unknown';
    bet.outcome = 'unknown';
    const found = await atEnd();
    win.outcome = 'ok';
    bet.outcome = 'ok';
    expect(found).toEqual([
      { invariant: 'I20', what: 'a win is still in doubt', owner: 'JADE', key: win.key },
    ]);
  });

  test('a transaction is idle', async () => {
    await beside(async (idle) => {
      await idle.query('begin');
      await idle.query('select 1');
      expect(await siteComesBack().check(scene.context())).toEqual([]);
      const impatient = siteComesBack({ stuckSeconds: 0 });
      expect(await impatient.check(scene.context())).toMatchObject([
        { what: expect.stringMatching(/idles in its transaction/) },
      ]);
    });
  });

  test('a session waits for a lock at the end, or two sessions deadlocked', async () => {
    await beside(async (first) => {
      await beside(async (second) => {
        for (const client of [first, second]) {
          await client.query(`set deadlock_timeout = '300ms'`);
          await client.query('begin');
        }
        await first.query('lock table ledger.checkpoint');
        await second.query('lock table ledger.namespace');
        const waits = second.query('lock table ledger.checkpoint').catch(() => undefined);
        await expect
          .poll(async () => (await atEnd()).map(({ what }) => what).join(), { interval: 20 })
          .toMatch(/waits for a lock/);
        await first.query('lock table ledger.namespace').catch(() => undefined);
        await waits;
      });
    });
    // The server counts a deadlock when the connection that met it reports, which it does at its
    // end.
    await expect
      .poll(async () => (await atEnd()).map(({ what }) => what), { timeout: 5000 })
      .toContain('1 deadlocks');
  });
});
