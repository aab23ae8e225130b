import { audit } from '@parlour/contract/audit';
import { cashier } from '@parlour/contract/cashier';
import { cashierDesk } from '@parlour/contract/cashier/desk';
import { casework } from '@parlour/contract/casework';
import { adjustmentCalls } from '@parlour/contract/report/adjustments';
import { deliver, paid, signed } from '@parlour/testkit/cashier/notices';
import { openOperator, shareAddress, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimCase } from '../../casework';

let site: Site;
let clerk: SomeOperator;
beforeAll(async () => {
  site = await openSite();
  await site.setBrand('main', { twoPersonsAbove: '1000000' });
  clerk = await openOperator(site, { roles: ['cashier'] });
});
afterAll(() => site.drop());

const note = 'lanternwords of a colleague';
const secret = /lanternwords/;

/** A payment that a person decides about; it names an order of the player, or one of no one. */
const suspended = async (owner: SomePlayer, isNamed: boolean) => {
  const order = await owner.get(cashier.requestDeposit, { methodId: 'sandbox', amount: '100000' });
  const body = isNamed
    ? paid(order, { amount: '40000' })
    : { ...paid(order), depositId: randomUUID() };
  await deliver(site, signed(site, { body }));
  const [row] = await site.database.sql<{ id: bigint }>`
    select c.id from casework.case_view c
    join cashier.payment p on p.id::text = c.subject_id
    where p.payment_id = ${body.paymentId} and c.kind = 'deposit'`;
  const caseId = row!.id.toString();
  const { version } = await site.database.transaction((sql) =>
    claimCase(sql, { caseId, operatorId: clerk.operatorId }),
  );
  return { order, case: caseId, version };
};

const day = 24 * 3600 * 1000;
const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const days = () => ({ from: dayAt(Date.now() - day), to: dayAt(Date.now() + day) });

const decided = {
  'credited to the order that it names': async (owner: SomePlayer) => {
    const { order, ...open } = await suspended(owner, true);
    const rest = { verdict: 'credit', orderId: order.number, note } as const;
    await clerk.get(cashierDesk.decideDeposit, { ...open, ...rest });
    return open.case;
  },
  returned: async (owner: SomePlayer) => {
    const { order: _order, ...open } = await suspended(owner, true);
    const rest = { verdict: 'return', reasonCode: 'wrong_content', note } as const;
    await clerk.get(cashierDesk.decideDeposit, { ...open, ...rest });
    return open.case;
  },
  'credited to a player whom it did not name': async (owner: SomePlayer) => {
    const { order: _order, ...open } = await suspended(owner, false);
    const rest = { verdict: 'credit', playerId: owner.playerId, note } as const;
    await clerk.get(cashierDesk.decideDeposit, { ...open, ...rest });
    return open.case;
  },
};

describe.each(Object.entries(decided))('[OPS-01] of a payment %s', (_name, decide) => {
  test('who is tied to the player reads nowhere why colleagues decided so', async () => {
    const owner = await registerPlayer(site);
    const caseId = await decide(owner);
    const [{ id: paymentId } = { id: '' }] = await site.database.sql<{ id: string }>`
      select subject_id as id from casework.case_view where id = ${caseId}::bigint`;
    const asked = {
      lead: async (who: SomeOperator) => [
        (await who.get(audit.listEntries, { objectKind: 'payment', objectId: paymentId })).list,
        (await who.get(audit.listEntries, { objectKind: 'case', objectId: caseId })).list,
        await who.get(casework.readCase, { caseId }),
      ],
      finance: async (who: SomeOperator) => {
        const { list } = await who.get(adjustmentCalls.listAdjustments, days());
        return [list.filter(({ id }) => id === caseId)];
      },
    };
    for (const [role, ask] of Object.entries(asked)) {
      const who = await openOperator(site, { roles: [role] });
      const whole = await ask(who);
      expect(whole.map((seen) => secret.test(JSON.stringify(seen)))).not.toContain(false);
      await shareAddress(site, who, owner);
      const shown = await ask(who);
      expect(shown.map((seen) => secret.test(JSON.stringify(seen)))).not.toContain(true);
    }
  });
});
