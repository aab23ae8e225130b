import { date, endpoint, output } from '../endpoint';
import type { TransactionRow, TransactionType } from '../report';
import { ownFile, ownReading } from './own-records';

/** What a line of the credit report stands for, in its order. */
export const creditKinds = ['deposit', 'withdrawal', 'transfer', 'play', 'gift', 'adjust'] as const;
export type CreditKind = (typeof creditKinds)[number];

/** The entries of a kind, by their types in the transaction history. */
export const typesOfKind: Record<CreditKind, readonly TransactionType[]> = {
  deposit: ['deposit'],
  withdrawal: ['withdrawal'],
  transfer: ['transfer'],
  play: ['bet', 'win', 'rollback'],
  gift: ['bonus', 'rebate'],
  adjust: ['adjust'],
};

export type CreditLine = { kind: CreditKind; count: number; in: string; out: string };

/** What is open at a moment, in either direction. */
export type Obligations = {
  at: string;
  /** Stakes of rounds that are not over. */
  openRounds: { count: number; amount: string };
  /** Withdrawals whose money is set aside and not paid. */
  withdrawals: { count: number; amount: string };
  /** Deposits that were announced, or arrived and are not credited. */
  deposits: { count: number; amount: string };
  /** What must still be played before all can be withdrawn. */
  turnoverLeft: string;
};

/** The player's own report of a period: opening + lines = closing, of the main wallet. */
export type CreditReport = {
  opening: string;
  closing: string;
  lines: CreditLine[];
  /** The latest deposits, withdrawals and transfers, and how many there are. */
  list: TransactionRow[];
  total: number;
  obligations: Obligations;
};

export const creditCalls = {
  readCredit: endpoint({
    ...ownReading,
    path: '/api/report/credit',
    limit: { by: 'player', count: 60, seconds: 60 },
    input: { from: date(), to: date() },
    output: output<CreditReport>(),
    refusals: [],
  }),
  /** The same as a file, with every deposit, withdrawal and transfer. */
  exportCredit: endpoint({
    ...ownFile,
    path: '/api/report/credit.csv',
    input: { from: date(), to: date() },
  }),
} as const;
