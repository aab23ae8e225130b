import { createHash } from 'node:crypto';
import { session } from '@parlour/contract/session';
import type { Endpoint, InputOf } from '@parlour/contract/endpoint';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { registerPlayer, registrationForm, someUsername } from '@parlour/testkit/people/players';
import { verify } from '@parlour/testkit/site/verification';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let site: Site;
beforeAll(async () => {
  site = await openSite({ VERIFICATION: 'on' });
  await site.setBrand('main', { verification: 'off', newDevice: 'off' });
});
afterAll(() => site.drop());

const wrong = 'a wrong password';

const attempt = (visitor: Visitor, username: string, password: string, captcha?: string) =>
  visitor.call(session.logIn, {
    username,
    password,
    type: 'username',
    ...(captcha && { captcha }),
  });

const codeOf = async <E extends Endpoint>(
  visitor: Visitor,
  endpoint: E,
  input: InputOf<E>,
): Promise<string> => (await visitor.call(endpoint, input)).refusal?.code ?? 'done';

/** The code of the picture that the visitor sees now. */
const readPicture = async (visitor: Visitor): Promise<string> => {
  // A clock that was set back leaves the process no drawing for a moment.
  await vi.waitFor(() => visitor.get(session.drawCaptcha, {}), { timeout: 5000, interval: 100 });
  const guestHash = createHash('sha256')
    .update(visitor.cookies.get('__Host-pg') ?? '')
    .digest();
  const [row] = await site.database.sql<{ code: string }>`
    select code from session.captcha where guest_hash = ${guestHash}`;
  return row?.code ?? '';
};

test('[AUTH-05] after a failure the account needs a captcha, no matter who tries', async () => {
  const { username, password } = await registerPlayer(site);
  const first = await attempt(site.visitor(), username, wrong);
  expect(first.refusal).toMatchObject({
    code: 'session.wrong_credentials',
    value: { captcha: true },
  });
  const visitor = site.visitor();
  const without = await attempt(visitor, username, password);
  expect([without.status, without.refusal?.code]).toEqual([403, 'session.captcha_required']);
  const code = await readPicture(visitor);
  const bad = await attempt(visitor, username, password, 'WRONG');
  expect(bad.refusal).toMatchObject({ code: 'session.captcha_wrong', value: { captcha: true } });
  const late = await attempt(visitor, username, password, code);
  expect(late.refusal?.code).toBe('session.captcha_wrong');
  await site.shiftClock(1100);
  const right = await attempt(
    visitor,
    username,
    password,
    (await readPicture(visitor)).toLowerCase(),
  );
  expect(right.status).toBe(200);
  const free = await attempt(site.visitor(), username, password);
  expect(free.status).toBe(200);
  await site.shiftClock(0);
});

test('[AUTH-05] a failure flags the address and the browser for other names too', async () => {
  const { username, password } = await registerPlayer(site);
  const failed = site.visitor({ address: '198.51.100.60' });
  await readPicture(failed);
  await attempt(failed, someUsername(), wrong);
  const neighbour = site.visitor({ address: failed.address });
  expect((await attempt(neighbour, username, password)).refusal?.code).toBe(
    'session.captcha_required',
  );
  const moved = site.visitor();
  moved.cookies.set('__Host-pg', failed.cookies.get('__Host-pg') ?? '');
  expect((await attempt(moved, username, password)).refusal?.code).toBe('session.captcha_required');
  expect((await attempt(site.visitor(), username, password)).status).toBe(200);
});

test('[AUTH-05] a browser whose first call fails is flagged, without a cookie before', async () => {
  const { username, password } = await registerPlayer(site);
  const failed = site.visitor();
  await attempt(failed, someUsername(), wrong);
  const moved = site.visitor();
  moved.cookies.set('__Host-pg', failed.cookies.get('__Host-pg') ?? '');
  expect((await attempt(moved, username, password)).refusal?.code).toBe('session.captcha_required');
});

test('[AUTH-05] [R-S4] a stranger’s failures ask nothing of the owner’s browser', async () => {
  const owner = await registerPlayer(site);
  const { username, password } = owner;
  await attempt(site.visitor({ address: owner.address }), username, wrong);
  expect((await attempt(owner, username, password)).status).toBe(200);
});

test('[AUTH-05] [R-S3] known and unknown names are flagged alike', async () => {
  const { username } = await registerPlayer(site);
  const answers = async (name: string) => {
    const visitor = site.visitor();
    const tries = [await attempt(visitor, name, wrong), await attempt(visitor, name, wrong)];
    tries.push(await attempt(visitor, name, wrong, await readPicture(visitor)));
    tries.push(await attempt(visitor, name, wrong, 'NONE'));
    return tries.map(({ status, refusal }) => ({ status, ...refusal, id: undefined }));
  };
  expect(await answers(username)).toEqual(await answers(someUsername()));
});

