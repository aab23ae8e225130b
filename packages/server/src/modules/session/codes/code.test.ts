import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CodeFor } from './code';
import { issueCode } from './issue-code';
import { redeemCode } from './redeem-code';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

let numbers = 0;
const someone = (): CodeFor => {
  numbers += 1;
  return { brand: 'main', purpose: 'login', to: `8491234${1000 + numbers}`, asker: 'a browser' };
};

const issue = (codeFor: CodeFor, minutes = 3) =>
  site.platform.database.transaction((sql) =>
    issueCode(sql, site.platform.config, codeFor, minutes),
  );

const codeOf = async (codeFor: CodeFor, code: string | undefined) => {
  try {
    await redeemCode(site.platform.database.sql, site.platform.config, codeFor, code);
    return 'used';
  } catch (thrown) {
    return (thrown as { code: string }).code;
  }
};

const unlike = (code: string) => (code === '000000' ? '000001' : '000000');

test('[AUTH-17] a code opens once, and only what it was sent for', async () => {
  const codeFor = someone();
  const code = await issue(codeFor);
  expect(code).toMatch(/^\d{6}$/);
  expect(await codeOf({ ...codeFor, purpose: 'password' }, code)).toBe('session.code_expired');
  expect(await codeOf({ ...codeFor, brand: 'second' }, code)).toBe('session.code_expired');
  expect(await codeOf({ ...codeFor, asker: 'another' }, code)).toBe('session.code_expired');
  expect(await codeOf(codeFor, ` ${code} `)).toBe('used');
  expect(await codeOf(codeFor, code)).toBe('session.code_expired');
});

test('[AUTH-17] a missing and a wrong code have different answers', async () => {
  const codeFor = someone();
  const code = await issue(codeFor);
  expect(await codeOf(codeFor, ' ')).toBe('session.code_missing');
  expect(await codeOf(codeFor, undefined)).toBe('session.code_missing');
  expect(await codeOf(codeFor, unlike(code))).toBe('session.code_wrong');
  expect(await codeOf(codeFor, code)).toBe('used');
});

test('[R-S3] the third wrong try voids a code', async () => {
  const codeFor = someone();
  const code = await issue(codeFor);
  for (const _ of [1, 2, 3]) {
    expect(await codeOf(codeFor, unlike(code))).toBe('session.code_wrong');
  }
  expect(await codeOf(codeFor, code)).toBe('session.code_expired');
});

test('[AUTH-17] a code expires, and is never valid for more than ten minutes', async () => {
  const codeFor = someone();
  const code = await issue(codeFor, 10);
  await site.shiftClock(10 * 60_000 + 1);
  expect(await codeOf(codeFor, code)).toBe('session.code_expired');
  await site.shiftClock(0);
  await expect(issue(someone(), 11)).rejects.toThrow('ten_minutes_at_most');
});

test('[AUTH-17] a new code voids the older one', async () => {
  const codeFor = someone();
  const older = await issue(codeFor);
  const code = await issue(codeFor);
  if (older !== code) expect(await codeOf(codeFor, older)).toBe('session.code_wrong');
  expect(await codeOf(codeFor, code)).toBe('used');
});

test('of 20 parallel uses of one code one succeeds', async () => {
  const codeFor = someone();
  const code = await issue(codeFor);
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => codeOf(codeFor, code)));
  expect(outcomes.filter((outcome) => outcome === 'used')).toHaveLength(1);
});

test('of 50 parallel wrong codes no more than three are judged', async () => {
  const codeFor = someone();
  const code = await issue(codeFor);
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => codeOf(codeFor, unlike(code))),
  );
  expect(outcomes.filter((outcome) => outcome === 'session.code_wrong')).toHaveLength(3);
});

test('[R-S9] neither the code nor the number is stored', async () => {
  const codeFor = someone();
  const code = await issue(codeFor);
  const rows = await site.database.sql<{ text: string }>`
    select to_jsonb(c)::text as text from session.code c`;
  const text = rows.map((row) => row.text).join(' ');
  expect(text).not.toContain(codeFor.to);
  expect(text).not.toMatch(new RegExp(`\\b${code}\\b`));
});
