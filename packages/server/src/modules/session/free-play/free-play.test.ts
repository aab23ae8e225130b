import { cashier } from '@parlour/contract/cashier';
import { player } from '@parlour/contract/player';
import { session } from '@parlour/contract/session';
import { trialFunds } from '@parlour/contract/session/free-play';
import { wallet } from '@parlour/contract/wallet';
import { expectSoundBooks } from '@parlour/testkit/ledger/books';
import { openSite, type Site } from '@parlour/testkit/site/site';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobs } from '..';
import { saveFlags } from '../../brand';
import { jobs as walletJobs } from '../../wallet';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const hour = 3_600_000;

const randomFor = (visitor: Visitor) => visitor.seal(session.logInFree);

const tryFree = async (visitor: Visitor, random?: string) =>
  visitor.call(session.logInFree, {
    os: 'Linux',
    platform: 'W',
    random: random ?? (await randomFor(visitor)),
    version: 3,
  });

const onTrial = async (visitor = site.visitor()): Promise<Visitor & { playerId: string }> => {
  const { value } = (await tryFree(visitor)).body;
  visitor.token = value.token;
  return Object.assign(visitor, { playerId: value.id });
};

const run = (name: string) => ({ ...jobs.every, ...walletJobs.every })[name]!.work(site.platform);

test('[AUTH-09] [LOBBY-12] a visitor gets a trial account with play money, signed in', async () => {
  const visitor = site.visitor();
  const { body } = await tryFree(visitor);
  expect(body.value).toMatchObject({
    type: 4,
    currency: 'FUN',
    brand: 'main',
    account: expect.stringMatching(/^trial_[0-9a-f]{12}$/),
    firstTimeLogin: false,
    passwordDefault: false,
  });
  const inMs = Date.parse(body.value.expiresAt) - site.platform.clock.now().getTime();
  expect(Math.abs(inMs - 24 * hour)).toBeLessThan(10_000);
  visitor.token = body.value.token;
  expect(await visitor.get(wallet.readBalance, {})).toMatchObject({
    currency: 'FUN',
    sumBalance: trialFunds,
    cash: '0',
  });
  await expectSoundBooks(site.database);
});

test('[AUTH-09] [GAME-01] its account is refused deposits, transfers and what needs a player', async () => {
  const trial = await onTrial();
  const refused = [
    await trial.call(cashier.requestDeposit, { methodId: 'sandbox', amount: '500000' }),
    await trial.call(wallet.transferBetweenWallets, { from: 'main', to: 'HOUSE', amount: '1' }),
    await trial.call(session.stepUp, { password: 'anything at all' }),
  ];
  for (const { refusal } of refused) expect(refusal?.code).toBe('session.trial_account');
});

test('[LOBBY-12] `FUN` mixes with no other currency: the database keeps them apart', async () => {
  const trial = await onTrial();
  const pockets = await site.database.sql<{ kind: string; currency: string }>`
    select kind, currency from wallet.pocket
    where player_id = ${trial.playerId}::bigint order by kind`;
  expect(pockets).toEqual([
    { kind: 'trial', currency: 'FUN' },
    { kind: 'debt', currency: 'FUN' },
  ]);
  const cash = site.database.sql`
    insert into wallet.pocket (player_id, currency, kind, account_id, spend_order)
    select player_id, 'FUN', 'cash', account_id, 1 from wallet.pocket
    where player_id = ${trial.playerId}::bigint and kind = 'trial'`;
  await expect(cash).rejects.toThrow(/play_money_apart/);
});

test('[AUTH-09] its random text is sealed for this call, and is taken once', async () => {
  const visitor = site.visitor();
  const random = await randomFor(visitor);
  const answers = await Promise.all([1, 2, 3].map(() => tryFree(site.visitor(), random)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(2);
  const foreign = await visitor.seal({ method: 'POST', path: '/wps/session/login' });
  for (const text of ['not sealed', foreign]) {
    expect((await tryFree(site.visitor(), text)).refusal?.code).toBe('request.stale');
  }
});

test('[AUTH-09] it is gone after 24 hours, and its play money goes back', async () => {
  const trial = await onTrial();
  // Active all day: only the age of the account ends it.
  const act = () => trial.call(player.readMember, {});
  const keepActive = () => site.database.sql`
    update session.sign_in set active_at = lib.now() where player_id = ${trial.playerId}::bigint`;
  await site.shiftClock(23 * hour);
  await keepActive();
  expect((await act()).status).toBe(200);
  await run('wallet.end_trials');
  expect(await trial.get(wallet.readBalance, {})).toMatchObject({ sumBalance: trialFunds });
  await site.shiftClock(25 * hour);
  await keepActive();
  await run('session.end_stale');
  expect((await act()).refusal?.code).toBe('session.expired');
  for (const _ of [1, 2]) await run('wallet.end_trials');
  const [row] = await site.database.sql<{ total: bigint }>`
    select total::bigint from wallet.balance_view where player_id = ${trial.playerId}::bigint`;
  expect(row?.total).toBe(0n);
  await site.shiftClock(0);
  await expectSoundBooks(site.database);
});

test('[AUTH-09] nothing signs in to it: it has no password', async () => {
  const trial = await onTrial();
  const { account } = await trial.get(player.readMember, {});
  const answer = await site
    .visitor()
    .call(session.logIn, { username: account, password: 'anything at all', type: 'username' });
  expect(answer.refusal?.code).toBe('session.wrong_credentials');
});

test('[AUTH-09] an address opens ten an hour; without the flag there are none', async () => {
  const address = '203.0.113.77';
  const answers = [];
  for (let turn = 0; turn < 11; turn += 1) answers.push(await tryFree(site.visitor({ address })));
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429]);
  await saveFlags(site.platform, 'main', { FREEPLAY3: false });
  site.forgetBrands();
  const refused = await tryFree(site.visitor());
  await saveFlags(site.platform, 'main', { FREEPLAY3: true });
  site.forgetBrands();
  expect(refused.refusal?.code).toBe('brand.not_enabled');
});
