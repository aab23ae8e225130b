import { code, type PlantedBug, schema } from './planted-bug';

const sendPayout = code('modules/cashier/withdrawals/send-payout');
const decide = code('modules/cashier/withdrawals/decide-withdrawal');
const takePayments = code('modules/cashier/payments/take-payments');
const keepPayments = code('modules/cashier/payments/keep-payments');
const creditOrders = code('modules/cashier/payments/credit-orders');

const sendTransfer = code('modules/wallet/transfers/send-transfer');

/** Bugs in what is paid out or sent, and in credits under faults. */
export const withdrawalMutants: PlantedBug[] = [
  {
    name: 'payout-sent-again',
    what: 'a payout whose answer was lost is sent again by the repeated event',
    nemeses: ['N8'],
    seconds: 60,
    expected: ['I12'],
    patches: [
      {
        file: sendPayout,
        find: `if (payout.status !== 'requested') return;
  const provider`,
        replace: `if (payout.status !== 'requested' && payout.status !== 'sending') return;
  const provider`,
      },
      {
        file: sendPayout,
        find: 'if (!(await begin(platform, payout))) return;',
        replace: "if (payout.status === 'requested' && !(await begin(platform, payout))) return;",
      },
    ],
  },
  {
    name: 'refused-stays-held',
    what: 'a refused withdrawal gives nothing back',
    nemeses: ['N8'],
    seconds: 60,
    expected: ['I12'],
    patches: [
      {
        file: decide,
        find: "if (verdict === 'refuse') {",
        replace: "if (verdict === 'refuse' && reasonCode === undefined) {",
      },
    ],
  },
  {
    name: 'payout-whole',
    what: 'the provider is asked to pay the fee too',
    nemeses: ['N8'],
    seconds: 40,
    expected: ['I12'],
    patches: [{ file: decide, find: 'amount: amount - fee,', replace: 'amount,' }],
  },
  {
    name: 'credit-before-commit',
    what: 'a deposit is credited in a transaction of its own, before the one that says so',
    nemeses: ['N7', 'N1'],
    seconds: 90,
    expected: ['I13', 'I6'],
    patches: [
      { file: creditOrders, find: 'await markCredited(sql, credits);', replace: '' },
      {
        file: creditOrders,
        find: 'sql.afterCommit(() => tell(platform, credits));',
        replace: `await sql\`commit\`;
  await sql\`begin\`;
  await markCredited(sql, credits);
  sql.afterCommit(() => tell(platform, credits));`,
      },
    ],
  },
  {
    name: 'notice-credited-twice',
    what: 'a notice that is delivered again is credited again',
    nemeses: ['N8'],
    seconds: 40,
    expected: ['I13', 'I6'],
    patches: [
      {
        file: takePayments,
        find: 'if (known) return repeatOf(known, notice);',
        replace: "if (known?.state === 'suspense') return repeatOf(known, notice);",
      },
      {
        file: keepPayments,
        find: 'decided.map((each) => ({ ...each, ...(',
        replace: `decided
      .filter((each) => each.creditedTo?.status !== 'credited')
      .map((each) => ({ ...each, ...(`,
      },
      {
        file: code('modules/cashier/payments/payment'),
        find: "...(order.status === 'credited' ? (['twice'] as const) : []),",
        replace: '',
      },
      {
        file: creditOrders,
        find: 'const reference = `${provider}:${paymentId}`;',
        replace: 'const reference = `${provider}:${paymentId}${again(order)}`;',
      },
      {
        file: creditOrders,
        find: 'export type PaidOrder = {',
        replace: `const again = ({ status }: LockedDeposit) =>
  status === 'credited' ? \`:\${process.hrtime.bigint()}\` : '';

export type PaidOrder = {`,
      },
    ],
  },
  {
    name: 'transfer-credited-twice',
    what: 'a transfer is credited twice, and taken twice from its sender',
    nemeses: ['N8'],
    seconds: 60,
    expected: ['I6'],
    patches: [
      {
        file: schema('wallet/transfers'),
        find: '(2, v_target, p_amount - v_paid)) l',
        replace: '(2, v_target, p_amount - v_paid), (3, v_target, p_amount)) l',
      },
    ],
  },
  {
    name: 'excluded-receives',
    what: 'nothing asks whether the receiver of a transfer is excluded or blocked',
    nemeses: ['N8'],
    seconds: 60,
    expected: ['I17'],
    patches: [
      {
        file: sendTransfer,
        find: 'await assertMayPlay(sql, { playerId: toId });',
        replace: 'await Promise.resolve();',
      },
    ],
  },
];
