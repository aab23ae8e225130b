import { session } from '@parlour/contract/session';
import { codeTo, messagesTo } from '@parlour/testkit/people/messages';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { verify } from '@parlour/testkit/site/verification';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimContact } from '../../player';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const minute = 60_000;

let numbers = 0;
/** A national number that no one has, with its form in E.164. */
const someNumber = () => {
  numbers += 1;
  const mobileNum = `91${String(2_000_000 + numbers)}`;
  return { mobileNum, to: `84${mobileNum}` };
};

const bind = (playerId: string, value: string, isVerified = true) =>
  site.platform.database.transaction((sql) =>
    claimContact(sql, site.platform.config, {
      brand: 'main',
      kind: 'mobile',
      value,
      playerId,
      isVerified,
    }),
  );

const owner = async (): Promise<SomePlayer & { mobileNum: string; to: string }> => {
  const number = someNumber();
  const made = await registerPlayer(site);
  await bind(made.playerId, number.to);
  return Object.assign(made, number);
};

/** The browser that asked for a code last. */
let asking: Visitor;

const send = (mobileNum: string, visitor: Visitor = site.visitor()) => {
  asking = visitor;
  return visitor.call(session.sendLoginCode, { mobileNum, countryDialingCode: '84' });
};

const logIn = (username: string, password: string, visitor: Visitor = asking) =>
  visitor.call(session.logIn, { username, password, countryDialingCode: '84', type: 'sms' });

const setFlag = async (flag: string, isOn: boolean) => {
  await site.database.sql`
    update brand.flag set enabled = ${isOn} where brand = 'main' and flag = ${flag}`;
  site.forgetBrands();
};

test('[AUTH-02] a player logs in by the code to their number, written in any way', async () => {
  const { playerId, mobileNum, to } = await owner();
  const sent = await send(`0${mobileNum}`);
  expect(sent.body.value).toEqual({ expiredMinutes: 3 });
  const answer = await logIn(
    `0${mobileNum.slice(0, 3)} ${mobileNum.slice(3)}`,
    await codeTo(site, to),
  );
  expect(answer.body.value).toMatchObject({ id: playerId, passwordDefault: false });
});

test('[AUTH-02] an account without a password logs in by its number', async () => {
  const { playerId, mobileNum, to } = await owner();
  await site.database.sql`
    update session.credential set password_hash = null where player_id = ${playerId}::bigint`;
  await send(mobileNum);
  expect((await logIn(mobileNum, await codeTo(site, to))).status).toBe(200);
});

test('[AUTH-07] a given password is to be changed by who comes by a code too', async () => {
  const { playerId, mobileNum, to } = await owner();
  await site.database.sql`
    update session.credential set must_change = true where player_id = ${playerId}::bigint`;
  await send(mobileNum);
  const answer = await logIn(mobileNum, await codeTo(site, to));
  expect(answer.body.value.passwordDefault).toBe(true);
});

test('[AUTH-02] a number that no player proved opens nothing', async () => {
  const { mobileNum, to } = someNumber();
  const { playerId } = await registerPlayer(site);
  await bind(playerId, to, false);
  await send(mobileNum);
  const [message] = await messagesTo(site, to);
  expect(message).toMatchObject({ template: 'mobile_has_no_account', values: {} });
});

test('[AUTH-02] a known and an unknown number get the same answer and leave the same rows', async () => {
  const known = await owner();
  const unknown = someNumber();
  const count = async () => {
    const [row] = await site.database.sql<{ rows: bigint }>`
      select (select count(*) from session.code) + (select count(*) from lib.outbox) as rows`;
    return row?.rows ?? 0n;
  };
  const before = await count();
  const first = await send(known.mobileNum);
  const knownBrowser = asking;
  const between = await count();
  const second = await send(unknown.mobileNum);
  expect(await count()).toBe(between + (between - before));
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  const [message] = await messagesTo(site, unknown.to);
  expect(message).toMatchObject({ template: 'mobile_has_no_account', channel: 'sms' });
  const wrong = await Promise.all([
    logIn(known.mobileNum, 'x', knownBrowser),
    logIn(unknown.mobileNum, 'x'),
  ]);
  expect(wrong.map(({ refusal }) => refusal?.code)).toEqual([
    'session.code_wrong',
    'session.code_wrong',
  ]);
});

