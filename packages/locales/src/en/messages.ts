import type { Translated } from '../phrases';
import type { messages as vi } from '../vi/messages';

/** E-mails and SMS, by their template; `text` of a mail stands above its code or link. */
export const messages = {
  sign_in_code: {
    subject: 'Your {brand} log-in code',
    text: 'This is your code to log in. It works once, within {minutes} minutes.',
    sms: '{brand}: {code} is your log-in code, valid for {minutes} minutes. Give it to no one.',
  },
  registration_code: {
    subject: 'Your {brand} registration code',
    text: 'This is your code to create an account. It works once, within {minutes} minutes.',
    sms: '{brand}: {code} is your registration code, valid for {minutes} minutes. Give it to no one.',
  },
  number_has_account: {
    subject: 'You have a {brand} account',
    text: 'Someone asked for a registration code for your number, which already has an account. If it was you, log in.',
    sms: '{brand}: this number already has an account. Log in, or ignore this text if it was not you.',
  },
  mobile_has_no_account: {
    subject: 'No {brand} account yet',
    text: 'Someone asked for a log-in code for your number, which has no account.',
    sms: '{brand}: this number has no account. Register, or ignore this text if it was not you.',
  },
  password_reset_code: {
    subject: 'Your {brand} password code',
    text: 'This is your code to reset the password. It works once, within {minutes} minutes.',
    sms: '{brand}: {code} is your code to reset the password, valid for {minutes} minutes. Give it to no one.',
  },
  password_reset_link: {
    subject: 'Reset your {brand} password',
    text: 'Open this link to reset your password. It works once, within {minutes} minutes.',
    sms: '{brand}: reset your password within {minutes} minutes at {link}',
  },
  unlock_link: {
    subject: 'Unlock your {brand} account',
    text: 'Your account was locked after several wrong passwords. Open this link to unlock it now. It works once, within {minutes} minutes.',
    sms: '{brand}: unlock your account within {minutes} minutes at {link}',
  },
  contact_code: {
    subject: 'Your {brand} confirmation code',
    text: 'This is your code to confirm your contact. It works once, within {minutes} minutes.',
    sms: '{brand}: {code} confirms your mobile number, valid for {minutes} minutes. Give it to no one.',
  },
  contact_changed: {
    subject: 'Your {brand} contact was changed',
    text: 'The e-mail address or mobile number of your account was changed.',
    sms: '{brand}: your e-mail address or mobile number was changed at {at}. Not you? Contact support now.',
  },
  password_changed: {
    subject: 'Your {brand} password was changed',
    text: 'The password of your account was changed. All other sessions have ended.',
    sms: '{brand}: your password was changed at {at}. Not you? Contact support now.',
  },
  new_device: {
    subject: 'New device on your {brand} account',
    text: 'Your account was just used from a new device.',
    sms: '{brand}: log-in from a new device at {at}. Not you? Change your password now.',
  },
  factor_changed: {
    subject: 'Your {brand} security was changed',
    text: 'The extra verification of your account at log-in was changed.',
    sms: '{brand}: your verification at log-in was changed at {at}. Not you? Contact support now.',
  },
  account_held: {
    subject: 'Your {brand} account is locked',
    text: 'Support locked your account because someone else may have used it. All sessions have ended. Log in, unlock the account with a code or by e-mail, and choose a new password.',
    sms: '{brand}: support locked your account at {at}, because someone else may have used it. Log in to unlock it and choose a new password.',
  },
  account_closed: {
    subject: 'Your {brand} account was deleted',
    text: 'As you asked, your account was deleted, with your personal details and this address. Records of money and play stay without a name, as laws ask. Thank you, and goodbye.',
    sms: '{brand}: your account was deleted at {at}, as you asked. Goodbye.',
  },
  case_late: {
    subject: 'Your request needs more time',
    text: 'We could not answer your request by the time we told you. It is still being worked on, and your money is safe.',
    sms: '{brand}: your request needs more time and is still being worked on. Your money is safe.',
  },
  case_asked: {
    subject: '{brand} needs your answer',
    text: '{message}',
    sms: '{brand}: {message}',
  },
  case_parked: {
    subject: 'Your request is waiting',
    text: 'Your request is waiting: {message} We look at it again before {until}.',
    sms: '{brand}: your request is waiting: {message} We look again before {until}.',
  },
  ticket_answered: {
    subject: 'Answer to your request {number}',
    text: '{message}',
    sms: '{brand}: {message}',
  },
  ticket_asked: {
    subject: 'Your request {number} needs your answer',
    text: '{message}',
    sms: '{brand}: {message}',
  },
  receipt_due: {
    subject: 'Has withdrawal {number} arrived?',
    text: 'The bank has paid withdrawal {number}. Without your answer by {until} it counts as received. You can still complain afterwards.',
    sms: '{brand}: has withdrawal {number} arrived? Without an answer by {until} it counts as received.',
  },
  operator_invited: {
    subject: 'You are invited to the console of {brand}',
    text: 'You are invited to the console of {brand}. Open this link to choose a password and a factor. It works once, until {until}.',
    sms: '{brand}: your invitation to the console works once, until {until}: {link}',
  },
  operator_device: {
    subject: 'Your code for the console of {brand}',
    text: 'You are signing in to the console in a new browser. This code works once, within {minutes} minutes.',
    sms: '{brand}: {code} is your code for the console, valid for {minutes} minutes. Give it to no one.',
  },
  operator_recovery: {
    subject: 'New recovery codes for the console of {brand}',
    text: 'Your account at the console has new recovery codes; the ones before no longer work. If it was not you, inform an administrator at once.',
    sms: '{brand}: your console account has new recovery codes. If it was not you, inform an administrator.',
  },
  operator_reset: {
    subject: 'Your access to the console of {brand} was reset',
    text: 'Your password, factors and sessions at the console no longer work. Open this link to choose new ones. It works once, until {until}. If you did not ask for this, inform an administrator at once.',
    sms: '{brand}: your access to the console was reset. The link works once, until {until}: {link}',
  },
  at: 'Time: {at}',
  place: 'Place: {place}',
  device: 'Device: {device}',
  openLink: 'Open the link',
  neverShare: 'Give this code or link to no one. {brand} staff never ask for it.',
  ignore: 'If you did not ask for this, ignore this e-mail.',
  notYou: 'If it was not you, change your password and contact support now.',
} as const satisfies Translated<typeof vi>;
