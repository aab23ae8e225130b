import type { InputOf } from '@parlour/contract/endpoint';
import { player } from '@parlour/contract/player';
import { session } from '@parlour/contract/session';
import { logInAs, registrationForm, somePassword } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveFlags } from '../../brand';
import { findPlayerByContact } from '../../player';
import { issueCode } from '../codes/issue-code';
import { digestOf } from '../../../lib/secret';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const set = async (flags: Record<string, boolean>) => {
  await saveFlags(site.platform, 'main', flags);
  site.forgetBrands();
};

const byMobile = {
  MOBILENUMREG3: true,
  USERNAMEREG3: true,
  MOBILENUMPASSREG3: false,
  MOBILEVERCODELOGIN3: true,
  REGMOBVERF3: false,
};

beforeEach(() => set(byMobile));

let numbers = 0;
const newNumber = (): string => {
  numbers += 1;
  return `9120${String(numbers).padStart(5, '0')}`;
};

type Form = InputOf<typeof session.registerByMobile>;

const form = (changes: Partial<Form> = {}): Form => ({
  mobileNum: newNumber(),
  countryDialingCode: '84',
  login: true,
  registerMethod: 'WEB',
  termsVersion: '2026-12',
  ofAge: true,
  ...changes,
});

const guest = 'the browser that asked for the codes';

const newcomer = (): Visitor => {
  const visitor = site.visitor();
  visitor.cookies.set('__Host-pg', guest);
  return visitor;
};

const send = (changes?: Partial<Form>) => newcomer().call(session.registerByMobile, form(changes));

const fieldsOf = (answer: Awaited<ReturnType<typeof send>>) =>
  answer.refusal?.value?.fields?.map(({ name, code }) => `${name} ${code}`);

const issue = (to: string) =>
  site.platform.database.transaction((sql) =>
    issueCode(
      sql,
      site.platform.config,
      { brand: 'main', purpose: 'registration', to, asker: digestOf(guest).toString('base64url') },
      10,
    ),
  );

describe('[REG-01] [API-01] a registration by mobile number', () => {
  test('signs the new player in under the number, without a password', async () => {
    const visitor = site.visitor();
    const mobileNum = newNumber();
    const signIn = await visitor.get(
      session.registerByMobile,
      form({ mobileNum: `0${mobileNum}` }),
    );
    expect(signIn).toMatchObject({ account: `84${mobileNum}`, type: 0, firstTimeLogin: true });
    visitor.token = signIn.token;
    expect(await visitor.get(player.readMember, {})).toMatchObject({
      mobileMasked: expect.stringMatching(/^\*+\d{3}$/),
    });
    const [row] = await site.database.sql`
      select password_hash from session.credential where player_id = ${signIn.id}::bigint`;
    expect(row).toEqual({ password_hash: null });
    const { config, database } = site.platform;
    expect(
      await findPlayerByContact(database.sql, config, 'main', 'mobile', `84${mobileNum}`),
    ).toEqual({ playerId: signIn.id, isVerified: false });
    const guess = { username: `84${mobileNum}`, password: 'a password that no account has' };
    await expect(logInAs(site, guess)).rejects.toThrow(/wrong_credentials/);
  });

  test('[REG-09] has a password of the player’s own where the brand asks one', async () => {
    await set({ ...byMobile, MOBILENUMPASSREG3: true });
    expect(fieldsOf(await send())).toContain('password field.required');
    const mobileNum = newNumber();
    const password = { password: somePassword, confirmPassword: somePassword };
    expect((await send({ mobileNum, ...password })).status).toBe(200);
    await logInAs(site, { username: `84${mobileNum}`, password: somePassword });
  });

  test('[REG-09] has a password too where no code could sign in', async () => {
    await set({ ...byMobile, MOBILEVERCODELOGIN3: false });
    expect(fieldsOf(await send())).toContain('password field.required');
  });

  test('takes no password where it would be of no use', async () => {
    expect(fieldsOf(await send({ password: somePassword }))).toContain('password field.unknown');
  });

  test.each([
    ['no number', { mobileNum: '' }],
    ['a digit too few', { mobileNum: '91234567' }],
    ['a digit too many', { mobileNum: '9123456789' }],
    ['letters', { mobileNum: 'ninehundred' }],
    ['the dialling code of no country', { countryDialingCode: '999' }],
    ['a number of another country', { mobileNum: '9171234567', countryDialingCode: '84' }],
  ])('[REG-10] is refused with %s', async (_name, changes) => {
    const answer = await send(changes);
    expect(answer.status).toBe(400);
    expect(answer.refusal?.value?.fields?.map(({ name }) => name)).toContain('mobileNum');
  });

  test('[REG-09] is refused while its flag is off, and by username while that one is', async () => {
    await set({ ...byMobile, MOBILENUMREG3: false });
    expect((await send()).refusal?.code).toBe('brand.not_enabled');
    await set({ ...byMobile, USERNAMEREG3: false });
    const answer = await site.visitor().call(session.register, registrationForm());
    expect(answer.refusal?.code).toBe('brand.not_enabled');
  });

  test('[REG-07] stores the accepted terms and refuses a minor', async () => {
    const { value } = (await send()).body;
    const [row] = await site.database.sql<{ count: bigint }>`
      select count(*) as count from player.consent where player_id = ${value.id}::bigint`;
    expect(row?.count).toBe(2n);
    expect((await send({ ofAge: false })).refusal?.code).toBe('compliance.under_age');
  });

  test('[R-S10] of 20 registrations of one number at once one succeeds', async () => {
    const mobileNum = newNumber();
    const typed = [mobileNum, `0${mobileNum}`, `+84${mobileNum}`];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => send({ mobileNum: typed[at % typed.length]! })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const taken = answers.filter(({ refusal }) => refusal?.code === 'session.mobile_taken');
    expect(taken).toHaveLength(19);
  });
});

