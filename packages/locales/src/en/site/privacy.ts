import type { Translated } from '../../phrases';
import type { privacy as vi } from '../../vi/site/privacy';

export const privacy = {
  title: 'Your data',
  why: 'See what the site keeps about you, or end the account.',
  copy: 'A copy of your data',
  copyText:
    'One file with everything that the site keeps about you: profile, contacts, bank accounts, sign-ins, limits, requests and history. One a day.',
  copyButton: 'Download the copy',
  copyAgain: 'Next copy: {time}',
  copied: 'The copy is downloaded',
  end: 'End the account and delete the data',
  endText:
    'Two people examine the request within 7 days. After that no one can sign in, and it cannot be undone.',
  endWhat1: 'Destroyed: name, contacts, bank accounts, documents, devices, passwords.',
  endWhat2:
    'Kept without your name: records of money, bets and limits, for as long as the law asks.',
  endWhat3: 'You can take the request back while it waits.',
  endExclusion:
    'You are self-excluded until {time}. Fingerprints of your contacts are kept until then, so that a new account is excluded too.',
  endExclusionEver:
    'You are self-excluded for ever. Fingerprints of your contacts are kept, so that a new account is excluded too.',
  ask: 'Ask to end the account',
  askSure: 'Confirm: end the account for ever',
  inWay: 'To be finished first',
  obstacle_agent: 'An agent’s account',
  obstacle_balance: '{amount} left',
  obstacle_case: 'Open requests: {count}',
  obstacle_debt: 'A debt of {amount}',
  obstacle_deposit: 'Deposits on their way: {count}',
  obstacle_round: 'Open rounds: {count}',
  obstacle_withdrawal: 'Withdrawals on their way: {count}',
  way_agent: 'Ask support',
  way_balance: 'Withdraw',
  way_case: 'Ask support',
  way_debt: 'Deposit',
  way_deposit: 'See the deposits',
  way_round: 'Finish the round',
  way_withdrawal: 'See the withdrawals',
  waiting: 'Request {number} waits',
  waitingText: 'It is decided by {time} at the latest.',
  takeBack: 'Take the request back',
  takenBack: 'You took the request back.',
  refused: 'The request was refused',
  refusedReason: 'Reason: {reason}',
  withheld_notes: 'Notes that employees write for each other: the law lets a site keep them back.',
  withheld_flags: 'A suspicion that is being examined: the law lets a site keep it back.',
  withheld_secrets: 'Passwords, codes and keys: stored only in a form that cannot be read.',
  withheld_audit: 'Who looked at your data: ask support.',
  withheld_pictures:
    'Pictures of documents: ask support, so that they do not lie on a shared computer.',
} as const satisfies Translated<typeof vi>;
