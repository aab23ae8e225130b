import { session } from '@parlour/contract/session';
import { bindContact } from '@parlour/testkit/people/contacts';
import { type FirebaseDouble, openFirebase, testProject } from '@parlour/testkit/people/firebase';
import { messagesTo } from '@parlour/testkit/people/messages';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveFlags } from '../../brand';

let firebase: FirebaseDouble;
let site: Site;
beforeAll(async () => {
  firebase = await openFirebase();
  site = await openSite({ FIREBASE_EMULATOR: firebase.address });
  await site.setBrand('main', testProject);
  await set({ GOOGLE: true, FACEBOOK: true });
});
afterAll(async () => {
  await site.drop();
  await firebase.close();
});

const set = async (flags: Record<string, boolean>) => {
  await saveFlags(site.platform, 'main', flags);
  site.forgetBrands();
};

type Company = 'google' | 'facebook';

const names = { google: 'google.com', facebook: 'facebook.com' };

const tokenOf = (sub: string, provider: Company = 'google') =>
  firebase.sign({ sub, firebase: { sign_in_provider: names[provider] } });

/** A player who has confirmed who they are. */
const confirmed = async (): Promise<SomePlayer> => {
  const someone = await registerPlayer(site);
  someone.token = (await someone.get(session.stepUp, { password: someone.password })).token;
  return someone;
};

const withoutPassword = ({ playerId }: SomePlayer) => site.database.sql`
  update session.credential set password_hash = null where player_id = ${playerId}::bigint`;

const link = async (someone: SomePlayer, sub: string, provider: Company = 'google') => {
  const idToken = await tokenOf(sub, provider);
  return (await someone.call(session.linkIdentity, { provider, idToken })).refusal?.code;
};

const unlink = async (someone: SomePlayer, provider: Company = 'google') =>
  (await someone.call(session.unlinkIdentity, { provider })).refusal?.code;

const signInBy = async (sub: string, provider: Company = 'google') =>
  site.visitor().call(session.logInByIdentity, { provider, idToken: await tokenOf(sub, provider) });

const linkedTo = async (someone: SomePlayer) =>
  (await someone.get(session.listFactors, {})).identities;

describe('[AUTH-11] an account at another company', () => {
  test('is linked by a player who confirmed who they are, and signs them in', async () => {
    const someone = await registerPlayer(site);
    await bindContact(site, someone.playerId, 'email', 'linked@example.com');
    expect(await link(someone, 'uid-linked')).toBe('session.step_up_required');
    someone.token = (await someone.get(session.stepUp, { password: someone.password })).token;
    expect(await link(someone, 'uid-linked')).toBeUndefined();
    expect(await linkedTo(someone)).toEqual(['google']);
    expect((await messagesTo(site, 'linked@example.com'))[0]).toMatchObject({
      template: 'factor_changed',
    });
    expect(await link(someone, 'uid-linked')).toBeUndefined();
    expect((await signInBy('uid-linked')).body.value).toMatchObject({ id: someone.playerId });
  });

  test('is unlinked, and signs no one in any more', async () => {
    const someone = await confirmed();
    await link(someone, 'uid-leaving');
    expect(await unlink(someone)).toBeUndefined();
    expect(await linkedTo(someone)).toEqual([]);
    expect((await signInBy('uid-leaving')).refusal?.code).toBe('session.step_required');
    expect(await unlink(someone)).toBe('request.unknown');
  });

  test('belongs to one player, and a player has one of each company', async () => {
    const [first, second] = [await confirmed(), await confirmed()];
    expect(await link(first, 'uid-shared')).toBeUndefined();
    expect(await link(second, 'uid-shared')).toBe('session.identity_taken');
    expect(await link(first, 'uid-more')).toBe('session.identity_taken');
    expect(await link(first, 'uid-shared', 'facebook')).toBeUndefined();
    expect(await linkedTo(first)).toEqual(['facebook', 'google']);
    expect(await linkedTo(second)).toEqual([]);
  });

  test('of ten players who link it at once one has it, and of ten of one player one stays', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, confirmed));
    const shared = await Promise.all(people.map((one) => link(one, 'uid-race')));
    expect(shared.filter((code) => code === undefined)).toHaveLength(1);
    expect(shared.filter((code) => code === 'session.identity_taken')).toHaveLength(9);
    const one = await confirmed();
    const many = await Promise.all(
      Array.from({ length: 10 }, (_, index) => link(one, `uid-many-${index}`)),
    );
    expect(many.filter((code) => code === undefined)).toHaveLength(1);
    const rows = await site.database.sql`
      select from session.identity where player_id = ${one.playerId}::bigint`;
    expect(rows).toHaveLength(1);
  });

  test('is not linked by a token that was used, or of a company that is off', async () => {
    const someone = await confirmed();
    const idToken = await tokenOf('uid-once');
    const send = (provider: Company) => someone.call(session.linkIdentity, { provider, idToken });
    await send('google');
    await unlink(someone);
    expect((await send('google')).refusal?.code).toBe('session.external_failed');
    await set({ FACEBOOK: false });
    expect(await link(someone, 'uid-off', 'facebook')).toBe('brand.not_enabled');
    await set({ FACEBOOK: true });
  });
});

