import { brand } from '@parlour/contract/brand';
import { patternKinds } from '@parlour/contract/registration-patterns';
import { player } from '@parlour/contract/player';
import { session } from '@parlour/contract/session';
import { wallet } from '@parlour/contract/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { readPersonal } from '../../player';
import { fitsInTime } from './registration-fields';
import { registerPlayer, registrationForm, someUsername } from '@parlour/testkit/people/players';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const countPlayers = async () => {
  const [row] = await site.database.sql<{ count: bigint }>`
    select count(*) as count from player.player`;
  return row?.count;
};

test('[REG-05] a registration signs the new player in, with a wallet', async () => {
  const visitor = site.visitor();
  const form = registrationForm();
  const signIn = await visitor.get(session.register, form);
  expect(signIn).toMatchObject({
    account: form.username,
    type: 0,
    firstTimeLogin: true,
    passwordExpired: false,
    passwordDefault: false,
    currency: 'VND',
  });
  expect(signIn.token).toMatch(/^[\w-]{43}$/);
  expect(visitor.cookies.get('__Host-pl')).toMatch(/^[\w-]{43}$/);
  visitor.token = signIn.token;
  expect(await visitor.get(player.readMember, {})).toMatchObject({ id: signIn.id });
  expect(await visitor.get(wallet.readBalance, {})).toMatchObject({ sumBalance: '0' });
});

test('[REG-07] a registration stores the accepted terms, the age, and the time', async () => {
  const { playerId } = await registerPlayer(site);
  const consents = await site.database.sql`
    select kind, version, at <= lib.now() as is_past, host(address) as address
    from player.consent where player_id = ${playerId}::bigint order by kind`;
  expect(consents).toMatchObject([
    { kind: 'age', version: '18', is_past: true, address: expect.stringMatching(/^10\./) },
    { kind: 'terms', version: '2026-12', is_past: true },
  ]);
});

test.each([
  ['terms of another version', { termsVersion: '2019' }, 400, 'request.invalid', 'termsVersion'],
  ['no age confirmed', { ofAge: false }, 403, 'compliance.under_age', undefined],
])('[REG-07] is refused with %s', async (_name, changes, status, code, field) => {
  const before = await countPlayers();
  const answer = await site.visitor().call(session.register, registrationForm(changes));
  expect(answer.status).toBe(status);
  expect(answer.refusal).toMatchObject({ code, id: expect.any(String) });
  if (field) expect(answer.refusal?.value?.fields?.map(({ name }) => name)).toEqual([field]);
  expect(await countPlayers()).toBe(before);
});

const unlike = { confirmPassword: 'something else' };

test.each([
  ['a short name', { username: 'ab' }, 'username', 'field.too_short'],
  ['a long name', { username: 'a'.repeat(21) }, 'username', 'field.too_long'],
  ['a name that begins with a digit', { username: '1abcdef' }, 'username', 'field.pattern'],
  ['no name', { username: '' }, 'username', 'field.required'],
  ['a short password', { password: 'short' }, 'password', 'field.too_short'],
  ['a password of 65 letters', { password: 'aB3'.repeat(22) }, 'password', 'field.too_long'],
  ['a space before the password', { password: ' lanterns here' }, 'password', 'field.pattern'],
  ['a space after the password', { password: 'lanterns here ' }, 'password', 'field.pattern'],
  ['another confirmation', unlike, 'confirmPassword', 'field.not_equal'],
  ['a field the brand does not ask', { wechat: 'someone' }, 'wechat', 'field.unknown'],
])('[REG-02] %s is refused by the brand’s rules, naming the field', async (...row) => {
  const [, changes, name, code] = row;
  const before = await countPlayers();
  const answer = await site.visitor().call(session.register, registrationForm(changes));
  expect(answer.status).toBe(400);
  expect(answer.refusal?.code).toBe('request.invalid');
  expect(answer.refusal?.value?.fields).toContainEqual(expect.objectContaining({ name, code }));
  expect(await countPlayers()).toBe(before);
});

test.each(['1234567890', 'Password1234', 'abcabcabcabc', 'anhyeuem123', 'jihgfedcba'])(
  '[REG-02] the password %s is refused as too easy to guess',
  async (password) => {
    const answer = await site.visitor().call(session.register, registrationForm({ password }));
    expect(answer.status).toBe(400);
    expect(answer.refusal).toMatchObject({
      code: 'session.password_weak',
      value: { fields: [{ name: 'password' }] },
    });
  },
);

test('[REG-02] a password made from the player’s own name is too easy to guess', async () => {
  const form = registrationForm({ username: 'thanhnien', password: 'ThanhNien12' });
  const answer = await site.visitor().call(session.register, form);
  expect(answer.refusal?.code).toBe('session.password_weak');
});

test('[REG-02] a pattern that would run for ever refuses in time, and sooner the next time', async () => {
  await site.database.sql`
    update brand.registration_field set accepted_pattern = '^(a+)+$'
    where brand = 'second' and field = 'username'`;
  site.forgetBrands();
  const visitor = site.visitor({ host: 'second.localhost' });
  const form = registrationForm({ username: `${'a'.repeat(19)}!` });
  const answer = await visitor.call(session.register, { ...form, username: form.username });
  expect(answer.refusal?.value?.fields).toContainEqual(
    expect.objectContaining({ name: 'username', code: 'field.pattern', patternId: 2 }),
  );
  const timeOf = (run: () => void) => {
    const startedAt = performance.now();
    run();
    return performance.now() - startedAt;
  };
  const evil = () => expect(fitsInTime('^(b+)+$', `${'b'.repeat(40)}!`)).toBe(false);
  const first = timeOf(evil);
  expect(first).toBeLessThan(5000);
  expect(timeOf(evil)).toBeLessThan(first / 2);
});

