import { cashier } from '@parlour/contract/cashier';
import { operator } from '@parlour/contract/operator';
import { openOperator, type SomeOperator } from '@parlour/testkit/operators';
import { addProvider } from '@parlour/testkit/payment-wire';
import { registerPlayer } from '@parlour/testkit/players';
import { openSite, type Site } from '@parlour/testkit/site';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: Site;
let finance: SomeOperator;
let lead: SomeOperator;

beforeAll(async () => {
  site = await openSite();
  await addProvider(site, {
    code: 'vcb',
    kind: 'bank-transfer',
    secret: 'the secret of two sides',
  });
  finance = await openOperator(site, { roles: ['finance'] });
  lead = await openOperator(site, { roles: ['lead'] });
});
afterAll(() => site.drop());

const reason = 'the contract with the bank';
const of = { kind: 'account', object: 'main:vcb:970436:0011002233445' } as const;

const propose = async (patch: Record<string, unknown>) => {
  const { version } = await finance.get(operator.previewChange, { ...of, patch: {} });
  return finance.get(operator.proposeChange, { ...of, version, patch, reason });
};

test('[WALLET-03] one person alone does not rename the account on a slip that waits', async () => {
  const made = await propose({ holder: 'CONG TY PARLOUR', enabled: true });
  await lead.get(operator.approveChange, { id: made.id, reason });
  const player = await registerPlayer(site);
  const wanted = { methodId: 'vcb', amount: '500000' };
  const { id } = await player.get(cashier.requestDeposit, wanted);
  expect((await propose({ enabled: false })).state).toBe('applied');
  const renamed = await propose({ holder: 'DA DOI SO, VCB 0123456789 TRAN VAN B' });
  const slip = (await player.get(cashier.readDeposit, { id })).transfer;
  // What the second person would see of the opening afterwards: the name is not in it.
  const opened = renamed.state === 'applied' ? await propose({ enabled: true }) : undefined;
  expect({ state: renamed.state, name: slip?.accountName, seen: opened?.before }).toMatchObject({
    state: 'proposed',
    name: 'CONG TY PARLOUR',
  });
});
