import { setTimeout as pause } from 'node:timers/promises';
import { brand } from '@parlour/contract/brand';
import { session } from '@parlour/contract/session';
import type { RunningSite } from '@parlour/testkit/site/running-site';
import type { Visitor } from '@parlour/testkit/site/visitor';
import type { Person } from './people';

/** One measured call of a browser that is new here; what comes before it is not measured. */
export type Way = (visitor: Visitor, person: Person) => Promise<() => Promise<unknown>>;

const number = ({ mobileNum }: Person) => ({ mobileNum, countryDialingCode: '84' });

const sendCode =
  (purpose: 'login' | 'password'): Way =>
  async (visitor, person) =>
  () =>
    visitor.call(session.sendLoginCode, { ...number(person), purpose });

/** What answers to someone who has an account as to who has none; the verification is off. */
export const ways: Record<string, Way> = {
  login: async (visitor, { username }) => {
    const input = { username, password: 'not the password of anyone', type: 'username' } as const;
    return () => visitor.call(session.logIn, input);
  },
  'code for a login': sendCode('login'),
  'login by a wrong code': async (visitor, person) => {
    await visitor.call(session.sendLoginCode, number(person));
    const { mobileNum: username, countryDialingCode } = number(person);
    const input = { username, countryDialingCode, password: '000000', type: 'sms' } as const;
    return () => visitor.call(session.logIn, input);
  },
  'code for a recovery': sendCode('password'),
  'recovery by a wrong code': async (visitor, person) => {
    await visitor.call(session.sendLoginCode, { ...number(person), purpose: 'password' });
    const input = {
      ...number(person),
      verificationCode: '000000',
      newPassword: 'eleven loud lanterns',
    };
    return () => visitor.call(session.resetPasswordByMobile, input);
  },
  'recovery by mail':
    async (visitor, { username, email }) =>
    () =>
      visitor.call(session.requestPasswordMail, { username, email }),
  'unlock by mail':
    async (visitor, { username }) =>
    () =>
      visitor.call(session.requestUnlockMail, { username }),
  'code for a registration':
    async (visitor, { mobileNum: mobileNo }) =>
    () =>
      visitor.call(session.sendRegistrationCode, {
        mobileNo,
        countryDialingCode: '84',
        regType: 'registerMobile',
      }),
};

/** How long the call takes, and what was answered. */
export const timeOf = async (
  site: RunningSite,
  way: Way,
  person: Person,
): Promise<{ ms: number; answer: string }> => {
  const act = await way(site.visitor(), person);
  const startedAt = performance.now();
  const answer = (await act()) as { status: number; refusal?: { code: string } | undefined };
  const ms = performance.now() - startedAt;
  return { ms, answer: `${answer.status} ${answer.refusal?.code ?? ''}`.trim() };
};

/** A flag reaches the site within seconds. */
export const untilOpen = async (site: RunningSite): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) {
    const unknown = { username: '', email: '', mobileNum: `98${String(7_000_000 + turn)}` };
    const codes = ['code for a login', 'code for a recovery', 'code for a registration'];
    const answers = await Promise.all(
      codes.map(async (name) => (await timeOf(site, ways[name]!, unknown)).answer),
    );
    const { register } = await site.visitor().get(brand.readStatus, {});
    const isAsked = register.email.enabled && register.mobileNum.enabled;
    if (isAsked && answers.every((answer) => answer === '200')) return;
    await pause(500);
  }
  throw new Error('A way that is to be measured is not open.');
};
