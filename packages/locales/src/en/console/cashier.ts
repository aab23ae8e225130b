import type { Translated } from '../../phrases';
import type { cashier as vi } from '../../vi/console/cashier';

export const cashier = {
  payouts: 'Payouts',
  noPayouts: 'No payout is waiting.',
  number: 'Number',
  method: 'Method',
  state: 'State',
  since: 'Since',
  amount: 'Amount',
  acts: 'Acts',
  states: { requested: 'to be sent', sending: 'sending', unknown: 'unknown' },
  pay: 'Pay by hand',
  ask: 'Ask again',
  payWhy: 'This payout is yours. Pay it at the bank, then enter the bank’s reference.',
  bank: 'Bank',
  account: 'Account number',
  holder: 'Account holder',
  content: 'Content',
  sent: 'It is sent',
  reference: 'The bank’s reference',
  referenceHint: 'It is paid when the bank’s statement has this reference and the sum.',
  proofHint: 'By which the bank says that it paid, or that it did not. Two persons enter the same.',
  order: 'Of the deposit (order id)',
  orPlayer: 'Or of the player (id)',
} as const satisfies Translated<typeof vi>;
