import { player } from '@parlour/contract/player';
import { session } from '@parlour/contract/session';
import { bindContact } from '@parlour/testkit/people/contacts';
import { codeTo } from '@parlour/testkit/people/messages';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { addTotp, totpCodeOf, totpSecretOf } from '@parlour/testkit/people/totp';
import type { Answer, Visitor } from '@parlour/testkit/site/visitor';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveFlags } from '../../brand';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await site.setBrand('main', { newDevice: 'off' });
  const flags = { MOBILENUMREG3: true, MOBILENUMPASSREG3: false, REGMOBVERF3: true };
  await saveFlags(site.platform, 'main', { ...flags, MOBILEVERCODELOGIN3: true });
  site.forgetBrands();
});
afterAll(() => site.drop());

let people = 0;

const someNumber = () => {
  people += 1;
  const mobileNum = `97${String(3_000_000 + people)}`;
  return { number: { mobileNum, countryDialingCode: '84' }, to: `84${mobileNum}` };
};

const someone = async () => {
  const made = await registerPlayer(site);
  const { number, to } = someNumber();
  await bindContact(site, made.playerId, 'mobile', to);
  return { made, number, to };
};

const stepUp = async (made: SomePlayer): Promise<void> => {
  made.token = (await made.get(session.stepUp, { password: made.password })).token;
};

/** A browser that has a code, and the call that uses it. */
type Prepared = { visitor: Visitor; use: (by: Visitor) => Promise<Answer<unknown>> };

const prepared: Record<string, () => Promise<Prepared>> = {
  'a log-in by SMS': async () => {
    const { number, to } = await someone();
    const visitor = site.visitor();
    await visitor.get(session.sendLoginCode, number);
    const password = await codeTo(site, to);
    const { mobileNum: username, countryDialingCode } = number;
    const typed = { username, password, countryDialingCode, type: 'sms' } as const;
    return { visitor, use: (by) => by.call(session.logIn, typed) };
  },
  'a new password by SMS': async () => {
    const { number, to } = await someone();
    const visitor = site.visitor();
    await visitor.get(session.sendLoginCode, { ...number, purpose: 'password' });
    const verificationCode = await codeTo(site, to);
    const newPassword = 'eight loud lanterns';
    const typed = { ...number, verificationCode, newPassword };
    return { visitor, use: (by) => by.call(session.resetPasswordByMobile, typed) };
  },
  'a registration by number': async () => {
    const { number, to } = someNumber();
    const visitor = site.visitor();
    const { mobileNum: mobileNo, countryDialingCode } = number;
    const asked = { mobileNo, countryDialingCode, regType: 'registerMobile' } as const;
    await visitor.get(session.sendRegistrationCode, asked);
    const verificationCode = await codeTo(site, to);
    const form = {
      ...number,
      verificationCode,
      login: true,
      registerMethod: 'WEB',
      termsVersion: '2026-12',
      ofAge: true,
    } as const;
    return { visitor, use: (by) => by.call(session.registerByMobile, form) };
  },
  'a step-up by an authenticator app': async () => {
    const { made } = await someone();
    await stepUp(made);
    const { secret } = await addTotp(site, made);
    const code = totpCodeOf(site, secret);
    return { visitor: made, use: (by) => by.call(session.stepUp, { code }) };
  },
  'a step-up by a recovery code': async () => {
    const { made } = await someone();
    await stepUp(made);
    const { codes } = await addTotp(site, made);
    return { visitor: made, use: (by) => by.call(session.stepUp, { code: codes[0]! }) };
  },
  'the unlocking of an account': async () => {
    const { made } = await someone();
    await stepUp(made);
    const { secret } = await addTotp(site, made);
    const { username } = made;
    const code = totpCodeOf(site, secret);
    return { visitor: site.visitor(), use: (by) => by.call(session.unlock, { username, code }) };
  },
};

