import { choice, endpoint, output, text } from '../endpoint';

/** What a code opens. */
export type CodePurpose = 'login' | 'password' | 'registration' | 'contact' | 'step' | 'stepUp';

/** For how long the code is valid; the next one is offered when that is over. */
export type CodeSent = { expiredMinutes: number };

/** Why no code is sent to who is signed in. */
export const codeRefusals = [
  'session.code_too_soon',
  'session.code_quota',
  'session.verification_required',
  'session.verification_failed',
  'brand.not_enabled',
] as const;

const number = {
  countryDialingCode: text({ max: 8 }),
  /** Shown as solved; needed from the second code of a day on. */
  verification: text({ optional: true }),
};

const codeSent = {
  method: 'POST',
  caller: 'anyone',
  noStore: true,
  // Beside the counts of codes, which are rows: this one is for calls.
  limit: [
    { by: 'address', count: 60, seconds: 900, exact: true },
    { by: 'brand', count: 1000, seconds: 3600, exact: true },
  ],
  output: output<CodeSent>(),
  refusals: [
    'session.code_too_soon',
    'session.code_quota',
    'session.verification_required',
    'brand.not_enabled',
  ],
} as const;

export const codeCalls = {
  /** The same answer whether or not an account has the number. */
  sendLoginCode: endpoint({
    ...codeSent,
    path: '/wps/verification/sms/noLogin',
    input: {
      ...number,
      mobileNum: text({ max: 32 }),
      purpose: choice(['login', 'password'], { optional: true }),
    },
  }),
  /** The same answer whether or not the number is taken. */
  sendRegistrationCode: endpoint({
    ...codeSent,
    path: '/wps/verification/sms/register',
    input: {
      ...number,
      mobileNo: text({ max: 32 }),
      regType: choice(['register', 'registerMobile']),
    },
  }),
} as const;
