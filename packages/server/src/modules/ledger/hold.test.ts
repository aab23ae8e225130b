import { describe, expect, test } from 'vitest';
import { bank, ledgerAccounts } from '@parlour/testkit/ledger/ledger-accounts';
import { hold, post, postHold, voidHold, type Hold, type Reference } from '.';
import { expireHolds } from './queries';

const ledger = ledgerAccounts();

const payouts = 'house:main:payouts';

const holding = (source: string, amount: bigint, changes: Partial<Hold> = {}): Hold => ({
  ...ledger.fresh(),
  reason: 'withdraw',
  source,
  currency: 'VND',
  amount,
  ...changes,
});
const reserve = (command: Hold) => ledger.database.transaction((sql) => hold(sql, command));
const postIt = ({ namespace, reference }: Reference, amount?: bigint, target = payouts) =>
  ledger.database.transaction((sql) =>
    postHold(sql, {
      namespace,
      reference,
      reason: 'pay_out',
      target,
      ...(amount === undefined ? {} : { amount }),
    }),
  );
const voidIt = ({ namespace, reference }: Reference) =>
  ledger.database.transaction((sql) => voidHold(sql, { namespace, reference, reason: 'reject' }));
const heldOf = (source: string) => ledger.has(source.replace(/:\w+$/, ':held'));

/** The visible fields of a hold. */
const seen = async ({ namespace, reference }: Reference) => {
  const [row] = await ledger.database.sql<{ state: string; posted: bigint | null }>`
    select source, amount, state, posted, target, resolved_at is not null as resolved
    from ledger.hold_view where namespace = ${namespace} and reference = ${reference}`;
  return row;
};

/** A player with 100, of which 60 are held. */
const withHold = async (changes: Partial<Hold> = {}) => {
  const source = await ledger.funded(100n);
  const command = holding(source, 60n, changes);
  await reserve(command);
  return { source, command };
};

describe('[WALLET-02] a hold', () => {
  test('moves money from the pocket to the held account, visibly', async () => {
    const { source, command } = await withHold();
    expect([await ledger.has(source), await heldOf(source)]).toEqual([40n, 60n]);
    expect(await seen(command)).toEqual({
      source,
      amount: 60n,
      state: 'open',
      posted: null,
      target: null,
      resolved: false,
    });
    const spend = ledger.pay(ledger.transfer(source, bank, 41n));
    await expect(spend).rejects.toMatchObject({ code: 'wallet.insufficient_funds' });
  });

  test('that is repeated, even months later, is the same hold', async () => {
    const { source, command } = await withHold();
    expect(await reserve(command)).toEqual({ answer: 'repeat', balance: 40n });
    await ledger.database.shiftClock('70 days');
    expect(await reserve(command)).toEqual({ answer: 'repeat', balance: 40n });
    await ledger.database.shiftClock('0');
    expect(await heldOf(source)).toBe(60n);
  });

  test('under a reference of another hold, or of a transfer, is refused', async () => {
    const { source, command } = await withHold();
    const moved = ledger.transfer(source, source.replace('cash', 'held'), 7n);
    await ledger.pay(moved);
    for (const other of [
      { ...command, amount: 59n },
      holding(await ledger.funded(100n), 60n, { reference: command.reference }),
      holding(source, 7n, { reference: moved.reference }),
    ]) {
      await expect(reserve(other)).rejects.toMatchObject({ code: 'request.repeat_conflict' });
    }
    expect(await ledger.has(source)).toBe(33n);
  });

  test('of more than the balance is refused', async () => {
    const source = await ledger.funded(100n);
    const command = holding(source, 101n);
    await expect(reserve(command)).rejects.toMatchObject({ code: 'wallet.insufficient_funds' });
    expect([await ledger.has(source), await seen(command)]).toEqual([100n, undefined]);
  });

  test.each([
    ['of nothing', 'cash', 0n, 'a hold is of more than nothing'],
    ['of less than nothing', 'cash', -1n, 'a hold is of more than nothing'],
    ['of what is held already', 'held', 1n, 'unknown_account'],
    ['of a debt', 'debt', 1n, 'unknown_account'],
  ])('%s is a mistake of the caller', async (_what, pocket, amount, message) => {
    const { source } = await withHold();
    const command = holding(source.replace('cash', pocket), amount);
    await expect(reserve(command)).rejects.toThrow(message);
  });

  test('of the house’s money is an error of the caller', async () => {
    await ledger.pay(ledger.transfer(bank, payouts, 5n));
    await expect(reserve(holding(bank, 5n))).rejects.toThrow('unknown_account');
  });
});

