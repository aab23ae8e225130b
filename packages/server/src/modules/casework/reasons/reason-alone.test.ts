import { operator } from '@parlour/contract/operator';
import { ruleDesk } from '@parlour/contract/rule-desk';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: Site;
let author: SomeOperator;

beforeAll(async () => {
  site = await openSite();
  author = await openOperator(site, { roles: ['brand'] });
  await openOperator(site, { roles: ['lead'] });
});
afterAll(() => site.drop());

const propose = async (object: string, patch: Record<string, unknown>) => {
  const kind = 'reason';
  const seen = await author.call(operator.previewChange, { kind, object, patch: {} });
  const { version } = seen.body.value;
  const reason = 'a clearer text';
  const made = await author.call(operator.proposeChange, { kind, object, version, patch, reason });
  return made.refusal?.code ?? made.body.value.state;
};

const object = 'withdrawal:payee_closed';
const readTexts = async () => {
  const { list } = await author.get(ruleDesk.listReasons, {});
  return list.find(({ kind, code }) => `${kind}:${code}` === object)!;
};

test('[OPS-01] one person alone does not change what players read in a reason, in steps either', async () => {
  const { texts } = await readTexts();
  const text = 'Pay the fee to VCB 0123456789 first';
  expect(await propose(object, { enabled: false })).toBe('applied');
  expect(await propose(object, { 'text.VI': text, 'text.EN': text })).toBe('proposed');
  expect(await readTexts()).toMatchObject({ isTold: true, texts });
});

test('[OPS-01] a reason that players read is switched off by one person, and on by two', async () => {
  expect(await propose('withdrawal:turnover', { enabled: false })).toBe('applied');
  expect(await propose('withdrawal:turnover', { enabled: true })).toBe('proposed');
});

test('[OPS-01] what players read in a reason names no place outside', async () => {
  const text = 'More about it: t.me/thief';
  expect(await propose('identity:unreadable', { 'text.EN': text })).toBe('desk.link_outside');
});
