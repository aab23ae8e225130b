import type { Sql } from '@parlour/node-kit/database/database';
import { Refusal } from '../../lib/refusal';
import { post } from './post';
import type { Posted, Reference } from './transfer';

/** The account and amount of one currency. */
export type Side = { account: string; currency: string; amount: bigint };

export type Exchange = Reference & {
  brand: string;
  from: Side;
  to: Side;
  subjectId?: bigint;
};

/**
 * Exchanges money of one currency for another: two balanced legs through the brand's clearing
 * account, which is one account a currency and so shows what the brand took and gave of each. The
 * rate is the ratio of the two amounts, decided by the caller. Play money has no rate.
 */
export const exchange = async (
  sql: Sql,
  { namespace, reference, brand, from, to, subjectId }: Exchange,
): Promise<Posted> => {
  if (from.currency === to.currency) throw new Refusal('wallet.currency_mismatch');
  const clearing = `house:${brand}:exchange`;
  const [posted] = await post(sql, [
    {
      namespace,
      reference,
      reason: 'exchange',
      ...(subjectId === undefined ? {} : { subjectId }),
      legs: [
        { source: from.account, target: clearing, currency: from.currency, amount: from.amount },
        { source: clearing, target: to.account, currency: to.currency, amount: to.amount },
      ],
    },
  ]);
  return posted!;
};
