import type { session } from '@parlour/contract/session';
import type { own } from '@parlour/contract/session/own';
import type { Handlers } from '../../lib/http/http';
import { linkIdentity, unlinkIdentity } from './identity/link-identity';
import { logInByIdentity } from './identity/log-in-by-identity';
import { logInFree } from './free-play/log-in-free';
import { forgetDevice, listDevices } from './devices/list-devices';
import { endSession, listSessions, listSignIns } from './devices/list-sessions';
import { answerStep } from './factors/answer-step';
import {
  confirmPasskey,
  confirmTotp,
  enrolTotp,
  listFactors,
  removeFactor,
  renewRecoveryCodes,
} from './factors/enrol';
import { logInByPasskey } from './factors/log-in-by-passkey';
import { beginPasskey, beginSigning } from './factors/passkey';
import { sendStepCode } from './factors/step-code';
import { stepUp } from './stepping-up/step-up';
import { sendStepUpCode } from './stepping-up/step-up-code';
import { unlock } from './factors/unlock';
import { requestUnlockMail } from './unlocking/request-unlock-mail';
import { unlockByMail } from './unlocking/unlock-by-mail';
import { logIn } from './sign-in/log-in';
import { logOut } from './sign-in/log-out';
import { confirmContact, startContact } from './contacts/bind-contact';
import { sendLoginCode, sendRegistrationCode } from './codes/send-codes';
import { requestPasswordMail } from './recovery/request-password-mail';
import { resetPasswordByMail, resetPasswordByMobile } from './recovery/reset-password';
import { setPaymentPassword } from './passwords/payment-password';
import { changePassword } from './passwords/change-password';
import { finishFirstLogin } from './sign-in/finish-first-login';
import { readIdle } from './sign-in/read-idle';
import { addDetail, readDetails } from './details/details';
import { readSecurity } from './security/read-security';
import { readPlayed } from './sign-in/read-played';
import type { LentToRegistration } from './registration/open-account';
import { register, registerByMobile } from './registration/register';
import { resume } from './sign-in/resume';
import { drawCaptcha } from './verification/captcha';
import { solveVerification } from './verification/solve-verification';
import { startVerification } from './verification/start-verification';

/** What modules beside this one do for a registration; lent by the composition root. */
export const routesWith = (lent: LentToRegistration): Handlers<typeof session & typeof own> => ({
  logIn,
  logInByIdentity,
  linkIdentity,
  unlinkIdentity,
  logOut,
  changePassword,
  setPaymentPassword,
  startContact,
  confirmContact,
  startVerification,
  solveVerification,
  drawCaptcha: (context) => drawCaptcha(context),
  register: register(lent),
  requestPasswordMail,
  resetPasswordByMail,
  resetPasswordByMobile,
  sendLoginCode,
  sendRegistrationCode,
  registerByMobile: registerByMobile(lent),
  logInFree: logInFree(lent.welcome),
  resume: (context) => resume(context),
  stepUp,
  sendStepUpCode,
  listFactors: (context) => listFactors(context),
  enrolTotp: (context) => enrolTotp(context),
  confirmTotp,
  enrolPasskey: (context) => beginPasskey(context),
  confirmPasskey,
  removeFactor,
  renewRecoveryCodes: (context) => renewRecoveryCodes(context),
  startPasskey: (context) => beginSigning(context),
  logInByPasskey,
  answerStep,
  sendStepCode,
  unlock,
  requestUnlockMail,
  unlockByMail,
  listSessions,
  endSession,
  listDevices,
  forgetDevice,
  listSignIns,
  readIdle: (context) => readIdle(context),
  finishFirstLogin,
  readDetails: (context) => readDetails(context),
  addDetail,
  readSecurity: (context) => readSecurity(context),
  readPlayed: (context) => readPlayed(context),
  // The call itself is the activity: it is recorded when the token is checked.
  touch: async () => ({}),
});

export { assertLive, authenticate } from './sign-in/authenticate';
export { changeKinds, consoleRoutes } from './desk/routes';
export { forgetPlayer } from './forget-player';
export { jobs } from './jobs';
export { rewrapSession } from './rewrap-session';
export { greetGuest, guestOf, type Guest } from './verification/guest';
export { createAccount, type OnPlayerCreated } from './registration/create-account';
export { assertPaymentPassword } from './passwords/payment-password';
export { hashPassword } from '../../lib/factors/password';
export { readDemoNames } from './queries';
export { assertVerified } from './verification/assert-verified';