test('[AUTH-17] each wrong number and code is said apart', async () => {
  const { mobileNum, to } = await owner();
  const short = await send('12');
  expect(short.refusal?.value?.fields).toEqual([{ name: 'mobileNum', code: 'field.pattern' }]);
  const missing = await send('');
  expect(missing.refusal?.value?.fields).toEqual([{ name: 'mobileNum', code: 'field.required' }]);
  expect((await logIn(mobileNum, '123456')).refusal?.code).toBe('session.code_expired');
  await send(mobileNum);
  expect((await logIn(mobileNum, ' ')).refusal?.code).toBe('session.code_missing');
  const code = await codeTo(site, to);
  await site.shiftClock(4 * minute);
  expect((await logIn(mobileNum, code)).refusal?.code).toBe('session.code_expired');
  await site.shiftClock(0);
});

test('[AUTH-02] with the flag off neither a code nor a log-in is served', async () => {
  const { mobileNum } = await owner();
  await setFlag('MOBILEVERCODELOGIN3', false);
  expect((await send(mobileNum)).refusal?.code).toBe('brand.not_enabled');
  expect((await logIn(mobileNum, '123456')).refusal?.code).toBe('brand.not_enabled');
  await setFlag('MOBILEVERCODELOGIN3', true);
});

test('[AUTH-04] [AUTH-17] three codes in five minutes, then a wait; ten a day, then service', async () => {
  const { mobileNum } = someNumber();
  const { address } = site.visitor();
  // A browser without a cookie each time: the address is what counts.
  const ask = () => send(mobileNum, site.visitor({ address }));
  for (const _ of [1, 2, 3]) expect((await ask()).status).toBe(200);
  const soon = await ask();
  expect([soon.status, soon.refusal?.code]).toEqual([429, 'session.code_too_soon']);
  expect(Number(soon.headers['retry-after'])).toBeGreaterThan(240);
  for (const round of [1, 2, 3]) {
    await site.shiftClock(round * 6 * minute);
    for (const _ of [1, 2, 3]) await ask();
  }
  await site.shiftClock(30 * minute);
  expect((await ask()).refusal?.code).toBe('session.code_quota');
  await site.shiftClock(0);
});

test('[R-S4] a stranger’s wrong codes and new codes leave the owner’s code as it is', async () => {
  const { mobileNum, to } = await owner();
  const [browser, stranger] = [site.visitor(), site.visitor()];
  await send(mobileNum, browser);
  const code = await codeTo(site, to);
  const guess = async () => (await logIn(mobileNum, '000000', stranger)).refusal?.code;
  // Without a code of its own there is nothing to guess, not even the right one.
  expect((await logIn(mobileNum, code, stranger)).refusal?.code).toBe('session.code_expired');
  await send(mobileNum, stranger);
  expect([await guess(), await guess(), await guess(), await guess()]).toEqual([
    ...Array<string>(3).fill('session.code_wrong'),
    'session.code_expired',
  ]);
  expect((await logIn(mobileNum, code, browser)).status).toBe(200);
});

test('[R-S4] a stranger’s codes use up neither the wait nor the day of the owner', async () => {
  const { mobileNum } = await owner();
  const stranger = site.visitor();
  for (const _ of [1, 2, 3]) await send(mobileNum, stranger);
  expect((await send(mobileNum, stranger)).refusal?.code).toBe('session.code_too_soon');
  expect((await send(mobileNum)).status).toBe(200);
});

test('[R-S4] strangers from everywhere get twenty codes a day; the owner’s browser gets its own', async () => {
  const known = await owner();
  for (const round of [0, 1, 2]) {
    await site.shiftClock(round * 6 * minute);
    const sent = await Promise.all(Array.from({ length: 12 }, () => send(known.mobileNum)));
    const codes = sent.map(({ refusal }) => refusal?.code ?? 'sent');
    expect(codes.filter((each) => each === 'sent')).toHaveLength([10, 10, 0][round] ?? 0);
  }
  expect((await send(known.mobileNum)).refusal?.code).toBe('session.code_quota');
  expect((await send(known.mobileNum, known)).status).toBe(200);
  expect((await send(someNumber().mobileNum, known)).status).toBe(200);
  await site.shiftClock(0);
});

