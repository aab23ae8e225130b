import { player } from '@parlour/contract/player';
import { session } from '@parlour/contract/session';
import type { Step } from '@parlour/contract/session/factors';
import { openAuthenticator } from '@parlour/testkit/people/authenticator';
import { logInAs, registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { addTotp, totpCodeOf, totpSecretOf } from '@parlour/testkit/people/totp';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const origin = 'http://localhost:3000';
const stepMs = 30_000;

const stepUp = async (someone: SomePlayer): Promise<void> => {
  someone.token = (await someone.get(session.stepUp, { password: someone.password })).token;
};

const codeOf = (secret: Buffer, later = 0): string => totpCodeOf(site, secret, later);

const withTotp = async () => {
  const someone = await registerPlayer(site);
  await stepUp(someone);
  return { someone, ...(await addTotp(site, someone)) };
};

const withPasskey = async () => {
  const someone = await registerPlayer(site);
  const authenticator = openAuthenticator(origin);
  await stepUp(someone);
  const { id, options } = await someone.get(session.enrolPasskey, {});
  const credential = authenticator.make(options);
  await someone.get(session.confirmPasskey, { id, credential });
  return { someone, authenticator };
};

const logIn = (visitor: Visitor, { username, password }: SomePlayer) =>
  visitor.call(session.logIn, { username, password, type: 'username' });

const stepFor = async (visitor: Visitor, someone: SomePlayer): Promise<Step> => {
  const { refusal } = await logIn(visitor, someone);
  expect(refusal?.code).toBe('session.step_required');
  return refusal?.value?.step as Step;
};

describe('[AUTH-15] [R-S9] a factor is added and removed', () => {
  test('after a step-up only, and counts once a code of it was given', async () => {
    const someone = await registerPlayer(site);
    const early = await someone.call(session.enrolTotp, {});
    expect(early.refusal?.code).toBe('session.step_up_required');
    await stepUp(someone);
    const { id, secret: text } = await someone.get(session.enrolTotp, {});
    const secret = totpSecretOf(text);
    expect((await someone.get(session.listFactors, {})).list).toEqual([]);
    const wrong = await someone.call(session.confirmTotp, { id, code: '000000' });
    expect(wrong.refusal?.code).toBe('session.code_wrong');
    const { codes } = await someone.get(session.confirmTotp, { id, code: codeOf(secret) });
    expect(new Set(codes).size).toBe(10);
    expect(await someone.get(session.listFactors, {})).toMatchObject({
      list: [{ id, kind: 'totp', name: 'Parlour' }],
      recoveryCodes: 10,
      hasPassword: true,
    });
  });

  test('and the last one takes the recovery codes with it', async () => {
    const { someone, id } = await withTotp();
    await someone.get(session.removeFactor, { id });
    const left = await someone.get(session.listFactors, {});
    expect(left).toMatchObject({ list: [], recoveryCodes: 0 });
    expect((await someone.call(session.removeFactor, { id })).status).toBe(404);
    expect((await logIn(site.visitor(), someone)).status).toBe(200);
  });

  test('and its secrets are stored sealed or as digests', async () => {
    const { someone, secret, codes } = await withTotp();
    const rows = await site.database.sql<{ row: string }>`
      select row_to_json(f)::text as row from session.factor f
      where player_id = ${someone.playerId}::bigint
      union all
      select row_to_json(c)::text from session.recovery_code c
      where player_id = ${someone.playerId}::bigint`;
    const stored = rows.map(({ row }) => row).join();
    for (const clear of [secret.toString('hex'), secret.toString('base64'), codes[0]!]) {
      expect(stored).not.toContain(clear);
      expect(site.logLines.join()).not.toContain(clear);
    }
  });
});

describe('[AUTH-12] a sign-in on an unknown device', () => {
  test('asks for a factor, on the known one it does not', async () => {
    const { someone, secret } = await withTotp();
    const visitor = site.visitor();
    const { id: stepId, kinds } = await stepFor(visitor, someone);
    expect(kinds).toEqual(['totp', 'recovery']);
    const signIn = await visitor.get(session.answerStep, {
      stepId,
      kind: 'totp',
      code: codeOf(secret),
    });
    visitor.token = signIn.token;
    expect(await visitor.get(player.readMember, {})).toMatchObject({ id: someone.playerId });
    expect((await logIn(visitor, someone)).status).toBe(200);
    expect((await logIn(someone, someone)).status).toBe(200);
  });

  test.each(['member', 'agent'] as const)(
    'a right password for the %s’s entrance does not begin the count of wrong codes again',
    async (entrance) => {
      const { someone, secret } = await withTotp();
      const visitor = site.visitor();
      const { id: stepId } = await stepFor(visitor, someone);
      const { username, password } = someone;
      const guess = (code: string) =>
        visitor.call(session.answerStep, { stepId, kind: 'totp', code });
      const wrong = codeOf(secret, 1000);
      expect((await guess(wrong)).refusal?.code).toBe('session.code_wrong');
      expect((await guess(wrong)).refusal?.code).toBe('session.code_wrong');
      await visitor.call(session.logIn, { username, password, type: 'username', entrance });
      expect((await guess(wrong)).refusal?.code).toBe('session.code_wrong');
      const again = await logIn(visitor, someone);
      expect(again.refusal?.code).toBe('session.locked');
    },
  );

  test('without a factor or a contact passes, as the brand has nothing to ask for', async () => {
    const someone = await registerPlayer(site);
    expect((await logIn(site.visitor(), someone)).status).toBe(200);
  });

  test('`always` asks on the known one too', async () => {
    const { someone } = await withTotp();
    await site.setBrand('main', { newDevice: 'always' });
    const answer = await logIn(someone, someone);
    await site.setBrand('main', { newDevice: 'risk' });
    expect(answer.refusal?.code).toBe('session.step_required');
  });

  test('a known device from a new network: only in a new country, or after a failure', async () => {
    const { someone } = await withTotp();
    const from = async (address: string) => {
      const visitor = site.visitor({ address });
      for (const [name, value] of someone.cookies) visitor.cookies.set(name, value);
      const answer = await logIn(visitor, someone);
      for (const [name, value] of visitor.cookies) someone.cookies.set(name, value);
      return answer.refusal?.code ?? 'in';
    };
    // The registration came from an address of no country.
    expect(await from('113.160.0.1')).toBe('session.step_required');
    await site.database.sql`
      update session.sign_in set address = '113.160.9.9'
      where player_id = ${someone.playerId}::bigint`;
    expect(await from('113.161.0.1')).toBe('in');
    expect(await from('8.8.8.8')).toBe('session.step_required');
    await site.visitor().call(session.logIn, {
      username: someone.username,
      password: 'not the password',
      type: 'username',
    });
    expect(await from('113.162.0.1')).toBe('session.step_required');
    expect(await from('113.161.0.200')).toBe('in');
  });

  test('[R-S3] three wrong codes end the step and lock the account', async () => {
    const { someone, secret } = await withTotp();
    const visitor = site.visitor();
    const { id: stepId } = await stepFor(visitor, someone);
    const guess = (code: string) =>
      visitor.call(session.answerStep, { stepId, kind: 'totp', code });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => guess(String(100_000 + turn))),
    );
    const codes = answers.map(({ refusal }) => refusal?.code);
    expect(codes.filter((code) => code === 'session.code_wrong')).toHaveLength(3);
    expect((await guess(codeOf(secret))).refusal?.code).toBe('session.code_expired');
    expect((await logIn(site.visitor(), someone)).refusal?.code).toBe('session.locked');
  });
});

