import { cashier } from '@parlour/contract/cashier';
import { operator } from '@parlour/contract/operator';
import { openOperator } from '@parlour/testkit/people/operators';
import type { Site } from '@parlour/testkit/site/site';
import { openPayingSite } from '@parlour/testkit/cashier/payer';
import { payablePlayer, withdrawalOf } from '@parlour/testkit/cashier/withdrawals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { providers } from '../providers/providers';

let site: Site;
beforeAll(async () => {
  site = await openPayingSite(providers);
  await site.setBrand('main', { autoApproveBelow: '5000000' });
});
afterAll(async () => {
  providers.delete('payer');
  await site.drop();
});

test('[OPS-01] one person alone does not push the rules of withdrawals out by new ones', async () => {
  const author = await openOperator(site, { roles: ['brand'], brands: ['main'] });
  const kind = 'rule';
  const asked = async () => {
    const player = await payablePlayer(site, { cash: '100000' });
    return (await player.get(cashier.requestWithdrawal, withdrawalOf(player, '100000'))).status;
  };
  // A first withdrawal calls for a person.
  expect(await asked()).toBe('reviewing');
  const patch = { enabled: true, join: 'any', comparisons: ['amount >= 900000000000'] };
  let alone = 0;
  for (let n = 0; n < 200; n += 1) {
    const object = `main:withdrawal:aa_${String(n).padStart(3, '0')}`;
    const reason = 'another rule of care';
    const made = await author.call(operator.proposeChange, {
      kind,
      object,
      version: '0',
      patch,
      reason,
    });
    if (made.refusal) break;
    if (made.body.value.state === 'applied') alone += 1;
  }
  expect({ alone, status: await asked() }).toMatchObject({ status: 'reviewing' });
});
