import type { DepositStatus } from '../cashier';
import { choice, endpoint, endpoints, output, text, whole } from '../endpoint';

/** What a verdict led to; `second`: another person must decide the same. */
export type DecidedDeposit = {
  stage: 'second' | 'waiting' | 'closed';
  case: { id: string; number: string };
  /** The order that was credited, or whose payment was returned. */
  deposit?: { id: string; number: string; status: DepositStatus };
};

/** The cashier's calls of operators. */
export const cashierDesk = endpoints('cashier', {
  decideDeposit: endpoint({
    method: 'POST',
    path: '/console/deposits/{case}/decide',
    caller: 'operator',
    right: 'deposit.w',
    once: true,
    input: {
      case: text({ pattern: '^[0-9]{1,18}$' }),
      /** The version of the case that was read. */
      version: whole({ min: 1 }),
      verdict: choice(['credit', 'return', 'wait']),
      /** Whose money it is: an order, or a player without one. */
      orderId: text({ optional: true, max: 64 }),
      playerId: text({ optional: true, pattern: '^[0-9]{1,18}$' }),
      reasonCode: text({ optional: true, max: 64 }),
      note: text({ optional: true, max: 5000 }),
    },
    output: output<DecidedDeposit>(),
    refusals: [
      'request.unknown',
      'desk.changed',
      'desk.decided',
      'desk.lease_over',
      'desk.held',
      'desk.same_person',
      'desk.conflict',
      'desk.reason_missing',
      'cashier.order_taken',
      'cashier.amount_differs',
      'wallet.currency_mismatch',
      'compliance.excluded',
    ],
  }),
});
