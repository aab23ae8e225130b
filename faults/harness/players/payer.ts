import { micros } from '@parlour/contract/money';
import { openOutside, type Outside, type OutsideAnswer } from '@parlour/testkit/site/outside';
import type { Random } from '@parlour/testkit/random';
import type { OpenHistory } from '../history';
import type { Operation } from '../types';

/** As the provider's row has it. */
export const payerCode = 'payer';
export const payerSecret = 'the secret that the payer and the site share';

/** Shares of starts: never received, received and not answered, and answered late. */
const lostBefore = 0.05;
const lostAfter = 0.2;
const pendingShare = 0.3;
const failedShare = 0.1;

/**
 * The company that pays withdrawals out, by docs/payment-wire.md. Its own record is in the history:
 * one operation for each payout, with an attempt for each time that it was asked to send it.
 */
export const openPayer = (history: OpenHistory, random: Random): Promise<Outside> => {
  const pending = new Set<string>();
  const stateOf = (operation: Operation | undefined): OutsideAnswer => {
    if (!operation) return { body: { state: 'unknown' } };
    // It is final from the second question on.
    if (pending.delete(operation.key)) return { body: { state: 'pending' } };
    const state = operation.outcome === 'ok' ? 'paid' : 'failed';
    return { body: { state, reference: `FT${operation.key.slice(0, 12)}` } };
  };
  const away: OutsideAnswer = { status: 503, body: '' };

  const start = ({ payout: key, amount, currency }: Record<string, string>): OutsideAnswer => {
    if (random.share() < lostBefore) return away;
    const known = history.find('payout', key!);
    const at = history.now();
    const operation = known ?? history.begin({ ...ofPayout(key!, amount!), currency: currency! });
    operation.attempts.push({ sentAt: at, endedAt: at, outcome: 'ok', answer: 'sent', process: 0 });
    if (!known) {
      operation.outcome = random.share() < failedShare ? 'refused' : 'ok';
      operation.endedAt = at;
      if (random.share() < pendingShare) pending.add(key!);
    }
    return random.share() < lostAfter ? away : stateOf(operation);
  };

  return openOutside(({ path, bytes }) => {
    const fields = JSON.parse(bytes.toString('utf8')) as Record<string, string>;
    if (path === '/payouts') return start(fields);
    return random.share() < lostBefore ? away : stateOf(history.find('payout', fields.payout!));
  });
};

const ofPayout = (key: string, amount: string) => ({
  kind: 'payout' as const,
  owner: 'payout',
  key,
  playerId: '',
  amount: micros(amount),
});
