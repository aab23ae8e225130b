import { cashier, type Deposit } from '@parlour/contract/cashier';
import { compliance } from '@parlour/contract/compliance';
import { micros } from '@parlour/contract/money';
import { whileLocked } from '@parlour/testkit/ledger/lock-player';
import { deliver as deliverNotice, paid, signed } from '@parlour/testkit/cashier/notices';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSecondProcess, type SecondProcess } from '@parlour/testkit/site/second-process';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;
let second: SecondProcess;
let there: SecondProcess['there'];
beforeAll(async () => {
  site = await openSite();
  await site.setBrand('main', { mostWaitingDeposits: 20 });
  second = await openSecondProcess(site);
  ({ there } = second);
});
afterAll(async () => {
  await second.close();
  await site.drop();
});

const amount = '100000';
const ask = (someone: SomePlayer, of = amount) =>
  someone.call(cashier.requestDeposit, { methodId: 'sandbox', amount: of });

const asked = async (someone: SomePlayer, of = amount): Promise<Deposit> =>
  someone.get(cashier.requestDeposit, { methodId: 'sandbox', amount: of });

const pay = async (deposit: Deposit) =>
  (await deliverNotice(site, signed(site, { body: paid(deposit) }))).result;

const limitTo = (someone: SomePlayer, of: string) =>
  someone.get(compliance.setLimit, { kind: 'deposit', period: 'day', amount: of });

const used = async (someone: SomePlayer) =>
  (await someone.get(compliance.readLimits, {})).limits[0]?.used;