describe('[AUTH-15] a code', () => {
  test('of 20 concurrent uses opens once', async () => {
    const { someone, secret } = await withTotp();
    const visitors = Array.from({ length: 20 }, () => site.visitor());
    const steps: Step[] = [];
    for (const visitor of visitors) steps.push(await stepFor(visitor, someone));
    const code = codeOf(secret);
    const answers = await Promise.all(
      visitors.map((visitor, index) =>
        visitor.call(session.answerStep, { stepId: steps[index]!.id, kind: 'totp', code }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('of recovery opens once, however it is typed', async () => {
    const { someone, codes } = await withTotp();
    const use = async (code: string) => {
      const visitor = site.visitor();
      const { id: stepId } = await stepFor(visitor, someone);
      return visitor.call(session.answerStep, { stepId, kind: 'recovery', code });
    };
    const typed = codes[0]!.toLowerCase().replaceAll('-', ' ');
    expect((await use(typed)).status).toBe(200);
    expect((await use(codes[0]!)).refusal?.code).toBe('session.code_wrong');
    expect((await use(codes[1]!)).status).toBe(200);
  });

  test('[R-S9] confirms who one is, as the password does', async () => {
    const { someone, secret } = await withTotp();
    await site.shiftClock(11 * 60_000);
    expect((await someone.call(session.renewRecoveryCodes, {})).status).toBe(403);
    someone.token = (await someone.get(session.stepUp, { code: codeOf(secret) })).token;
    expect((await someone.get(session.renewRecoveryCodes, {})).codes).toHaveLength(10);
    await site.shiftClock(0);
  });
});

describe('[R-S3] [R-S4] a locked account', () => {
  const lock = async ({ username }: SomePlayer) => {
    const wrong = { username, password: 'not the password', type: 'username' } as const;
    for (const _ of [1, 2, 3]) await site.visitor().call(session.logIn, wrong);
  };

  test('is unlocked at once by a code of its own', async () => {
    const { someone, secret } = await withTotp();
    await lock(someone);
    const visitor = site.visitor();
    expect((await logIn(visitor, someone)).refusal?.code).toBe('session.locked');
    await visitor.get(session.unlock, { username: someone.username, code: codeOf(secret) });
    const { id: stepId } = await stepFor(visitor, someone);
    await site.shiftClock(stepMs);
    const code = codeOf(secret);
    expect((await visitor.call(session.answerStep, { stepId, kind: 'totp', code })).status).toBe(
      200,
    );
    await site.shiftClock(0);
  });

  test('answers wrong codes alike whether the name is known, and five at most', async () => {
    const { someone } = await withTotp();
    for (const username of [someone.username, 'nobody_of_this_name']) {
      const answers = [];
      for (let turn = 0; turn < 6; turn += 1) {
        answers.push(await site.visitor().call(session.unlock, { username, code: '123456' }));
      }
      expect(answers.map(({ refusal }) => refusal?.code)).toEqual([
        ...Array<string>(5).fill('session.code_wrong'),
        'session.locked',
      ]);
    }
  });

  test('lets a passkey in, which lifts the lock', async () => {
    const { someone, authenticator } = await withPasskey();
    await lock(someone);
    const visitor = site.visitor();
    const { id, options } = await visitor.get(session.startPasskey, {});
    await visitor.get(session.logInByPasskey, { id, credential: authenticator.sign(options) });
    expect((await logIn(visitor, someone)).status).toBe(200);
  });
});

describe('[AUTH-15] a passkey', () => {
  test('signs in alone, under a random number of the player', async () => {
    const { someone, authenticator } = await withPasskey();
    const visitor = site.visitor();
    const { id, options } = await visitor.get(session.startPasskey, {});
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    const credential = authenticator.sign(options);
    const signIn = await visitor.get(session.logInByPasskey, { id, credential });
    expect(signIn.id).toBe(someone.playerId);
    const again = await site.visitor().call(session.logInByPasskey, { id, credential });
    expect(again.refusal?.code).toBe('session.code_expired');
  });

  test('[AUTH-07] does not pass over a password that is to be changed first', async () => {
    const { someone, authenticator } = await withPasskey();
    await site.database.sql`
      update session.credential set must_change = true
      where player_id = ${someone.playerId}::bigint`;
    const visitor = site.visitor();
    const { id, options } = await visitor.get(session.startPasskey, {});
    const credential = authenticator.sign(options);
    const signIn = await visitor.get(session.logInByPasskey, { id, credential });
    expect(signIn.passwordDefault).toBe(true);
    visitor.token = signIn.token;
    const call = await visitor.call(player.readMember, {});
    expect(call.refusal?.code).toBe('session.password_change_required');
  });

  test('answers the step of a password', async () => {
    const { someone, authenticator } = await withPasskey();
    const visitor = site.visitor();
    const { id: stepId, kinds } = await stepFor(visitor, someone);
    expect(kinds).toEqual(['passkey', 'recovery']);
    const { id: ceremonyId, options } = await visitor.get(session.startPasskey, {});
    const credential = authenticator.sign(options);
    const given = { stepId, kind: 'passkey', ceremonyId, credential } as const;
    expect((await visitor.call(session.answerStep, given)).status).toBe(200);
  });

  test('is refused from another origin, for another challenge, as a copy, unknown and garbled', async () => {
    const { authenticator } = await withPasskey();
    const attempt = async (answer: (options: Record<string, unknown>) => string) => {
      const visitor = site.visitor();
      const { id, options } = await visitor.get(session.startPasskey, {});
      const credential = answer(options);
      return (await visitor.call(session.logInByPasskey, { id, credential })).refusal?.code;
    };
    const { make, sign } = openAuthenticator('https://parlour.evil.example');
    make({ user: { id: 'x' }, rp: { id: 'localhost' }, challenge: 'x' });
    const wrong = 'session.wrong_credentials';
    expect(await attempt(sign)).toBe(wrong);
    expect(await attempt((options) => authenticator.sign({ ...options, challenge: 'x' }))).toBe(
      wrong,
    );
    expect(await attempt((options) => authenticator.sign({ ...options, rpId: 'other' }))).toBe(
      wrong,
    );
    expect(await attempt(() => '{}')).toBe(wrong);
    expect(await attempt(() => 'no json')).toBe('session.code_wrong');
    expect(await attempt(authenticator.sign)).toBeUndefined();
    authenticator.turnBack();
    expect(await attempt(authenticator.sign)).toBe(wrong);
  });
});

test('[AUTH-15] a sign-in elsewhere does not touch the factors of another', async () => {
  const { someone, id } = await withTotp();
  const other = await registerPlayer(site);
  await stepUp(other);
  expect((await other.call(session.removeFactor, { id })).status).toBe(404);
  expect((await someone.get(session.listFactors, {})).list).toHaveLength(1);
  await logInAs(site, other);
});
