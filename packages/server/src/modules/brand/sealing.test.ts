import { randomUUID } from 'node:crypto';
import { brand } from '@parlour/contract/brand';
import { session } from '@parlour/contract/session';
import { CompactEncrypt, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canUnseal, jobs, unseal } from '.';
import { openDatabase } from '../../lib/database/open-database';
import { registerPlayer, registrationForm } from '@parlour/testkit/people/players';
import { sealFor } from '@parlour/testkit/people/seal';
import { openSite, type Site } from '@parlour/testkit/site/site';
import type { Visitor } from '@parlour/testkit/site/visitor';

let site: Site;
let visitor: Visitor;
beforeAll(async () => {
  site = await openSite();
  visitor = site.visitor();
});
afterAll(() => site.drop());

const countPlayers = async () => (await site.database.sql`select from player.player`).length;

const sendSealed = (sealed: string) =>
  visitor.call(session.register, registrationForm(), { payload: { sealed } });

/** What a browser seals for a registration, with changes. */
const sealedForm = (changes: object = {}, form = registrationForm()) =>
  visitor.seal({ method: 'PUT', path: session.register.path, body: { ...form }, ...changes });

const expectStale = async (sealed: string) => {
  const before = await countPlayers();
  const answer = await sendSealed(sealed);
  expect(answer.status).toBe(400);
  expect(answer.refusal?.code).toBe('request.stale');
  const serverTime = Date.parse(answer.refusal?.value?.serverTime ?? '');
  expect(Math.abs(serverTime - site.platform.clock.now().getTime())).toBeLessThan(5000);
  expect(await countPlayers()).toBe(before);
};

test('[API-02] a sealed call is opened and executed', async () => {
  expect((await sendSealed(await sealedForm())).status).toBe(200);
});

test.each([
  ['a plain body', { ...registrationForm() }],
  ['an empty body', {}],
  ['a sealed body with a plain field beside it', { sealed: 'x', username: 'someone_else' }],
  ['a sealed body that is no text', { sealed: 7 }],
])('[API-02] %s is refused where a sealed one is asked for', async (_name, payload) => {
  const before = await countPlayers();
  const answer = await visitor.call(session.register, registrationForm(), { payload });
  expect(answer.status).toBe(400);
  expect(answer.refusal?.code).toBe('request.sealed_required');
  expect(await countPlayers()).toBe(before);
});

const shifted = (ms: number) => new Date(site.platform.clock.now().getTime() + ms).toISOString();

test('[API-02] a call sealed more than two minutes ago or ahead is stale', async () => {
  await expectStale(await sealedForm({ at: shifted(-125_000) }));
  await expectStale(await sealedForm({ at: shifted(125_000) }));
  await expectStale(await sealedForm({ at: 'yesterday' }));
  expect((await sendSealed(await sealedForm({ at: shifted(-110_000) }))).status).toBe(200);
});

test('[API-02] a replayed call is stale, whatever its first answer was', async () => {
  const taken = await registerPlayer(site);
  const sealed = await sealedForm({}, registrationForm({ username: taken.username }));
  expect((await sendSealed(sealed)).refusal?.code).toBe('session.username_taken');
  await expectStale(sealed);
});

test('[API-02] of one sealed call sent twenty times at once one is opened', async () => {
  const sealed = await sealedForm();
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendSealed(sealed)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ refusal }) => refusal?.code === 'request.stale')).toHaveLength(19);
});

test('[API-02] a nonce is remembered for as long as its time is accepted', async () => {
  const sealed = await sealedForm({ at: shifted(100_000) });
  expect((await sendSealed(sealed)).status).toBe(200);
  await site.shiftClock(215_000);
  await jobs.every?.['brand.forget_nonces']?.work(site.platform);
  await expectStale(sealed);
  await site.shiftClock(0);
});