describe('[WALLET-02] a hold is resolved', () => {
  test('by posting all of it', async () => {
    const { source, command } = await withHold();
    expect(await postIt(command)).toEqual({ answer: 'done', balance: 40n });
    expect([await ledger.has(source), await heldOf(source)]).toEqual([40n, 0n]);
    expect(await seen(command)).toMatchObject({ state: 'posted', posted: 60n, target: payouts });
  });

  test('by posting a part; the rest returns in the same command', async () => {
    const { source, command } = await withHold();
    expect(await postIt(command, 45n)).toEqual({ answer: 'done', balance: 55n });
    expect([await ledger.has(source), await heldOf(source)]).toEqual([55n, 0n]);
    const legs = await ledger.database.sql<{ leg: string; amount: bigint; target: string }>`
      select t.leg::text, t.amount, a.path as target
      from ledger.hold h
      join ledger.transfer t on t.reference = h.id::text
      join ledger.namespace n on n.id = t.namespace_id and n.name = 'ledger:hold'
      join ledger.account a on a.id = t.target_id
      where h.reference = ${command.reference}
      order by t.leg`;
    expect(legs).toEqual([
      { leg: '0', amount: 45n, target: payouts },
      { leg: '1', amount: 15n, target: source },
    ]);
  });

  test('by voiding it', async () => {
    const { source, command } = await withHold();
    expect(await voidIt(command)).toEqual({ answer: 'done', balance: 100n });
    expect([await ledger.has(source), await heldOf(source)]).toEqual([100n, 0n]);
    expect(await seen(command)).toMatchObject({ state: 'voided', posted: null, resolved: true });
  });

  test('once: the same resolution is a repeat, another is a conflict', async () => {
    const posted = await withHold();
    await postIt(posted.command, 45n);
    const voided = await withHold();
    await voidIt(voided.command);
    await ledger.database.shiftClock('40 days');
    expect((await postIt(posted.command, 45n)).answer).toBe('repeat');
    expect((await voidIt(voided.command)).answer).toBe('repeat');
    for (const other of [
      () => postIt(posted.command, 44n),
      () => postIt(posted.command),
      () => postIt(posted.command, 45n, 'house:main:elsewhere'),
      () => voidIt(posted.command),
      () => postIt(voided.command),
    ]) {
      await expect(other()).rejects.toMatchObject({ code: 'request.repeat_conflict' });
    }
    await ledger.database.shiftClock('0');
    expect([await ledger.has(posted.source), await ledger.has(voided.source)]).toEqual([55n, 100n]);
  });

  test('with at most what it holds, and more than zero', async () => {
    const { source, command } = await withHold();
    await expect(postIt(command, 61n)).rejects.toMatchObject({ code: 'wallet.insufficient_funds' });
    await expect(postIt(command, 0n)).rejects.toMatchObject({ constraint: 'hold_posted_within' });
    expect((await voidIt(command)).answer).toBe('done');
    expect(await ledger.has(source)).toBe(100n);
  });

  test('only if it exists', async () => {
    const unknown = ledger.fresh();
    await expect(postIt(unknown)).rejects.toMatchObject({ code: 'request.unknown' });
    await expect(voidIt(unknown)).rejects.toMatchObject({ code: 'request.unknown' });
  });

  test('together with the rest of its transaction, or not at all', async () => {
    const { source, command } = await withHold();
    const failing = ledger.database.transaction(async (sql) => {
      await voidHold(sql, { ...command, reason: 'reject' });
      await post(sql, [ledger.transfer(source, bank, 1000n)]);
    });
    await expect(failing).rejects.toMatchObject({ code: 'wallet.insufficient_funds' });
    expect(await seen(command)).toMatchObject({ state: 'open' });
    expect(await heldOf(source)).toBe(60n);
  });

  test.each([1, 2, 3])('by one of fifty concurrent calls (%i)', async () => {
    const { source, command } = await withHold({ expiresAt: new Date(0) });
    const wishes = Array.from({ length: 50 }, (_each, n) => {
      if (n % 5 === 4)
        return expireHolds(ledger.database.sql, 100).then((count) => `expired ${count}`);
      return (n % 2 ? postIt(command, 45n) : voidIt(command)).then(
        ({ answer }) => answer,
        ({ code }: { code: string }) => code,
      );
    });
    const results = await Promise.all(wishes);
    expect(results.filter((each) => each === 'done' || each === 'expired 1')).toHaveLength(1);
    const others = ['done', 'repeat', 'request.repeat_conflict', 'expired 0', 'expired 1'];
    expect(results.filter((each) => !others.includes(each))).toEqual([]);
    const { state } = (await seen(command))!;
    expect([await ledger.has(source), await heldOf(source)]).toEqual([
      state === 'posted' ? 55n : 100n,
      0n,
    ]);
  });
});