const creditedOf = async ({ playerId }: SomePlayer): Promise<bigint> => {
  const [row] = await site.database.sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum from cashier.deposit
    where player_id = ${playerId}::bigint and status = 'credited'`;
  return row!.sum;
};

const reasonsOf = async ({ id }: Deposit) => {
  const [row] = await site.database.sql<{ reasons: string[] }>`
    select p.reasons from cashier.payment p
    join casework.case_file c on c.kind = 'deposit' and c.subject_id = p.id::text
    where p.named_id = ${id}::uuid and p.state = 'suspense'`;
  return row?.reasons;
};

describe('[R-L1] a limit of deposits', () => {
  test('of twenty requests at once, in two processes, as many are accepted as fit', async () => {
    const someone = await registerPlayer(site);
    await limitTo(someone, '500000');
    const other = there(someone);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_each, n) => ask(n % 2 ? someone : other)),
    );
    const codes = answers.map(({ refusal }) => refusal?.code ?? 'asked');
    expect(codes.filter((code) => code === 'asked')).toHaveLength(5);
    expect(codes.filter((code) => code === 'compliance.limit_reached')).toHaveLength(15);
    expect(await used(someone)).toBe('500000');
    const deposits = answers.flatMap(({ body }) => (body.success ? [body.value] : []));
    expect(await Promise.all(deposits.map(pay))).toEqual(deposits.map(() => 'credited'));
    expect(await creditedOf(someone)).toBe(micros('500000'));
    expect((await ask(someone, '50000')).refusal?.code).toBe('compliance.limit_reached');
  });

  test('gets back what expired', async () => {
    const someone = await registerPlayer(site);
    await limitTo(someone, '100000');
    const lost = await asked(someone);
    expect((await ask(someone)).refusal?.code).toBe('compliance.limit_reached');
    await site.database.sql`
      update cashier.deposit set expires_at = lib.now() where id = ${lost.id}::uuid`;
    const second = await asked(someone);
    expect(await pay(second)).toBe('credited');
    // Its order gave the amount back, and another was paid instead.
    expect(await pay(lost)).toBe('received');
    expect(await reasonsOf(lost)).toContain('over_limit');
    expect(await creditedOf(someone)).toBe(micros('100000'));
    // That money goes back to its payer, and takes no room meanwhile.
    expect(await used(someone)).toBe('100000');
  });

  test('keeps money from the wallet whose order reserves nothing any more, though it fits', async () => {
    const someone = await registerPlayer(site);
    const free = await registerPlayer(site);
    await limitTo(someone, '900000');
    const [late, lateOfFree, expected] = [
      await asked(someone),
      await asked(free),
      await asked(someone),
    ];
    await site.database.sql`
      update cashier.deposit set expires_at = lib.now()
      where id = any(${[late.id, lateOfFree.id]}::uuid[])`;
    expect(await pay(late)).toBe('received');
    expect(await reasonsOf(late)).toContain('over_limit');
    expect(await pay(expected)).toBe('credited');
    expect(await creditedOf(someone)).toBe(micros('100000'));
    // Who has no limit loses nothing by paying late.
    expect(await pay(lateOfFree)).toBe('credited');
  });

  test('keeps what is paid above an order from taking the room of another', async () => {
    const someone = await registerPlayer(site);
    await limitTo(someone, '300000');
    const [first, second] = [await asked(someone), await asked(someone)];
    expect(await pay({ ...first, amount: '250000' })).toBe('received');
    expect(await reasonsOf(first)).toEqual(['over_limit']);
    expect(await pay(second)).toBe('credited');
    expect(await creditedOf(someone)).toBe(micros('100000'));
  });

  test('that is lowered while orders wait keeps their money from the wallet', async () => {
    const someone = await registerPlayer(site);
    await limitTo(someone, '300000');
    const deposits = [await asked(someone), await asked(someone), await asked(someone)];
    const [results] = await Promise.all([
      Promise.all(deposits.map(pay)),
      limitTo(someone, '100000'),
    ]);
    const before = micros(amount) * BigInt(results.filter((one) => one === 'credited').length);
    expect(await creditedOf(someone)).toBe(before);
    const kept = deposits.filter((_each, n) => results[n] === 'received');
    for (const deposit of kept) expect(await reasonsOf(deposit)).toEqual(['over_limit']);
    // However the two met, nothing is credited above the lower limit from here on.
    expect((await ask(someone)).refusal?.code).toBe('compliance.limit_reached');
  });

  test('[WALLET-03] of two payments at the same moment credits the one that fits', async () => {
    const someone = await registerPlayer(site);
    const [first, second] = [await asked(someone), await asked(someone)];
    await limitTo(someone, '150000');
    const results = await whileLocked(site, someone.playerId, [
      () => pay(first),
      () => pay(second),
    ]);
    expect(results).toEqual(['credited', 'received']);
    expect(await creditedOf(someone)).toBe(micros('100000'));
  });

  test('that is lowered before the money arrives sends it to a person', async () => {
    const someone = await registerPlayer(site);
    const [first, second] = [await asked(someone), await asked(someone)];
    await limitTo(someone, '150000');
    expect(await pay(first)).toBe('credited');
    expect(await pay(second)).toBe('received');
    expect(await reasonsOf(second)).toEqual(['over_limit']);
    expect(await creditedOf(someone)).toBe(micros('100000'));
  });

  test('counts what was credited before it was set', async () => {
    const someone = await registerPlayer(site);
    expect((await someone.get(compliance.readLimits, {})).asksForLimit).toBe(true);
    await pay(await asked(someone));
    expect((await someone.get(compliance.readLimits, {})).asksForLimit).toBe(false);
    await limitTo(someone, '150000');
    expect(await used(someone)).toBe('100000');
    expect((await ask(someone)).refusal?.code).toBe('compliance.limit_reached');
  });
});

test.each([
  [
    'exclusion',
    'compliance.excluded',
    (who: SomePlayer) => who.get(compliance.exclude, { time: '6m' }),
  ],
  [
    'cooling-off',
    'compliance.cooling_off',
    (who: SomePlayer) => who.get(compliance.coolOff, { days: '1' }),
  ],
] as const)(
  '[R-L4] money that arrives during an %s is not credited',
  async (_name, code, pause) => {
    const someone = await registerPlayer(site);
    const deposit = await asked(someone);
    await pause(someone);
    expect((await ask(someone)).refusal?.code).toBe(code);
    expect(await pay(deposit)).toBe('received');
    expect(await reasonsOf(deposit)).toEqual(['excluded']);
    expect(await creditedOf(someone)).toBe(0n);
  },
);