test('a username of digits only would be the name of a number’s account', async () => {
  await site.database.sql`
    update brand.registration_field set accepted_pattern = '*'
    where brand = 'main' and field = 'username'`;
  site.forgetBrands();
  const username = `84${newNumber()}`;
  const answer = await site.visitor().call(session.register, registrationForm({ username }));
  expect(answer.refusal?.value?.fields?.map(({ name }) => name)).toEqual(['username']);
});

describe('[REG-08] with codes by SMS', () => {
  beforeEach(() => set({ ...byMobile, REGMOBVERF3: true }));

  test('the code that was sent to the number is required, and proves it', async () => {
    const mobileNum = newNumber();
    const to = `84${mobileNum}`;
    expect((await send({ mobileNum })).refusal?.code).toBe('session.code_missing');
    const code = await issue(to);
    const wrong = code === '000000' ? '000001' : '000000';
    const answer = await send({ mobileNum, verificationCode: wrong });
    expect(answer.refusal?.code).toBe('session.code_wrong');
    const { value } = (await send({ mobileNum, verificationCode: code })).body;
    const { config, database } = site.platform;
    expect(await findPlayerByContact(database.sql, config, 'main', 'mobile', to)).toEqual({
      playerId: value.id,
      isVerified: true,
    });
  });

  test('a code of another number proves nothing', async () => {
    const verificationCode = await issue(`84${newNumber()}`);
    expect((await send({ verificationCode })).refusal?.code).toBe('session.code_expired');
  });

  test('that a number is taken is said only to who proved it', async () => {
    const mobileNum = newNumber();
    const first = await issue(`84${mobileNum}`);
    expect((await send({ mobileNum, verificationCode: first })).status).toBe(200);
    expect((await send({ mobileNum })).refusal?.code).toBe('session.code_missing');
    const verificationCode = await issue(`84${mobileNum}`);
    const answer = await send({ mobileNum, verificationCode });
    expect(answer.refusal?.code).toBe('session.mobile_taken');
  });

  test('the username tab asks a number and its code only by its setting', async () => {
    const given = registrationForm();
    expect((await site.visitor().call(session.register, given)).status).toBe(200);
    await site.setBrand('main', { smsOnUsername: true });
    const answer = await site.visitor().call(session.register, registrationForm());
    expect(answer.refusal?.value?.fields).toEqual([{ name: 'mobileNum', code: 'field.required' }]);
    const mobileNum = newNumber();
    const proved = registrationForm({
      mobileNum,
      countryDialingCode: '84',
      verificationCode: await issue(`84${mobileNum}`),
    });
    expect((await newcomer().call(session.register, proved)).status).toBe(200);
    await site.setBrand('main', { smsOnUsername: false });
  });
});

test('[REG-07] address and nationality are required where the brand asks, else unknown', async () => {
  expect(fieldsOf(await send({ address: 'Hà Nội' }))).toEqual(['address field.unknown']);
  await site.setBrand('main', { askAddress: true, askNationality: true });
  expect(fieldsOf(await send())).toEqual(['address field.required', 'nationality field.required']);
  const { status } = await send({ address: '1 Tràng Tiền, Hà Nội', nationality: 'VN' });
  expect(status).toBe(200);
  await site.setBrand('main', { askAddress: false, askNationality: false });
});
