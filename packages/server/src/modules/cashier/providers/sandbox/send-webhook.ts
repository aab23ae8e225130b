import { randomUUID } from 'node:crypto';
import { moneyText } from '@parlour/contract/money';
import type { Platform } from '../../../../lib/context';
import { readDepositById } from '../../deposits/deposit-queries';
import { readPayment } from './queries';
import { sandboxBody } from './read-notice';
import { sandboxSecret, signMessage } from '../signature';

/** Providers repeat messages, so ours does too: each payment must count once. */
const deliveries = 2;
const timeoutMs = 10_000;

/**
 * The sandbox provider reports the pressed button to the site: over HTTP and signed, like any
 * other. Runs as a job, so that it is reported even if the process dies right after the press.
 */
export const sendSandboxWebhook = async (
  { database, config, clock, log }: Platform,
  { depositId }: { depositId: string },
): Promise<void> => {
  const deposit = await readDepositById(database.sql, depositId);
  const payment = await readPayment(database.sql, depositId);
  if (!deposit || !payment) throw new Error(`no sandbox payment of deposit ${depositId}`);
  const body = sandboxBody({
    paymentId: payment.paymentId,
    depositId,
    status: payment.paid ? 'paid' : 'declined',
    amount: moneyText(deposit.amount),
    currency: deposit.currency,
  });
  const timestamp = Math.floor(clock.now().getTime() / 1000).toString();
  const nonce = randomUUID();
  const signature = signMessage(sandboxSecret(config.secretKey), { timestamp, nonce, body });
  for (let delivery = 1; delivery <= deliveries; delivery += 1) {
    const response = await fetch(`${config.siteUrl}/webhooks/sandbox`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-parlour-timestamp': timestamp,
        'x-parlour-nonce': nonce,
        'x-parlour-signature': signature,
      },
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = (await response.text()).slice(0, 200);
    if (response.status >= 500) throw new Error(`the site answered ${response.status}: ${answer}`);
    // The site would refuse a repeat as well; a person has to look.
    if (!response.ok) log.error('cashier.sandbox_refused', { depositId, answer });
  }
};
