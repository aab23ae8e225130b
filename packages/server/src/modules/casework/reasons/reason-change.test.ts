import { operator } from '@parlour/contract/operator';
import { ruleDesk } from '@parlour/contract/rule-desk';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readReasons } from '../desk/queries';

let site: Site;
let author: SomeOperator;
let lead: SomeOperator;

beforeAll(async () => {
  site = await openSite();
  author = await openOperator(site, { roles: ['brand'] });
  lead = await openOperator(site, { roles: ['lead'] });
});
afterAll(() => site.drop());

beforeEach(async () => {
  await site.database.sql`
    update operator.change set state = 'withdrawn' where state in ('proposed', 'scheduled')`;
});

const reason = 'players asked what it means';

const propose = async (object: string, patch: Record<string, unknown>, who = author) => {
  const kind = 'reason';
  const { version } = (await who.call(operator.previewChange, { kind, object, patch: {} })).body
    .value;
  return who.call(operator.proposeChange, { kind, object, version, patch, reason });
};

const faultOf = async (object: string, patch: Record<string, unknown>) =>
  (await propose(object, patch)).refusal?.value;

const offered = async (kind: string): Promise<string[]> =>
  (await readReasons(site.database.sql, { kind })).map(({ code }) => code);

/** As if a decision had given it. */
const give = (kind: string, code: string) => site.database.sql`
  with opened as (
    insert into casework.case_file (brand, kind, subject_id, reasons, due_at)
    values ('main', ${kind}, ${`test ${code}`}, '{first}', lib.now())
    returning id)
  insert into casework.decision (case_id, round, stage, operator_id, verdict, reason_code)
  select id, 1, 1, 1, 'refuse', ${code} from opened`;

describe('[OPS-01] a reason of decisions', () => {
  test('is made new, offered in its place, and switched off by another change', async () => {
    const object = 'withdrawal:bank_asks';
    const texts = {
      'text.VI': 'Ngân hàng cần thêm thông tin.',
      'text.EN': 'The bank asks for more.',
    };
    const made = await propose(object, { ...texts, isPublic: true, position: 1, enabled: true });
    // What players read is read by a second person before.
    expect(made.body.value).toMatchObject({ state: 'proposed', needsSecond: true });
    expect(await offered('withdrawal')).not.toContain('bank_asks');
    await lead.get(operator.approveChange, { id: made.body.value.id, reason });
    expect((await offered('withdrawal'))[0]).toBe('bank_asks');
    const last = await propose(object, { position: 500 });
    expect(last.body.value.state).toBe('applied');
    expect((await offered('withdrawal')).at(-1)).toBe('bank_asks');
    const off = await propose(object, { enabled: false });
    expect(off.body.value.state).toBe('applied');
    expect(await offered('withdrawal')).not.toContain('bank_asks');
    const { list } = await author.get(ruleDesk.listReasons, {});
    expect(list.find(({ code }) => code === 'bank_asks')).toMatchObject({
      kind: 'withdrawal',
      enabled: false,
      isTold: true,
      isGiven: false,
      texts: { VI: texts['text.VI'], EN: texts['text.EN'] },
    });
  });

  test('that was given is never deleted, and who reads it stays', async () => {
    await give('withdrawal', 'suspicion');
    const deletion = site.database.sql`
      delete from casework.reason where kind = 'withdrawal' and code = 'suspicion'`;
    await expect(deletion).rejects.toMatchObject({ constraint: 'reason_given' });
    expect(await faultOf('withdrawal:suspicion', { isPublic: true })).toMatchObject({
      fields: [{ name: 'isPublic', code: 'field.taken' }],
    });
    // The same code of another queue was not given.
    const { list } = await author.get(ruleDesk.listReasons, {});
    expect(list.filter(({ isGiven }) => isGiven).map(({ code }) => code)).toEqual(['suspicion']);
  });

  test('stays one at least in each queue, so that a verdict can be given', async () => {
    expect((await propose('flag:explained', { enabled: false })).body.value.state).toBe('applied');
    expect(await faultOf('flag:blocked', { enabled: false })).toMatchObject({
      fields: [{ name: 'enabled', code: 'field.required' }],
    });
  });

  test.each([
    ['no English text', 'deposit:paid_twice', { 'text.EN': '' }, 'text.EN', 'field.required'],
    ['a line in a text', 'deposit:paid_twice', { 'text.VI': 'a\nb' }, 'text.VI', 'field.pattern'],
    [
      'a language that is none',
      'deposit:paid_twice',
      { 'text.XX': 'a' },
      'text.XX',
      'field.unknown',
    ],
    ['a code with a space', 'deposit:paid twice', { enabled: true }, 'object', 'field.pattern'],
    ['a place that is none', 'deposit:paid_twice', { position: -1 }, 'position', 'field.pattern'],
  ])('with %s is refused', async (_name, object, patch, name, code) => {
    const answer = await author.call(operator.previewChange, { kind: 'reason', object, patch });
    expect(answer.refusal?.value).toMatchObject({ fields: [{ name, code }] });
  });

  test('is of all brands: who writes one brand alone changes none', async () => {
    const ofMain = await openOperator(site, { roles: ['brand'], brands: ['main'] });
    const object = 'deposit:paid_twice';
    const patch = { position: 7 };
    const answer = await ofMain.call(operator.previewChange, { kind: 'reason', object, patch });
    expect(answer.status).toBe(404);
    const unknown = await author.call(operator.previewChange, {
      kind: 'reason',
      object: 'chat:late',
      patch: {},
    });
    expect(unknown.status).toBe(404);
  });
});
