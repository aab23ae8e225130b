import { code, type PlantedBug } from './planted-bug';

/** Bugs in what is done with a payment that arrived. */
export const depositMutants: PlantedBug[] = [
  {
    name: 'outbox-after-commit',
    what: 'a credited deposit publishes its event after the commit, not with it',
    nemeses: ['N7', 'N1'],
    seconds: 60,
    expected: ['I13'],
    patches: [
      {
        file: code('modules/cashier/payments/credit-orders'),
        find: `await publishAll(sql, events);`,
        replace: `sql.afterCommit(() => {
    publishAll(platform.database.sql as Transaction, events).catch(() => {});
  });`,
      },
    ],
  },
  {
    name: 'fee-forgotten',
    what: 'a deposit is credited without the fee that it was asked for with',
    nemeses: ['N8'],
    seconds: 20,
    expected: ['I13'],
    patches: [
      {
        file: code('modules/cashier/payments/credit-orders'),
        find: '      fee,\n      feeTarget',
        replace: '      fee: 0n,\n      feeTarget',
      },
    ],
  },
  {
    name: 'paid-again-credited',
    what: 'a second payment of a deposit is credited like the first',
    nemeses: ['N8'],
    seconds: 30,
    expected: ['I13'],
    patches: [
      {
        file: code('modules/cashier/payments/payment'),
        find: "...(order.status === 'credited' ? (['twice'] as const) : []),",
        replace: '',
      },
    ],
  },
  {
    name: 'credited-as-asked',
    what: 'another amount arrived, and what was asked for is credited',
    nemeses: ['N8'],
    seconds: 30,
    expected: ['I13'],
    patches: [
      {
        file: code('modules/cashier/payments/credit-orders'),
        find: 'const received = paid - fee;',
        replace: 'const received = order.amount - fee;',
      },
    ],
  },
  {
    name: 'suspense-without-case',
    what: 'a payment goes to suspense, and no person learns of it',
    nemeses: ['N8'],
    seconds: 30,
    expected: ['I13'],
    patches: [
      {
        file: code('modules/cashier/payments/suspend-payments'),
        find: 'await openCases(',
        replace: 'if (payments.length === 0) await openCases(',
      },
    ],
  },
];
