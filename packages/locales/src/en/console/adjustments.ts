import type { Translated } from '../../phrases';
import type { adjustments as vi } from '../../vi/console/adjustments';

export const adjustments = {
  title: 'Adjustments by hand',
  about:
    'What persons decided of money by a case, and the rounds that two voided: who decided, who confirmed it, why, and the entry in the ledger. Days are those of each brand.',
  none: 'No person posted anything in these days.',
  more: 'Older',
  filters: 'Filter the adjustments',
  from: 'From',
  to: 'To',
  kind: 'Of',
  allKinds: 'All',
  operatorId: 'Operator’s id',
  at: 'At',
  verdict: 'Verdict',
  case: 'Case',
  persons: 'By, and confirmed by',
  amount: 'Amount',
  entry: 'Entry',
  noEntry: 'none: a payout moves it',
  save: 'Save as CSV',
  kinds: { deposit: 'Deposits', withdrawal: 'Withdrawals', void: 'Voided rounds' },
  verdicts: {
    credit: 'credited',
    return: 'returned',
    approve: 'approved',
    refuse: 'refused',
    paid: 'paid, by the bank’s proof',
    not_paid: 'not paid, returned',
    pay_rest: 'rest paid',
    continue: 'paid all the same',
    void: 'voided',
  },
} as const satisfies Translated<typeof vi>;
