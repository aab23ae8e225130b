import { choice, endpoint, flag, output, text } from '../endpoint';
import type { SignIn } from '../session';

const answers = {
  payeeName: text({ optional: true }),
  email: text({ optional: true }),
  qqNum: text({ optional: true }),
  mobileNum: text({ optional: true }),
  recommenderId: text({ optional: true }),
  captcha: text({ optional: true }),
  verificationCode: text({ optional: true, max: 16 }),
  affiliateCode: text({ optional: true }),
  paymentPassword: text({ optional: true }),
  line: text({ optional: true }),
  whatsapp: text({ optional: true }),
  facebook: text({ optional: true }),
  wechat: text({ optional: true }),
  idNumber: text({ optional: true }),
  address: text({ optional: true }),
  nationality: text({ optional: true, pattern: '^[A-Z]{2}$' }),
  /** Of a player who recommends the site; kept unread until promotions exist. */
  referralCode: text({ optional: true, max: 64 }),
  domain: text({ optional: true }),
  login: flag({ optional: true }),
  countryDialingCode: text({ optional: true, max: 8 }),
  registerUrl: text({ optional: true, max: 2000 }),
  registerMethod: choice(['WEB'], { optional: true }),
  firebaseChannel: choice(['sms'], { optional: true }),
  firebaseIdToken: text({ optional: true, max: 4000 }),
  /** Of an account at another company that has no player yet: the player needs no password. */
  identity: text({ optional: true, max: 64 }),
  verification: text({ optional: true }),
  termsVersion: text({ max: 40 }),
  ofAge: flag(),
} as const;

// This also limits how often a caller can find out whether a name or a number is taken.
const limit = [
  { by: 'address', count: 30, seconds: 3600, exact: true },
  { by: 'brand', count: 1000, seconds: 3600, exact: true },
] as const;

const refusals = [
  'session.username_taken',
  'session.mobile_taken',
  'session.email_taken',
  'session.id_number_taken',
  'session.password_weak',
  'session.verification_required',
  'session.captcha_required',
  'session.captcha_wrong',
  'session.code_missing',
  'session.code_wrong',
  'session.code_expired',
  'session.number_unproved',
  'session.external_failed',
  'agent.code_invalid',
  'compliance.under_age',
  'brand.not_enabled',
] as const;

const shared = { caller: 'anyone', sealed: true, noStore: true, limit, refusals } as const;

export const registrationCalls = {
  register: endpoint({
    ...shared,
    method: 'PUT',
    path: '/wps/member/register',
    input: {
      username: text({ max: 64 }),
      password: text({ optional: true, max: 128 }),
      confirmPassword: text({ optional: true, max: 128 }),
      ...answers,
    },
    output: output<SignIn>(),
  }),
  /** The username is the number; the password is the player's own only where the brand asks one. */
  registerByMobile: endpoint({
    ...shared,
    method: 'PUT',
    path: '/wps/member/register/mobile',
    input: {
      ...answers,
      username: text({ optional: true, max: 64 }),
      password: text({ optional: true, max: 128 }),
      confirmPassword: text({ optional: true, max: 128 }),
      /** Missing where the `identity` is a proved number. */
      mobileNum: text({ optional: true, max: 32 }),
    },
    output: output<SignIn>(),
  }),
};
