import { setTimeout as pause } from 'node:timers/promises';
import { cashier } from '@parlour/contract/cashier';
import type { Visitor } from '../site/visitor';

/** A deposit through the sandbox, from the form to the credit. */
export const deposit = async (visitor: Visitor, amount: string): Promise<void> => {
  const id = await requestDeposit(visitor, amount);
  await pressPay(visitor, id);
  await untilCredited(visitor, id);
};

export const requestDeposit = async (visitor: Visitor, amount: string): Promise<string> =>
  (await visitor.get(cashier.requestDeposit, { methodId: 'sandbox', amount })).id;

/** Presses the button of the sandbox's payment page; returns the status. */
export const pressPay = async (visitor: Visitor, id: string): Promise<number> => {
  const { host } = visitor;
  const { status } = await visitor.send({
    method: 'POST',
    path: `/sandbox/pay/${id}`,
    headers: {
      host,
      origin: `http://${host}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    bytes: Buffer.from('decision=pay'),
  });
  return status;
};

export const untilCredited = async (visitor: Visitor, id: string): Promise<void> => {
  const giveUpAt = Date.now() + 30_000;
  for (;;) {
    const { body } = await visitor.call(cashier.readDeposit, { id });
    if (body.success && body.value.status === 'credited') return;
    if (Date.now() > giveUpAt) throw new Error(`deposit ${id} was never credited`);
    await pause(50);
  }
};