describe('[WALLET-02] an unresolved hold', () => {
  const past = () => new Date(Date.now() - 1000);
  const expire = (limit = 100) => expireHolds(ledger.database.sql, limit);

  test('returns when its time is over, and not before', async () => {
    const { source, command } = await withHold({ expiresAt: new Date(Date.now() + 3_600_000) });
    const forever = await withHold();
    expect(await expire()).toBe(0);
    await ledger.database.shiftClock('61 minutes');
    expect(await expire()).toBe(1);
    await ledger.database.shiftClock('0');
    expect([await ledger.has(source), await heldOf(source)]).toEqual([100n, 0n]);
    expect(await seen(command)).toMatchObject({ state: 'expired', resolved: true });
    expect(await seen(forever.command)).toMatchObject({ state: 'open' });
    for (const late of [() => postIt(command), () => voidIt(command)]) {
      await expect(late()).rejects.toMatchObject({ code: 'request.repeat_conflict' });
    }
  });

  test('returns in batches, the longest due first', async () => {
    const holds = [];
    for (let n = 0; n < 5; n += 1) {
      holds.push(await withHold({ expiresAt: new Date(Date.now() - 1000 * (n + 1)) }));
    }
    expect([await expire(2), await expire(2)]).toEqual([2, 2]);
    expect(await seen(holds[0]!.command)).toMatchObject({ state: 'open' });
    expect([await expire(2), await expire(2)]).toEqual([1, 0]);
  });

  test('of a player whose accounts are locked waits for the next run, and delays no other', async () => {
    const [busy, idle] = [
      await withHold({ expiresAt: past() }),
      await withHold({ expiresAt: past() }),
    ];
    await ledger.database.transaction(async (sql) => {
      await post(sql, [ledger.transfer(busy.source, bank, 1n)]);
      expect(await expire()).toBe(1);
    });
    expect(await seen(busy.command)).toMatchObject({ state: 'open' });
    expect(await seen(idle.command)).toMatchObject({ state: 'expired' });
    expect(await expire()).toBe(1);
    expect(await ledger.has(busy.source)).toBe(99n);
  });

  test('whose money is missing is skipped, and the others return', async () => {
    const [robbed, sound] = [
      await withHold({ expiresAt: past() }),
      await withHold({ expiresAt: past() }),
    ];
    const held = robbed.source.replace('cash', 'held');
    const missing = ledger.transfer(held, bank, 60n);
    await ledger.pay(missing);
    expect(await expire()).toBe(1);
    expect(await seen(sound.command)).toMatchObject({ state: 'expired' });
    expect(await seen(robbed.command)).toMatchObject({ state: 'open' });
    expect(await expire()).toBe(0);
    await ledger.pay(ledger.transfer(bank, held, 60n));
    await ledger.database.shiftClock('2 hours');
    expect(await expire()).toBe(1);
    await ledger.database.shiftClock('0');
  });
});

describe('[WALLET-02] the row of a hold', () => {
  const run = (...texts: string[]) =>
    ledger.database.transaction(async (sql) => {
      for (const text of texts) await sql([text] as unknown as TemplateStringsArray);
    });

  test.each([
    ['update ledger.hold set amount = 1', 'one_door'],
    ["insert into ledger.hold (reference) values ('x')", 'one_door'],
    ['delete from ledger.hold', 'append_only'],
    ['truncate ledger.hold cascade', 'append_only'],
  ])('cannot be changed: %s', async (text, constraint) => {
    await withHold();
    await expect(run(text)).rejects.toMatchObject({ constraint });
  });

  test.each([
    "state = 'open', resolved_at = null, posted = null, target_id = null",
    'posted = posted + 1',
  ])('is not resolved twice by the ledger itself: %s', async (change) => {
    const { command } = await withHold();
    await postIt(command, 45n);
    const again = run(
      'set local role parlour_ledger',
      "select set_config('ledger.posting', 'on', true)",
      `update ledger.hold set ${change} where reference = '${command.reference}'`,
    );
    await expect(again).rejects.toMatchObject({ constraint: 'resolved_once' });
  });

  test('keeps its amount', async () => {
    const { command } = await withHold();
    const more = run(
      'set local role parlour_ledger',
      "select set_config('ledger.posting', 'on', true)",
      `update ledger.hold set amount = amount - 1 where reference = '${command.reference}'`,
    );
    await expect(more).rejects.toMatchObject({ constraint: 'resolved_once' });
  });
});
