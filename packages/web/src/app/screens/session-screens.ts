import type { FirstPage } from '@parlour/contract/first-page';
import { chunk, late } from '../../lib/navigation/chunk';
import type { ScreenProps } from '../../lib/navigation/screen';
import { readLocal, readSession, type SessionKey } from '../../lib/session/storage';

/** What a browser kept is put into a form, or opens a dialog of its own. */
const keepsNone = (...names: SessionKey[]): boolean =>
  names.every((name) => readSession(name) === undefined);

/** The ways in through companies are drawn in a browser only. */
const isForm = ({ status }: FirstPage): boolean =>
  status.firebase === undefined && keepsNone('typedNumber');

const keepsNoCode = (): boolean =>
  readLocal('affiliateCode') === undefined && readLocal('referralCode') === undefined;

const loginPage = late(
  chunk<ScreenProps>(
    ['session', 'form', 'refusal', 'common'],
    async () => {
      const { LoginPage } = await import('../../features/session/login-page');
      return LoginPage;
    },
    'login-page',
  ),
  (page) =>
    isForm(page) &&
    keepsNone('resetTicket', 'unlockTicket') &&
    !document.cookie.includes('loginRemember=true'),
);

const registerPage = late(
  chunk<ScreenProps>(
    ['session', 'form', 'refusal', 'common', 'passwords'],
    async () => {
      const { RegisterPage } = await import('../../features/session/register-page');
      return RegisterPage;
    },
    'register-page',
    'avatar-preview',
  ),
  (page) => isForm(page) && keepsNone('registrationDraft') && keepsNoCode(),
);

export const sessionScreens = {
  register: registerPage,
  login: loginPage,
};
