import { operator } from '@parlour/contract/operator';
import { messagesTo } from '@parlour/testkit/people/messages';
import { consoleVisitor, openOperator } from '@parlour/testkit/people/operators';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { totpCodeOf, totpSecretOf } from '@parlour/testkit/people/totp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invite } from '../people/invite';
import { keepMail } from '../people/mail-link';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const password = 'a kettle, two lanterns and rain';
let people = 0;

/** Somebody who accepted an invitation, and the recovery codes of the answer. */
const join = async () => {
  const name = `Ba ${(people += 1)}`;
  const email = `ba${people}@example.com`;
  const { ticket, operatorId } = await site.platform.database.transaction(async (sql) => {
    const invited = await invite(sql, { name, roles: ['cashier'] });
    await keepMail(sql, site.platform, invited.operatorId, email);
    return invited;
  });
  const visitor = consoleVisitor(site);
  const page = await visitor.get(operator.openInvitation, { ticket });
  const secret = totpSecretOf(page.secret);
  const given = { ticket, password, code: totpCodeOf(site, secret, -1) };
  const { recoveryCodes } = await visitor.get(operator.acceptInvitation, given);
  return { visitor, operatorId, name, email, secret, given, recoveryCodes };
};

const left = async ({ visitor }: Awaited<ReturnType<typeof join>>) =>
  (await visitor.get(operator.countRecoveryCodes, {})).left;

describe('[OPS-01] [ERR-04] the recovery codes of a person of the console', () => {
  test('that an answer lost are made again after a sign-in with the app, and count', async () => {
    const { visitor, name, email, secret, given, recoveryCodes } = await join();
    // The answer was lost: the browser has no cookie, and the link is used.
    visitor.cookies.delete('__Host-pc');
    const again = await visitor.call(operator.acceptInvitation, given);
    expect(again.refusal?.code).toBe('operator.invitation_over');
    await visitor.get(operator.signIn, { name, password, code: totpCodeOf(site, secret) });
    const { codes } = await visitor.get(operator.renewRecoveryCodes, {});
    expect(new Set([...codes, ...recoveryCodes]).size).toBe(20);
    const lost = await visitor.call(operator.stepUp, { code: recoveryCodes[0]! });
    expect(lost.refusal?.code).toBe('operator.wrong_credentials');
    await visitor.get(operator.stepUp, { code: codes[0]! });
    expect(await visitor.get(operator.countRecoveryCodes, {})).toEqual({ left: 9 });
    const [mail] = await messagesTo(site, email);
    expect(mail).toMatchObject({ template: 'operator_recovery', channel: 'mail' });
  });

  test('are made again only after a factor, and leave a line without them', async () => {
    const someone = await openOperator(site, { roles: ['cashier'], isSteppedUp: false });
    const refused = await someone.call(operator.renewRecoveryCodes, {});
    expect(refused.refusal?.code).toBe('operator.step_up_required');
    const { visitor, operatorId } = await join();
    const { codes } = await visitor.get(operator.renewRecoveryCodes, {});
    const lines = await site.database.sql<{ line: string }>`
      select row_to_json(e)::text as line from audit.entry_view e
      where e.act = 'recovery.renew' and e.object_id = ${operatorId}`;
    expect(lines).toHaveLength(1);
    expect(codes.filter((code) => lines[0]!.line.includes(code))).toEqual([]);
  });

  test('are ten after five renewals at once, and no one else’s', async () => {
    const someone = await join();
    const other = await join();
    await someone.visitor.get(operator.stepUp, { code: someone.recoveryCodes[0]! });
    expect(await left(someone)).toBe(9);
    const all = await Promise.all(
      Array.from({ length: 5 }, () => someone.visitor.call(operator.renewRecoveryCodes, {})),
    );
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect([await left(someone), await left(other)]).toEqual([10, 10]);
    await other.visitor.get(operator.stepUp, { code: other.recoveryCodes[0]! });
  });

  test('are not made for a person whose access was reset meanwhile', async () => {
    const { visitor, operatorId } = await join();
    const { sql } = site.database;
    await sql`update operator.operator set state = 'invited' where id = ${operatorId}::bigint`;
    expect((await visitor.call(operator.renewRecoveryCodes, {})).status).toBe(401);
  });
});