test('[API-02] a call redirected to another path or method is stale', async () => {
  await expectStale(await sealedForm({ path: session.logIn.path }));
  await expectStale(await sealedForm({ method: 'POST' }));
});

test('[API-02] a call with a short or a missing nonce is stale', async () => {
  await expectStale(await sealedForm({ nonce: 'short' }));
  await expectStale(await sealedForm({ nonce: undefined }));
});

test('[API-02] a forged call is stale: changed bytes, an unknown key, another site’s key', async () => {
  const sealed = await sealedForm();
  const parts = sealed.split('.');
  const at = 3;
  const changed = [...(parts[at] ?? '')];
  changed[10] = changed[10] === 'A' ? 'B' : 'A';
  await expectStale(parts.with(at, changed.join('')).join('.'));
  await expectStale('not.a.jwe');
  await expectStale('');

  const [known] = (await visitor.get(brand.readStatus, {})).sealKeys;
  const stranger = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const { x = '', y = '' } = await exportJWK(stranger.publicKey);
  await expectStale(
    await sealedForm().then(() => sealFor({ kty: 'EC', crv: 'P-256', kid: 'unknown', x, y }, {})),
  );
  const text = {
    method: 'PUT',
    path: session.register.path,
    at: shifted(0),
    nonce: randomUUID(),
    body: { ...registrationForm() },
  };
  await expectStale(await sealFor({ kty: 'EC', crv: 'P-256', kid: known?.kid ?? '', x, y }, text));
});

test('[API-02] a call with another algorithm is not opened', async () => {
  const text = new TextEncoder().encode('{}');
  const sealed = await new CompactEncrypt(text)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(new Uint8Array(32));
  await expectStale(sealed);
});

test('[API-02] the content is parsed as strictly as a plain body', async () => {
  const form = registrationForm();
  const answer = await sendSealed(await sealedForm({ body: { ...form, isAgent: 1 } }));
  expect(answer.status).toBe(400);
  expect(answer.refusal).toMatchObject({
    code: 'request.invalid',
    value: { fields: [{ name: 'isAgent', code: 'field.unknown' }] },
  });
});

test('[API-02] a key that another process has just made is found', async () => {
  await site.shiftClock(31 * 24 * 3_600_000);
  const before = (await visitor.get(brand.readStatus, {})).sealKeys;
  await jobs.every?.['brand.rotate_seal_keys']?.work(site.platform);
  const rows = await site.database.sql<{ kid: string; publicKey: { x: string; y: string } }>`
    select kid, public_key as "publicKey" from brand.seal_key order by created_at desc limit 1`;
  const [fresh] = rows;
  expect(before.map(({ kid }) => kid)).not.toContain(fresh?.kid);
  const sealed = await sealFor(
    { kty: 'EC', crv: 'P-256', kid: fresh?.kid ?? '', x: '', y: '', ...fresh?.publicKey },
    {
      method: 'PUT',
      path: session.register.path,
      at: shifted(0),
      nonce: randomUUID(),
      body: { ...registrationForm() },
    },
  );
  expect((await sendSealed(sealed)).status).toBe(200);
  await site.shiftClock(0);
});

test('what a former SECRET_KEY sealed is opened while SECRET_KEY_OLD contains it', async () => {
  const { config, database } = site.platform;
  await site.visitor().get(brand.readStatus, {});
  const secretKey = 'another secret key of the tests, long enough';
  const changed = { ...config, secretKey };
  expect(await canUnseal(database.sql, changed)).toBe(false);
  const known = {
    ...changed,
    oldSecretKeys: ['no key of this site, but long enough', config.secretKey],
  };
  expect(await canUnseal(database.sql, known)).toBe(true);
  const sealed = await sealedForm();
  const other = openDatabase(site.databaseUrl);
  const opened = await unseal(
    { ...site.platform, config: known, database: other },
    sealed,
    'PUT',
    session.register.path,
  );
  expect(opened).toMatchObject({ registerMethod: 'WEB' });
  await other.close();
});