test('[AUTH-05] a picture is drawn at most once a second for a browser, as a PNG', async () => {
  const visitor = site.visitor();
  const { image } = await visitor.get(session.drawCaptcha, {});
  expect(Buffer.from(image, 'base64').subarray(1, 4).toString()).toBe('PNG');
  const soon = await visitor.call(session.drawCaptcha, {});
  expect([soon.status, soon.headers['retry-after']]).toEqual([429, '1']);
  await site.shiftClock(1001);
  const next = await visitor.call(session.drawCaptcha, {});
  expect([next.status, next.headers['cache-control']]).toEqual([200, 'no-store']);
  await site.shiftClock(0);
});

test('[AUTH-05] of 20 concurrent tries with one code one is judged', async () => {
  const name = someUsername();
  const visitor = site.visitor();
  await attempt(visitor, name, wrong);
  const code = await readPicture(visitor);
  const tries = await Promise.all(
    Array.from({ length: 20 }, () => attempt(visitor, name, wrong, code)),
  );
  const codes = tries.map(({ refusal }) => refusal?.code);
  expect(codes.filter((each) => each === 'session.wrong_credentials')).toHaveLength(1);
  expect(codes.filter((each) => each === 'session.captcha_wrong')).toHaveLength(19);
});

test('[AUTH-05] who cannot read the picture gives a second verification in its place', async () => {
  const { username, password } = await registerPlayer(site);
  await attempt(site.visitor(), username, wrong);
  const visitor = site.visitor();
  const captcha = await verify(site, visitor, 'login');
  expect((await attempt(visitor, username, password, captcha)).status).toBe(200);
  await attempt(site.visitor(), username, wrong);
  const other = site.visitor();
  expect((await attempt(other, username, password, captcha)).refusal?.code).toBe(
    'session.captcha_wrong',
  );
});

test('[AUTH-04] [AUTH-05] a wrong code leaves the verification for the next', async () => {
  await site.setBrand('main', { verification: 'always' });
  const visitor = site.visitor();
  const form = registrationForm({ verification: await verify(site, visitor, 'register') });
  await visitor.get(session.register, form);
  const { username, password } = form;
  const stranger = site.visitor();
  const account = { username, password: wrong, type: 'username' } as const;
  const spent = await verify(site, stranger, 'login');
  expect(await codeOf(stranger, session.logIn, { ...account, verification: spent })).toBe(
    'session.wrong_credentials',
  );
  const verification = await verify(site, stranger, 'login');
  const right = { username, password, type: 'username', verification } as const;
  expect(await codeOf(stranger, session.logIn, { ...right, captcha: 'NO' })).toBe(
    'session.captcha_wrong',
  );
  const captcha = await readPicture(stranger);
  expect(await codeOf(stranger, session.logIn, { ...right, captcha })).toBe('done');
  await site.setBrand('main', { verification: 'off' });
});

test('[REG-02] [AUTH-05] a brand may ask for the image code in a registration, once for each try', async () => {
  const ask = async (enabled: boolean) => {
    await site.database.sql`
      update brand.registration_field set enabled = ${enabled}
      where brand = 'main' and field = 'captcha'`;
    site.forgetBrands();
  };
  const visitor = site.visitor();
  const code = await readPicture(visitor);
  const form = registrationForm();
  const unasked = await visitor.call(session.register, { ...form, captcha: code });
  expect(unasked.refusal?.value?.fields).toEqual([{ name: 'captcha', code: 'field.unknown' }]);
  await ask(true);
  const missing = await visitor.call(session.register, form);
  expect(missing.refusal?.value?.fields).toEqual([{ name: 'captcha', code: 'field.required' }]);
  expect(await codeOf(visitor, session.register, { ...form, captcha: 'WRONG' })).toBe(
    'session.captcha_wrong',
  );
  expect(await codeOf(visitor, session.register, { ...form, captcha: code })).toBe(
    'session.captcha_wrong',
  );
  await site.shiftClock(1100);
  const captcha = await readPicture(visitor);
  expect(await codeOf(visitor, session.register, { ...form, captcha })).toBe('done');
  const other = site.visitor();
  const instead = await verify(site, other, 'register');
  const next = registrationForm({ captcha: instead });
  expect(await codeOf(other, session.register, next)).toBe('done');
  await ask(false);
  await site.shiftClock(0);
});
