import { transactionTypes, type TransactionType } from '@parlour/contract/report';

/** The reasons of the ledger that a type stands for; `adjust` has all the others. */
const reasonsOf: Record<Exclude<TransactionType, 'adjust'>, readonly string[]> = {
  deposit: ['deposit'],
  withdrawal: ['withdrawal', 'payout'],
  transfer: ['transfer'],
  bonus: ['bonus', 'promotion', 'reward'],
  rebate: ['rebate', 'commission'],
  bet: ['bet'],
  win: ['win'],
  rollback: ['rollback', 'void'],
};

const namedTypes = transactionTypes.filter((type) => type !== 'adjust');
const named = namedTypes.flatMap((type) => reasonsOf[type]);

export const typeOf = (reason: string): TransactionType =>
  namedTypes.find((type) => reasonsOf[type].includes(reason)) ?? 'adjust';

/** The reasons to look for; `isWithout`: all but these. */
export type Reasons = { reasons: readonly string[]; isWithout: boolean };

/** The reasons of several types that have names of their own. */
export const reasonsForAll = (types: readonly (keyof typeof reasonsOf)[]): Reasons => ({
  reasons: types.flatMap((type) => reasonsOf[type]),
  isWithout: false,
});

export const reasonsFor = (type: TransactionType): Reasons =>
  type === 'adjust'
    ? { reasons: named, isWithout: true }
    : { reasons: reasonsOf[type], isWithout: false };