test('[AUTH-04] from the second code of a day on a solved puzzle is needed, once for each', async () => {
  const strict = await openSite({ VERIFICATION: 'on' });
  const { mobileNum } = someNumber();
  const visitor = strict.visitor();
  const ask = async (verification?: string) => {
    const input = { mobileNum, countryDialingCode: '84', ...(verification && { verification }) };
    return (await visitor.call(session.sendLoginCode, input)).refusal?.code ?? 'sent';
  };
  expect(await ask()).toBe('sent');
  expect(await ask()).toBe('session.verification_required');
  const verification = await verify(strict, visitor, 'sms');
  expect(await ask(verification)).toBe('sent');
  expect(await ask(verification)).toBe('session.verification_failed');
  await strict.drop();
});

test('[AUTH-04] an address and a browser have limits of their own', async () => {
  const address = '203.0.113.40';
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => send(someNumber().mobileNum, site.visitor({ address }))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  const browser = await registerPlayer(site);
  const codes = [];
  for (let index = 0; index < 12; index += 1) {
    codes.push((await send(someNumber().mobileNum, browser)).refusal?.code ?? 'sent');
  }
  expect(codes.filter((code) => code === 'sent')).toHaveLength(10);
});

test('[AUTH-04] codes to numbers abroad are counted for the brand, those at home are not', async () => {
  await site.setBrand('main', { limits: ['session.codes:abroad 3/86400'] });
  // Each from an address and to a number of its own.
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      site.visitor().call(session.sendLoginCode, {
        mobileNum: String(21_234_560 + index),
        countryDialingCode: '371',
      }),
    ),
  );
  const codes = answers.map(({ refusal }) => refusal?.code ?? 'sent');
  expect(codes.filter((code) => code === 'sent')).toHaveLength(3);
  expect(codes.filter((code) => code === 'session.code_quota')).toHaveLength(5);
  expect((await send(someNumber().mobileNum)).status).toBe(200);
  await site.setBrand('main', { limits: [] });
});

test('[AUTH-04] a code to a number abroad needs a solved puzzle from the first on', async () => {
  const strict = await openSite({ VERIFICATION: 'on' });
  const visitor = strict.visitor();
  const number = { mobileNum: '21234567', countryDialingCode: '371' };
  const ask = (verification?: string) =>
    visitor.call(session.sendLoginCode, { ...number, ...(verification && { verification }) });
  expect((await ask()).refusal?.code).toBe('session.verification_required');
  expect((await ask(await verify(strict, visitor, 'sms'))).status).toBe(200);
  await strict.drop();
});

test('of 50 parallel requests for one number three are sent', async () => {
  const { mobileNum, to } = someNumber();
  const visitor = site.visitor();
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(mobileNum, visitor)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await messagesTo(site, to)).toHaveLength(3);
});

test('of 20 parallel log-ins by one code one succeeds', async () => {
  const { mobileNum, to } = await owner();
  await send(mobileNum);
  const code = await codeTo(site, to);
  const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(mobileNum, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('[REG-08] a taken number gets the same answer, and its owner reads that it is taken', async () => {
  const { mobileNum, to } = await owner();
  const free = someNumber();
  const flags = ['MOBILENUMREG3', 'REGMOBVERF3'];
  for (const flag of flags) await setFlag(flag, true);
  const ask = (mobileNo: string) =>
    site.visitor().call(session.sendRegistrationCode, {
      mobileNo,
      countryDialingCode: '84',
      regType: 'registerMobile',
    });
  const [taken, open] = [await ask(mobileNum), await ask(free.mobileNum)];
  expect([taken.status, taken.body]).toEqual([open.status, open.body]);
  expect((await messagesTo(site, to))[0]).toMatchObject({ template: 'number_has_account' });
  expect((await messagesTo(site, free.to))[0]).toMatchObject({ template: 'registration_code' });
  for (const flag of flags) await setFlag(flag, false);
  expect((await ask(free.mobileNum)).refusal?.code).toBe('brand.not_enabled');
});

test('[STORE-02] no code and no number is in the log or clear in the outbox', async () => {
  const { mobileNum, to } = await owner();
  await send(mobileNum);
  const code = await codeTo(site, to);
  const rows = await site.database.sql<{ text: string }>`
    select payload::text as text from lib.outbox where type = 'message.requested'`;
  const written = [...rows.map(({ text }) => text), ...site.logLines].join('\n');
  expect(written).not.toContain(mobileNum);
  expect(written).not.toMatch(new RegExp(`\\b${code}\\b`));
});
