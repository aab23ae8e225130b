import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bank, ledgerAccounts } from '@parlour/testkit/ledger/ledger-accounts';
import { exchange, hold, houseBalance, openAccount, reverse, voidHold } from '.';
import type { Leg, Reference, Reversal } from '.';

const ledger = ledgerAccounts();

const back = ({ namespace, reference }: Reference, more: Partial<Reversal> = {}) =>
  ledger.database.transaction((sql) =>
    reverse(sql, { namespace, reference, reason: 'correct', ...more }),
  );
const debtOf = (path: string, currency = 'VND') =>
  ledger.has(path.replace(/:\w+$/, ':debt'), currency);
const house = async (path: string, currency = 'VND') =>
  BigInt(await houseBalance(ledger.database.sql, path, currency));

describe('[WALLET-02] a reversal', () => {
  test('returns what a transfer took', async () => {
    const [from, to] = [await ledger.funded(100n), await ledger.funded(0n)];
    const command = ledger.transfer(from, to, 30n);
    await ledger.pay(command);
    expect(await back(command)).toBe('done');
    expect([await ledger.has(from), await ledger.has(to)]).toEqual([100n, 0n]);
  });

  test('returns all legs of a command', async () => {
    const [from, to] = [await ledger.funded(100n), await ledger.funded(0n)];
    const command = {
      ...ledger.fresh(),
      reason: 'adjust',
      legs: [
        { source: from, target: to, currency: 'VND', amount: 70n },
        { source: to, target: bank, currency: 'VND', amount: 50n },
        { source: from, target: bank, currency: 'VND', amount: 10n },
      ],
    };
    await ledger.pay(command);
    expect([await ledger.has(from), await ledger.has(to)]).toEqual([20n, 20n]);
    expect(await back(command)).toBe('done');
    expect([await ledger.has(from), await ledger.has(to)]).toEqual([100n, 0n]);
    expect(await debtOf(to)).toBe(0n);
  });

  test('between accounts of the house works as any other', async () => {
    const command = ledger.transfer('house:main:reserve', 'house:main:jackpot', 500n);
    await ledger.pay(command);
    expect(await back(command)).toBe('done');
    expect([await house('house:main:reserve'), await house('house:main:jackpot')]).toEqual([
      0n,
      0n,
    ]);
  });

  test('of an exchange returns both currencies', async () => {
    const [from, to] = [await ledger.funded(100n), await ledger.funded(0n, 'PHP')];
    const command = ledger.fresh();
    await ledger.database.transaction((sql) =>
      exchange(sql, {
        ...command,
        brand: 'main',
        from: { account: from, currency: 'VND', amount: 40n },
        to: { account: to, currency: 'PHP', amount: 90n },
      }),
    );
    expect(await back(command)).toBe('done');
    expect([await ledger.has(from), await ledger.has(to, 'PHP')]).toEqual([100n, 0n]);
  });

  test('of money that the player has spent makes a debt', async () => {
    const player = await ledger.funded(0n);
    const command = ledger.transfer(bank, player, 100n);
    await ledger.pay(command);
    await ledger.pay(ledger.transfer(player, bank, 70n));
    const before = await house(bank);
    expect(await back(command)).toBe('done');
    expect([await ledger.has(player), await debtOf(player)]).toEqual([0n, -70n]);
    expect(await house(bank)).toBe(before + 100n);
  });

  test('of money that an agent has spent is refused, since an agent has no debt', async () => {
    await openAccount(ledger.database.sql, 'agent:7:commission', 'VND');
    const command = ledger.transfer(bank, 'agent:7:commission', 100n);
    await ledger.pay(command);
    await ledger.pay(ledger.transfer('agent:7:commission', bank, 70n));
    await expect(back(command)).rejects.toMatchObject({ code: 'wallet.insufficient_funds' });
    await ledger.pay(ledger.transfer(bank, 'agent:7:commission', 70n));
    expect(await back(command)).toBe('done');
    expect(await ledger.has('agent:7:commission')).toBe(0n);
  });

  test('of a transfer between debts only moves nothing, and is done', async () => {
    const player = await ledger.funded(0n);
    const debt = player.replace('cash', 'debt');
    await openAccount(ledger.database.sql, debt, 'VND');
    const command = ledger.transfer(debt, player, 50n);
    await ledger.pay(command);
    await ledger.pay(ledger.transfer(player, bank, 50n));
    expect([await back(command), await back(command)]).toEqual(['done', 'repeat']);
    expect([await ledger.has(player), await debtOf(player)]).toEqual([0n, -50n]);
  });
});