test('[REG-03] a rule without a pattern of its own has that of its kind', async () => {
  const rules = await site.visitor().get(brand.readRegistrationRules, {});
  expect(rules.email).toMatchObject({ patternId: 4, acceptedPattern: patternKinds[4] });
  expect(rules.password.acceptedPattern).toBe('.*');
  const answer = await site
    .visitor()
    .call(session.register, registrationForm({ email: 'no address' }));
  expect(answer.refusal?.value?.fields).toEqual([
    { name: 'email', code: 'field.pattern', patternId: 4, min: 6, max: 64 },
  ]);
});

test.each([
  ['Nguyễn Minh Khoa', 'NGUYEN MINH KHOA'],
  ['  lan   trần ', 'LAN TRAN'],
])('[REG-10] the real name “%s” is kept as “%s”', async (payeeName, kept) => {
  const { id } = await site.visitor().get(session.register, registrationForm({ payeeName }));
  const { sql } = site.database;
  expect(await readPersonal(sql, site.platform.config, id, ['payeeName'])).toEqual({
    payeeName: kept,
  });
});

test.each(['Khoa', 'Khoa 2', 'Khoa-Minh Tran', '王 小明'])(
  '[REG-10] “%s” is no real name',
  async (payeeName) => {
    const answer = await site.visitor().call(session.register, registrationForm({ payeeName }));
    expect(answer.refusal?.value?.fields).toEqual([
      expect.objectContaining({ name: 'payeeName', code: 'field.pattern', patternId: 18 }),
    ]);
  },
);

test('[REG-02] a field that the brand switches on is required and stored', async () => {
  await site.database.sql`
    update brand.registration_field set enabled = true, required = true, min_length = 5
    where brand = 'main' and field = 'email'`;
  site.forgetBrands();
  const rules = await site.visitor().get(brand.readRegistrationRules, {});
  expect(rules.email).toMatchObject({ enabled: true, required: true, minLength: 5 });
  const without = await site.visitor().call(session.register, registrationForm());
  expect(without.refusal?.value?.fields).toEqual([
    expect.objectContaining({ name: 'email', code: 'field.required' }),
  ]);
  const email = 'lan.tran@example.com';
  const signIn = await site.visitor().get(session.register, registrationForm({ email }));
  expect(signIn.emailMasked).toBe('l***n@example.com');
  await site.database.sql`
    update brand.registration_field set required = false, min_length = 6
    where brand = 'main' and field = 'email'`;
  site.forgetBrands();
});

test.each(['lan@example.com\r\nBcc: x', 'lan@example.com#x', 'a, lan@example.com', 'no address'])(
  '[REG-02] where a brand accepts any e-mail, this is none: %j',
  async (email) => {
    await site.database.sql`
      update brand.registration_field set enabled = true, accepted_pattern = '*'
      where brand = 'main' and field = 'email'`;
    site.forgetBrands();
    const answer = await site.visitor().call(session.register, registrationForm({ email }));
    await site.database.sql`
      update brand.registration_field set accepted_pattern = ''
      where brand = 'main' and field = 'email'`;
    site.forgetBrands();
    expect(answer.refusal?.value?.fields).toEqual([
      expect.objectContaining({ name: 'email', code: 'field.pattern' }),
    ]);
  },
);

test('[AUTH-01] [R-S10] of 200 registrations of one name at once one succeeds', async () => {
  const username = someUsername();
  const before = await countPlayers();
  const address = '203.0.113.7';
  // The same name in other letters counts as the same.
  const forms = Array.from({ length: 200 }, (_, index) =>
    registrationForm({ username: index % 2 === 0 ? username : username.toUpperCase() }),
  );
  const answers = await Promise.all(
    forms.map((form) => site.visitor({ address }).call(session.register, form)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ refusal }) => refusal?.code === 'session.username_taken');
  expect(refused).toHaveLength(199);
  expect(refused.every(({ status }) => status === 409)).toBe(true);
  expect(await countPlayers()).toBe((before ?? 0n) + 1n);
});

test('each brand may have the same name', async () => {
  const username = someUsername();
  await registerPlayer(site, { username });
  await site.database.sql`
    update brand.registration_field set accepted_pattern = '*'
    where brand = 'second' and field = 'username'`;
  site.forgetBrands();
  const other = await registerPlayer(site, { username, host: 'second.localhost' });
  expect(await other.get(player.readMember, {})).toMatchObject({
    brand: 'second',
    currency: 'PHP',
  });
});

test('registrations from one address are limited per hour, as the brand sets', async () => {
  const address = '198.51.100.9';
  const [before] = await site.database.sql<{ limits: string[] }>`
    select settings -> 'limits' as limits from brand.brand where code = 'main'`;
  await site.setBrand('main', { limits: ['session.register:address 2/3600'] });
  await registerPlayer(site, { address });
  await registerPlayer(site, { address });
  const third = await site.visitor({ address }).call(session.register, registrationForm());
  expect(third.status).toBe(429);
  expect(third.refusal?.code).toBe('request.too_many');
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(3000);
  await registerPlayer(site, { address: '198.51.100.10' });
  await site.setBrand('main', { limits: before?.limits ?? [] });
});

test('with registration by name switched off no one can register', async () => {
  await site.database.sql`
    update brand.flag set enabled = false where brand = 'main' and flag = 'REGISTER'`;
  site.forgetBrands();
  const answer = await site.visitor().call(session.register, registrationForm());
  expect(answer.refusal?.code).toBe('brand.not_enabled');
  await site.database.sql`
    update brand.flag set enabled = true where brand = 'main' and flag = 'REGISTER'`;
  site.forgetBrands();
});
