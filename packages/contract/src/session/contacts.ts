import { choice, endpoint, output, text } from '../endpoint';
import { codeRefusals, type CodeSent } from './codes';

export const boundContacts = ['email', 'mobile'] as const;
export type BoundContact = (typeof boundContacts)[number];

const contact = {
  kind: choice(boundContacts),
  value: text({ max: 255 }),
  /** Of a number. */
  countryDialingCode: text({ optional: true, max: 8 }),
};

export const contactCalls = {
  /** Sends a code to a new address or number of the player. */
  startContact: endpoint({
    method: 'POST',
    path: '/api/session/contacts',
    caller: 'player',
    stepUp: true,
    sealed: true,
    noStore: true,
    limit: { by: 'player', count: 20, seconds: 3600, exact: true },
    input: { ...contact, verification: text({ optional: true }) },
    output: output<CodeSent>(),
    refusals: codeRefusals,
  }),
  /** Binds it by the code. The one before gets a notice. */
  confirmContact: endpoint({
    method: 'POST',
    path: '/api/session/contacts/confirm',
    caller: 'player',
    stepUp: true,
    sealed: true,
    noStore: true,
    limit: { by: 'player', count: 30, seconds: 3600, exact: true },
    input: { ...contact, code: text({ optional: true, max: 16 }) },
    output: output<{ masked: string }>(),
    refusals: [
      'session.code_missing',
      'session.code_wrong',
      'session.code_expired',
      'session.contact_taken',
    ],
  }),
  /** The password of withdrawals; setting it again also ends its lock. */
  setPaymentPassword: endpoint({
    method: 'PUT',
    path: '/api/session/payment-password',
    caller: 'player',
    stepUp: true,
    sealed: true,
    noStore: true,
    limit: { by: 'player', count: 10, seconds: 3600, exact: true },
    input: { newPassword: text({ max: 32 }), confirmNewPassword: text({ max: 32 }) },
    output: output<Record<string, never>>(),
    refusals: ['session.password_weak'],
  }),
} as const;