describe.each(Object.keys(prepared))('[ERR-04] [AUTH-17] a code for %s', (name) => {
  test('is refused the second time by its own name, in the reader’s language', async () => {
    const { visitor, use } = await prepared[name]!();
    const { token } = visitor;
    expect((await use(visitor)).status).toBe(200);
    visitor.token = token;
    const { refusal } = await use(visitor);
    expect(['session.code_expired', 'session.code_wrong', 'session.wrong_credentials']).toContain(
      refusal?.code,
    );
    expect(refusal?.message).not.toBe('');
  });

  test('of five uses at once counts once', async () => {
    const { visitor, use } = await prepared[name]!();
    const answers = await Promise.all(Array.from({ length: 5 }, () => use(visitor)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('[ERR-04] [AUTH-15] the code of a contact', () => {
  const begin = async () => {
    const made = await registerPlayer(site);
    await stepUp(made);
    people += 1;
    const contact = { kind: 'email', value: `twice${people}@example.com` } as const;
    await made.get(session.startContact, contact);
    const code = await codeTo(site, contact.value);
    return { made, contact: { ...contact, code } };
  };
  const changesOf = async ({ playerId }: SomePlayer): Promise<number> => {
    const [row] = await site.database.sql<{ count: number }>`
      select count(*)::integer as count from audit.entry_view
      where act = 'contact.change' and object_kind = 'player' and object_id = ${playerId}`;
    return row!.count;
  };

  test('given again, as the first answer was lost, is answered as then and does nothing', async () => {
    const { made, contact } = await begin();
    const first = await made.get(session.confirmContact, contact);
    expect(await made.get(session.confirmContact, contact)).toEqual(first);
    expect(await changesOf(made)).toBe(1);
    const wrong = contact.code === '000000' ? '000001' : '000000';
    const other = await made.call(session.confirmContact, { ...contact, code: wrong });
    expect(other.refusal?.code).toBe('session.code_expired');
  });

  test('brings back no contact that was changed after it', async () => {
    const { made, contact } = await begin();
    await made.get(session.confirmContact, contact);
    const value = `later${people}@example.com`;
    await made.get(session.startContact, { kind: 'email', value });
    const code = await codeTo(site, value);
    await made.get(session.confirmContact, { kind: 'email', value, code });
    const again = await made.call(session.confirmContact, contact);
    expect(again.refusal?.code).toBe('session.code_expired');
    expect((await made.get(player.readMember, {})).emailMasked).toMatch(/^l\*/);
  });

  test('of five at once makes one change', async () => {
    const { made, contact } = await begin();
    await Promise.all(Array.from({ length: 5 }, () => made.call(session.confirmContact, contact)));
    expect(await changesOf(made)).toBe(1);
  });
});

describe('[ERR-04] [AUTH-15] the code that confirms an authenticator app', () => {
  const begin = async () => {
    const made = await registerPlayer(site);
    await stepUp(made);
    const { id, secret: text } = await made.get(session.enrolTotp, {});
    const secret = totpSecretOf(text);
    return { made, secret, confirmation: { id, code: totpCodeOf(site, secret, -1) } };
  };
  const recoveryCodes = async (made: SomePlayer) =>
    (await made.get(session.listFactors, {})).recoveryCodes;

  test('given again, as the first answer was lost, gives recovery codes that count', async () => {
    const { made, confirmation } = await begin();
    const lost = await made.get(session.confirmTotp, confirmation);
    const { codes } = await made.get(session.confirmTotp, confirmation);
    expect(codes).toHaveLength(10);
    expect(await recoveryCodes(made)).toBe(10);
    expect((await made.call(session.stepUp, { code: lost.codes[0]! })).status).not.toBe(200);
    made.token = (await made.get(session.stepUp, { code: codes[0]! })).token;
  });

  test('counts no more once another code of the app was used', async () => {
    const { made, secret, confirmation } = await begin();
    await made.get(session.confirmTotp, confirmation);
    made.token = (await made.get(session.stepUp, { code: totpCodeOf(site, secret) })).token;
    const late = await made.call(session.confirmTotp, confirmation);
    expect(late.refusal?.code).toBe('request.unknown');
  });

  test('of five at once leaves ten recovery codes, and so do five renewals at once', async () => {
    const { made, confirmation } = await begin();
    await Promise.all(
      Array.from({ length: 5 }, () => made.call(session.confirmTotp, confirmation)),
    );
    expect(await recoveryCodes(made)).toBe(10);
    await Promise.all(Array.from({ length: 5 }, () => made.call(session.renewRecoveryCodes, {})));
    expect(await recoveryCodes(made)).toBe(10);
  });
});