describe('[AUTH-11] the last way into an account stays:', () => {
  /** Has an account of both companies, and no password. */
  const byCompanies = async () => {
    const someone = await confirmed();
    await link(someone, `uid-g-${someone.playerId}`);
    await link(someone, `uid-f-${someone.playerId}`, 'facebook');
    await withoutPassword(someone);
    return someone;
  };

  test('one company after the other, also both at once', async () => {
    const someone = await byCompanies();
    expect(await unlink(someone)).toBeUndefined();
    expect(await unlink(someone, 'facebook')).toBe('session.last_way_in');
    expect(await linkedTo(someone)).toEqual(['facebook']);
    const other = await byCompanies();
    const both = await Promise.all([unlink(other), unlink(other, 'facebook')]);
    expect(both.filter((code) => code === 'session.last_way_in')).toHaveLength(1);
    expect(await linkedTo(other)).toHaveLength(1);
  });

  test('a company that is off is none', async () => {
    const someone = await byCompanies();
    await set({ FACEBOOK: false });
    expect(await unlink(someone)).toBe('session.last_way_in');
    await set({ FACEBOOK: true });
    expect(await unlink(someone)).toBeUndefined();
  });

  test('a proved number is one where a code signs in, an address is none', async () => {
    const someone = await byCompanies();
    await unlink(someone);
    await bindContact(site, someone.playerId, 'email', `last${someone.playerId}@example.com`);
    expect(await unlink(someone, 'facebook')).toBe('session.last_way_in');
    await bindContact(site, someone.playerId, 'mobile', `8498${someone.playerId.padStart(7, '0')}`);
    await set({ MOBILEVERCODELOGIN3: false });
    expect(await unlink(someone, 'facebook')).toBe('session.last_way_in');
    await set({ MOBILEVERCODELOGIN3: true });
    expect(await unlink(someone, 'facebook')).toBeUndefined();
  });

  test('a passkey is one, a code of an app is none, and it is not removed either', async () => {
    const someone = await byCompanies();
    const add = async (kind: 'totp' | 'passkey') => {
      const [row] = await site.database.sql<{ id: bigint }>`
        insert into session.factor (player_id, kind, name, secret, credential_id, public_key,
          confirmed_at)
        values (${someone.playerId}::bigint, ${kind}, 'test',
          ${kind === 'totp' ? Buffer.alloc(1) : null},
          ${kind === 'totp' ? null : `key-${someone.playerId}`},
          ${kind === 'totp' ? null : Buffer.alloc(1)}, lib.now())
        returning id`;
      return row!.id.toString();
    };
    await unlink(someone);
    const app = await add('totp');
    expect(await unlink(someone, 'facebook')).toBe('session.last_way_in');
    const id = await add('passkey');
    expect(await unlink(someone, 'facebook')).toBeUndefined();
    const removed = await someone.call(session.removeFactor, { id });
    expect(removed.refusal?.code).toBe('session.last_way_in');
    expect((await someone.call(session.removeFactor, { id: app })).status).toBe(200);
  });
});

describe('[R-S9] [AUTH-11] who has nothing but another company confirms by it', () => {
  const stepUpBy = async (someone: SomePlayer, sub: string, provider: Company = 'google') => {
    const idToken = await tokenOf(sub, provider);
    return someone.call(session.stepUp, { provider, idToken });
  };

  test('by the account that is linked, not by another, and once', async () => {
    const someone = await confirmed();
    await link(someone, 'uid-confirming');
    await withoutPassword(someone);
    const stranger = await stepUpBy(someone, 'uid-stranger');
    expect(stranger.refusal?.code).toBe('session.external_failed');
    const idToken = await tokenOf('uid-confirming');
    const given = { provider: 'google', idToken } as const;
    const answer = await someone.call(session.stepUp, given);
    expect(answer.status).toBe(200);
    someone.token = answer.body.value.token;
    const again = await someone.call(session.stepUp, given);
    expect(again.refusal?.code).toBe('session.external_failed');
  });

  test('and not beside a password or a proved address', async () => {
    const someone = await confirmed();
    await link(someone, 'uid-with-password');
    expect((await stepUpBy(someone, 'uid-with-password')).refusal?.code).toBe(
      'session.step_required',
    );
    await withoutPassword(someone);
    await bindContact(site, someone.playerId, 'email', 'has-address@example.com');
    expect((await stepUpBy(someone, 'uid-with-password')).refusal?.code).toBe(
      'session.step_required',
    );
  });
});

test('[AUTH-08] [AUTH-11] a sign-in by another company is remembered where it is wished', async () => {
  const someone = await confirmed();
  await link(someone, 'uid-remembered');
  const log = async (remember: boolean) => {
    const idToken = await tokenOf('uid-remembered');
    await someone.get(session.logInByIdentity, { provider: 'google', idToken, remember });
    return someone.cookies.has('__Host-pr');
  };
  expect(await log(false)).toBe(false);
  expect(await log(true)).toBe(true);
});
