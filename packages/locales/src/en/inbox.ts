import type { Translated } from '../phrases';
import type { inbox as vi } from '../vi/inbox';

/** The messages of the inbox, by their template: a line, and the text below it. */
export const inbox = {
  withdrawal_paid: {
    title: 'Withdrawal {number} is on its way',
    text: 'The bank has the order to pay {amount} for withdrawal {number}. Confirm on the Withdraw page when the money arrives.',
  },
  withdrawal_refused: {
    title: 'Withdrawal {number} was refused',
    text: 'Withdrawal {number} was refused and {amount} is back in your wallet. The reason is on the Withdraw page.',
  },
  withdrawal_failed: {
    title: 'Withdrawal {number} could not be paid',
    text: 'The bank could not pay withdrawal {number}. {amount} is back in your wallet.',
  },
  deposit_credited: {
    title: 'Deposit {number} is in your wallet',
    text: '{amount} of deposit {number} was checked and is in your wallet.',
  },
  deposit_other_amount: {
    title: 'Deposit {number} has another amount',
    text: 'Deposit {number} was for {asked}, and {amount} arrived. {amount} is in your wallet.',
  },
  documents_passed: {
    title: 'Your documents are accepted',
    text: 'Your documents were checked and accepted. You do not need to send them again.',
  },
  documents_refused: {
    title: 'Your documents are not accepted',
    text: 'Your documents were checked and not accepted. See My account.',
  },
  documents_asked: {
    title: 'Please send your documents again',
    text: 'The pictures of your documents cannot be used. The reason and the place to send them are in My account.',
  },
  transfer_received: {
    title: 'You received {amount}',
    text: '{sender} sent you {amount}.',
  },
  limits_changed: {
    title: 'Your playing limits changed',
    text: 'Your limits or pauses changed on {at}. If that was not you, change your password and contact support at once.',
  },
  password_changed: {
    title: 'Your password changed',
    text: 'Your password was changed on {at}. If that was not you, contact support at once.',
  },
  contact_changed: {
    title: 'Your contact details changed',
    text: 'Your e-mail address or mobile number was changed on {at}. If that was not you, change your password and contact support at once.',
  },
  account_held: {
    title: 'Your account was locked',
    text: 'Support locked your account on {at}, because someone else may have used it. All sessions ended, and the password must be changed.',
  },
  security_changed: {
    title: 'Your sign-in verification changed',
    text: 'How you verify a sign-in was changed on {at}. If that was not you, change your password and contact support at once.',
  },
  case_late: {
    title: 'Request {number} needs more time',
    text: 'We did not answer request {number} by the promised time. It is still being worked on and your money is safe.',
  },
  case_asked: {
    title: 'Request {number} needs your answer',
    text: '{message}',
  },
  case_parked: {
    title: 'Request {number} is waiting',
    text: '{message} We look at request {number} again before {until}.',
  },
  receipt_due: {
    title: 'Has withdrawal {number} arrived?',
    text: 'The bank has paid withdrawal {number}. Please answer on the Withdraw page. Without your answer by {until} it counts as received. You can still complain afterwards.',
  },
  ticket_answered: {
    title: 'Request {number} has an answer',
    text: 'We answered request {number}. If something is still not right, you can open it again within 30 days.',
  },
  ticket_asked: {
    title: 'Request {number} needs your answer',
    text: 'We need to know more about request {number}. Read the question in the request and answer it there.',
  },
  ticket_closed: {
    title: 'Request {number} is closed',
    text: 'We closed request {number}. If you still need it, you can open it again within 30 days.',
  },
  room_silenced: {
    title: 'You may not write in the chat room for a while',
    text: 'An operator does not let you write in the chat room until {until}. You can still read it.',
  },
  room_silenced_ever: {
    title: 'You may not write in the chat room',
    text: 'An operator does not let you write in the chat room any more. You can still read it. If you think this is wrong, contact support.',
  },
  room_lifted: {
    title: 'You may write in the chat room again',
    text: 'An operator lets you write in the chat room again.',
  },
  round_voided: {
    title: 'Round {number} was voided',
    text: 'Round {number} was voided under our rule on malfunctions: its stake of {amount} is back in your wallet, and what it had paid was taken back. The reason is in your betting record.',
  },
  exclusion_lifted: {
    title: 'The exclusion of your account was lifted',
    text: 'Your account was excluded by mistake, for contact details like another person’s. Two of our people checked it and lifted it on {at}. What you chose yourself stays.',
  },
  deletion_refused: {
    title: 'Your account stays open',
    text: 'Request {number} to delete your account was refused. {reason}',
  },

  other: {
    title: 'You have a new message',
    text: 'Reload the page to read this message.',
  },
} as const satisfies Translated<typeof vi>;
