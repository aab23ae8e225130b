import type { FirebaseProject } from '@parlour/contract/brand';
import type { FieldFault } from '@parlour/contract/errors';
import { initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import { Refused } from '../../../lib/api/refused';

let known: { auth: Auth; of: string } | undefined;

/**
 * The project's SDK, kept for this page: the second press opens its window at once, also in a
 * browser that blocks one which comes late. No one stays signed in to it.
 */
export const authOf = (project: FirebaseProject): Auth => {
  const of = JSON.stringify(project);
  if (known?.of !== of) known = { auth: openAuth(project), of };
  known.auth.languageCode = document.documentElement.lang || null;
  return known.auth;
};

const openAuth = ({ emulator, ...project }: FirebaseProject): Auth => {
  const app = initializeApp(project, crypto.randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  return auth;
};

const codes: Record<string, Refused['code']> = {
  'popup-blocked': 'popup.blocked',
  'popup-closed-by-user': 'popup.closed',
  'cancelled-popup-request': 'popup.closed',
  'user-cancelled': 'popup.closed',
  'network-request-failed': 'network.failed',
  // Its own files did not come.
  'internal-error': 'network.failed',
  timeout: 'network.slow',
  'invalid-phone-number': 'request.invalid',
  'missing-phone-number': 'request.invalid',
  'invalid-verification-code': 'session.code_wrong',
  'missing-verification-code': 'session.code_missing',
  'code-expired': 'session.code_expired',
  'session-expired': 'session.code_expired',
  'too-many-requests': 'session.code_too_soon',
  'quota-exceeded': 'session.code_quota',
  'captcha-check-failed': 'session.verification_failed',
  'operation-not-allowed': 'brand.not_enabled',
  'unauthorized-domain': 'brand.not_enabled',
};

/** What the SDK threw, as a refusal of the site. */
export const refusedOf = (thrown: unknown, otherwise: Refused['code']): Refused => {
  if (thrown instanceof Refused) return thrown;
  const name = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  const code = codes[name.replace('auth/', '')] ?? otherwise;
  const fields: FieldFault[] = [{ name: 'mobileNum', code: 'field.pattern' }];
  return new Refused(code, 0, code === 'request.invalid' ? { value: { fields } } : undefined);
};