describe('[WALLET-02] a command is reversed once', () => {
  test('however often and however late it is requested', async () => {
    const player = await ledger.funded(0n);
    const command = ledger.transfer(bank, player, 100n);
    await ledger.pay(command);
    await ledger.database.shiftClock('40 days');
    expect(await back(command)).toBe('done');
    await ledger.database.shiftClock('80 days');
    expect(await back(command, { reason: 'again' })).toBe('repeat');
    await ledger.database.shiftClock('0');
    expect([await ledger.has(player), await debtOf(player)]).toEqual([0n, 0n]);
    const [row] = await ledger.database.sql`
      select by_namespace, reason from ledger.reversal_view where reference = ${command.reference}`;
    expect(row).toEqual({ by_namespace: 'ledger:reversal', reason: 'correct' });
  });

  test.each([
    ['of a player', (player: string): [string, string] => [bank, player]],
    ['of the house', (): [string, string] => ['house:main:reserve', 'house:main:jackpot']],
  ])('by one of fifty who want it at the same time: %s', async (_what, sides) => {
    const player = await ledger.funded(0n);
    const [source, target] = sides(player);
    const before = await house(source);
    const command = ledger.transfer(source, target, 100n);
    await ledger.pay(command);
    expect(await house(source)).toBe(before - 100n);
    const answers = await Promise.all(Array.from({ length: 50 }, () => back(command)));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'repeat')).toHaveLength(49);
    expect([await ledger.has(player), (await debtOf(player)) ?? 0n]).toEqual([0n, 0n]);
    expect(await house(source)).toBe(before);
  });

  test('a reversal never', async () => {
    const command = ledger.transfer(bank, await ledger.funded(0n), 100n);
    await ledger.pay(command);
    await back(command);
    const [row] = await ledger.database.sql<{ reference: string }>`
      select by_reference as reference from ledger.reversal_view
      where reference = ${command.reference}`;
    const again = back({ namespace: 'ledger:reversal', reference: row!.reference });
    await expect(again).rejects.toMatchObject({ code: 'request.repeat_conflict' });
  });

  test('a hold by its own verbs alone', async () => {
    const source = await ledger.funded(100n);
    const command = { ...ledger.fresh(), reason: 'withdraw', source, currency: 'VND', amount: 60n };
    await ledger.database.transaction((sql) => hold(sql, command));
    await expect(back(command)).rejects.toMatchObject({ code: 'request.repeat_conflict' });
    await ledger.database.transaction((sql) => voidHold(sql, { ...command, reason: 'reject' }));
    const [row] = await ledger.database.sql<{ id: string }>`
      select id::text from ledger.hold_view where reference = ${command.reference}`;
    const resolution = back({ namespace: 'ledger:hold', reference: row!.id });
    await expect(resolution).rejects.toMatchObject({ code: 'request.repeat_conflict' });
    expect(await ledger.has(source)).toBe(100n);
  });

  test('only if it was done', async () => {
    await expect(back(ledger.fresh())).rejects.toMatchObject({ code: 'request.unknown' });
    const nowhere = back({ namespace: 'unknown', reference: 'r1' });
    await expect(nowhere).rejects.toMatchObject({ code: 'request.unknown' });
  });

  test('in the command month, where two months have the key', async () => {
    const player = await ledger.funded(0n);
    const [row] = await ledger.database.sql<{ now: Date }>`select lib.now() as now`;
    const command = ledger.transfer(bank, player, 100n);
    await ledger.pay(command);
    // Only a vendor's key may come again, under another token, which says how far to search.
    await ledger.database.shiftClock('70 days');
    await ledger.database.sql`
      select p.* from ledger.account a, ledger.account b, ledger.post(
        array[ledger.namespace_id('tests')], array[${command.reference}], array['0']::"char"[],
        array[a.id], array[b.id], array[30::bigint], array['bet'], array[null::bigint],
        lib.now() - interval '1 day') p
      where a.path = ${player} and b.path = ${bank} and a.currency = 'VND' and b.currency = 'VND'`;
    await expect(back(command)).rejects.toMatchObject({ code: 'request.repeat_conflict' });
    expect(await back(command, { month: row!.now })).toBe('done');
    expect([await ledger.has(player), await debtOf(player)]).toEqual([0n, -30n]);
    await ledger.database.shiftClock('0');
  });

  test('and the written rows stay', async () => {
    const command = ledger.transfer(bank, await ledger.funded(0n), 100n);
    await ledger.pay(command);
    await back(command);
    const { sql } = ledger.database;
    await expect(sql`delete from ledger.reversal`).rejects.toMatchObject({
      constraint: 'append_only',
    });
    await expect(sql`update ledger.reversal set reason = ''`).rejects.toMatchObject({
      constraint: 'append_only',
    });
    const stranger = sql`
      insert into ledger.reversal select * from ledger.reversal limit 0`;
    await expect(stranger).rejects.toMatchObject({ constraint: 'one_door' });
  });
});

test('[WALLET-02] a command and its reversal sum to zero, whatever was spent in between', async () => {
  const paths = ['cash', 'bonus', 'debt'];
  const some = fc.record({
    legs: fc.array(
      fc.record({
        sides: fc.uniqueArray(fc.constantFrom('cash', 'bonus', 'debt', 'bank', 'wagers'), {
          minLength: 2,
          maxLength: 2,
        }),
        amount: fc.bigInt({ min: 1n, max: 40n }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    spent: fc.bigInt({ min: 0n, max: 200n }),
  });
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(some, async ({ legs, spent }) => {
      runs += 1;
      const own = (side: string) =>
        side === 'bank' || side === 'wagers' ? `house:r${runs}:${side}` : `player:9${runs}:${side}`;
      for (const path of paths) await openAccount(ledger.database.sql, own(path), 'VND');
      await ledger.pay(ledger.transfer(bank, own('cash'), 200n));
      await ledger.pay(ledger.transfer(bank, own('bonus'), 200n));
      const command = {
        ...ledger.fresh(),
        reason: 'adjust',
        legs: legs.map(({ sides, amount }): Leg => ({
          source: own(sides[0]!),
          target: own(sides[1]!),
          amount,
          currency: 'VND',
        })),
      };
      await ledger.pay(command);
      const gone = [spent, (await ledger.has(own('cash')))!].sort((a, b) => (a < b ? -1 : 1))[0]!;
      if (gone > 0n) await ledger.pay(ledger.transfer(own('cash'), bank, gone));
      expect(await back(command)).toBe('done');

      // The house has its balance again; the player has the old balance less what was spent.
      expect([await house(own('bank')), await house(own('wagers'))]).toEqual([0n, 0n]);
      const has = await Promise.all(paths.map(async (path) => (await ledger.has(own(path)))!));
      expect(has.reduce((sum, each) => sum + each)).toBe(400n - gone);
      expect(has[0]! >= 0n && has[1]! >= 0n).toBe(true);
    }),
    { numRuns: 60 },
  );
});
