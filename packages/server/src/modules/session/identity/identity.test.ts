import { createSecretKey } from 'node:crypto';
import { session } from '@parlour/contract/session';
import { saveFlags } from '../../brand';
import { openFirebase, testProject, type FirebaseDouble } from '@parlour/testkit/people/firebase';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let firebase: FirebaseDouble;
let site: Site;
beforeAll(async () => {
  firebase = await openFirebase();
  site = await openSite({ FIREBASE_EMULATOR: firebase.address });
  await site.setBrand('main', testProject);
  await saveFlags(site.platform, 'main', { GOOGLE: true, FIREBASE: true });
  site.forgetBrands();
});
afterAll(async () => {
  await site.drop();
  await firebase.close();
});

const logIn = async (
  idToken: string | Promise<string>,
  provider: 'firebase' | 'google' | 'facebook' = 'google',
) => site.visitor().call(session.logInByIdentity, { provider, idToken: await idToken });

/** A player who has signed in by Google before. */
const playerOf = async (subject: string) => {
  const { playerId } = await registerPlayer(site);
  await site.database.sql`
    insert into session.identity (brand, provider, subject, player_id)
    values ('main', 'google', ${subject}, ${playerId}::bigint)`;
  return playerId;
};

test('[AUTH-11] a known identity signs its player in', async () => {
  const playerId = await playerOf('uid-known');
  const answer = await logIn(firebase.sign({ sub: 'uid-known' }));
  expect(answer.body.value).toMatchObject({ id: playerId, type: 0 });
});

test('[AUTH-07] [AUTH-11] a given password is to be changed by who comes by another company too', async () => {
  const playerId = await playerOf('uid-marked');
  await site.database.sql`
    update session.credential set must_change = true where player_id = ${playerId}::bigint`;
  const answer = await logIn(firebase.sign({ sub: 'uid-marked' }));
  expect(answer.body.value).toMatchObject({ passwordDefault: true });
});

test('[AUTH-11] an unknown identity goes on to the registration with a ticket', async () => {
  const answer = await logIn(firebase.sign({ sub: 'uid-new', email: 'new@example.com' }));
  expect(answer.refusal).toMatchObject({
    code: 'session.step_required',
    value: { register: true, email: 'new@example.com' },
  });
  const { identity } = answer.refusal!.value as { identity: string };
  expect(Buffer.from(identity, 'base64url')).toHaveLength(32);
});

test('[AUTH-11] an e-mail that the other company has not verified is not passed on', async () => {
  const answer = await logIn(firebase.sign({ email_verified: false }));
  expect(answer.refusal?.value).not.toHaveProperty('email');
});

describe('[AUTH-11] [ERR-04] a token is refused', () => {
  const now = () => Math.floor(Date.now() / 1000);
  test.each<[string, () => Record<string, unknown>]>([
    ['of another project', () => ({ aud: 'another-project' })],
    ['of another issuer', () => ({ iss: 'https://securetoken.google.com/another-project' })],
    ['that has expired', () => ({ exp: now() - 5, iat: now() - 3000 })],
    ['of a sign-in long ago', () => ({ auth_time: now() - 700 })],
    ['from the future', () => ({ iat: now() + 3600, exp: now() + 7200 })],
    ['without a person', () => ({ sub: '' })],
    ['of another provider', () => ({ firebase: { sign_in_provider: 'password' } })],
    ['that tells no provider', () => ({ firebase: undefined })],
  ])('%s', async (_name, claims) => {
    const answer = await logIn(firebase.sign(claims()));
    expect(answer.refusal?.code).toBe('session.external_failed');
  });

  test('signed by another key, by none, or by our public one as a secret', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const secret = createSecretKey(Buffer.from('the public key is no secret, anyone has it'));
    const [head, body] = (await firebase.sign()).split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const tokens = [
      await firebase.sign({}, { key: privateKey }),
      await firebase.sign({}, { key: secret as never, algorithm: 'HS256' }),
      `${none}.${body}.`,
      `${head}.${body}.`,
      'not a token',
    ];
    for (const token of tokens) {
      expect((await logIn(token)).refusal?.code).toBe('session.external_failed');
    }
  });

  test('of a number that was not verified', async () => {
    const phone = { sign_in_provider: 'phone' };
    const refused = await logIn(firebase.sign({ firebase: phone }), 'firebase');
    expect(refused.refusal?.code).toBe('session.external_failed');
    const known = { firebase: phone, phone_number: '+84912345678' };
    const accepted = await logIn(firebase.sign(known), 'firebase');
    expect(accepted.refusal?.code).toBe('session.step_required');
  });
});

test('[AUTH-11] of twenty uses of one token at once, one signs in', async () => {
  await playerOf('uid-twenty');
  const token = await firebase.sign({ sub: 'uid-twenty' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('[AUTH-11] a token whose signature is written in another way is the same token', async () => {
  await playerOf('uid-rewritten');
  const token = await firebase.sign({ sub: 'uid-rewritten' });
  expect((await logIn(token)).status).toBe(200);
  // The last letter has four bits that mean nothing.
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = letters.indexOf(token.at(-1)!);
  const rewritten = token.slice(0, -1) + letters[last ^ 1];
  for (const again of [rewritten, `${token}=`, `${token}==`, `${token}\n`, ` ${token}`]) {
    expect((await logIn(again)).refusal?.code, again.slice(-4)).toBe('session.external_failed');
  }
});

test('[AUTH-11] [REG-09] a provider that is off signs no one in', async () => {
  const facebook = { firebase: { sign_in_provider: 'facebook.com' } };
  const answer = await logIn(firebase.sign(facebook), 'facebook');
  expect(answer.refusal?.code).toBe('brand.not_enabled');
});

test('[AUTH-11] an identity of one brand is unknown at another', async () => {
  await playerOf('uid-other-brand');
  await site.setBrand('second', testProject);
  await saveFlags(site.platform, 'second', { GOOGLE: true });
  site.forgetBrands();
  const visitor = site.visitor({ host: 'second.localhost' });
  const idToken = await firebase.sign({ sub: 'uid-other-brand' });
  const answer = await visitor.call(session.logInByIdentity, { provider: 'google', idToken });
  expect(answer.refusal?.code).toBe('session.step_required');
});

test('[AUTH-11] the keys are fetched once for many tokens', () => {
  expect(firebase.fetches()).toBeLessThan(3);
});

test('[STORE-02] the log and the database have no token', async () => {
  const token = await firebase.sign({ sub: 'uid-silent' });
  await logIn(token);
  expect(site.logLines.join('\n')).not.toContain(token);
  const rows = await site.database.sql`select * from session.used_id_token`;
  expect(JSON.stringify(rows)).not.toContain(token.split('.')[2]);
});
