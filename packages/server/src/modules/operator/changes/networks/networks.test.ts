import { brand } from '@parlour/contract/brand';
import { operator } from '@parlour/contract/operator';
import type { NetworkImport } from '@parlour/contract/operator/networks';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { loadedBrand } from '../../../brand';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let site: Site;
let author: SomeOperator;
let lead: SomeOperator;

beforeAll(async () => {
  site = await openSite();
  author = await openOperator(site, { roles: ['brand'], brands: ['main'] });
  lead = await openOperator(site, { roles: ['lead'] });
});
afterAll(() => site.drop());

beforeEach(async () => {
  await site.database.sql`
    update operator.change set state = 'withdrawn' where state in ('proposed', 'scheduled')`;
  await site.database.sql`update brand.brand set network_list_id = null`;
  site.forgetBrands();
});

const reason = 'the list of the season';
const of = { kind: 'networks', object: 'main' } as const;

const importing = (text: string, mode: 'replace' | 'add' = 'replace', who = author) =>
  who.call(operator.importNetworks, {
    brand: 'main',
    mode,
    reason: 'datacentre',
    file: Buffer.from(text).toString('base64'),
  });

const imported = async (text: string, mode?: 'add'): Promise<NetworkImport> =>
  (await importing(text, mode)).body.value;

const use = async (list: string | null | undefined) => {
  const { version } = await author.get(operator.previewChange, { ...of, patch: {} });
  return author.get(operator.proposeChange, { ...of, version, patch: { list }, reason });
};

/** 2 is refused, 0 is served. */
const statusOf = async (address: string): Promise<number> => {
  // As every process does that follows the change.
  site.forgetBrands();
  const visitor = site.visitor({ address });
  return (await visitor.get(brand.readStatus, {})).systemStatus;
};

describe('[R-C6] a file of networks', () => {
  test('is a list of its good rows, the bad ones are named, and nothing is refused before the change', async () => {
    const file = [
      '\ufeffnetwork,reason,owner',
      '203.0.113.0/24,datacentre,one',
      '198.51.100.7,,two',
      '2001:DB8:1::/48,blocked,three',
      '203.0.113.9/24,,again',
      '203.0.113.300,,four',
      '10.0.0.0/7,,five',
      '2001:db8::/15,,six',
      '192.0.2.0/24,friend,seven',
      '192.0.2.0/33,,eight',
      '::ffff:192.0.2.1,,nine',
      '=cmd(),,ten',
    ].join('\r\n');
    const read = await imported(file);
    expect(read).toMatchObject({ count: 3, added: 3, gone: 0, badCount: 8 });
    expect(read.bad.map(({ n, why }) => [n, why])).toEqual([
      [5, 'repeated'],
      [6, 'network'],
      [7, 'wide'],
      [8, 'wide'],
      [9, 'reason'],
      [10, 'network'],
      [11, 'network'],
      [12, 'network'],
    ]);
    expect(await statusOf('203.0.113.77')).toBe(0);
    const made = await use(read.list);
    expect(made).toMatchObject({ state: 'applied', kind: 'networks', brand: 'main' });
    for (const address of ['203.0.113.77', '198.51.100.7', '2001:db8:1:2::3']) {
      expect(await statusOf(address)).toBe(2);
    }
    for (const address of ['203.0.114.1', '198.51.100.8', '2001:db8:2::3']) {
      expect(await statusOf(address)).toBe(0);
    }
    const refused = await site.visitor({ address: '203.0.113.77' }).call(brand.listCountries, {});
    expect(refused.refusal?.code).toBe('brand.address_blocked');
  });

  test('is added to by one person, goes back by two, and a list that takes networks out waits', async () => {
    const first = await imported('203.0.113.0/24\n198.51.100.0/24');
    await use(first.list);
    const more = await imported('192.0.2.0/24', 'add');
    expect(more).toMatchObject({ count: 3, added: 1, gone: 0 });
    const made = await use(more.list);
    expect(made.state).toBe('applied');
    expect(await statusOf('192.0.2.1')).toBe(2);
    const fewer = await imported('203.0.113.0/24');
    expect(fewer).toMatchObject({ count: 1, added: 0, gone: 2 });
    expect(await use(fewer.list)).toMatchObject({ state: 'proposed', needsSecond: true });
    await site.database
      .sql`update operator.change set state = 'withdrawn' where state = 'proposed'`;
    const back = await author.get(operator.undoChange, { id: made.id, reason });
    expect(back).toMatchObject({ state: 'proposed', needsSecond: true });
    expect(await statusOf('192.0.2.1')).toBe(2);
    await lead.get(operator.approveChange, { id: back.id, reason });
    expect(await statusOf('192.0.2.1')).toBe(0);
    expect(await statusOf('198.51.100.1')).toBe(2);
  });

  test('that says what is there already makes no list', async () => {
    await use((await imported('203.0.113.0/24')).list);
    expect((await imported('network\n203.0.113.7/24')).list).toBeUndefined();
    expect((await imported('nothing\nof this')).list).toBeUndefined();
  });

  test('of a hundred thousand is found by halving, in every call', async () => {
    const lines = Array.from(
      { length: 100_000 },
      (_, n) => `${20 + Math.floor(n / 50_000)}.${Math.floor(n / 256) % 196}.${n % 256}.0/25`,
    );
    const unique = new Set(lines).size;
    const read = await imported(`network\n${lines.join('\n')}`);
    expect(read.count).toBe(unique);
    expect((await use(read.list)).state).toBe('applied');
    expect(await statusOf('20.3.9.127')).toBe(2);
    expect(await statusOf('20.3.9.128')).toBe(0);
    const { size } = (await loadedBrand(site.platform, 'main')).listed;
    expect(size).toBe(unique);
  });

  test.each([
    ['nothing', ' \n', 'change.csv_broken'],
    ['a NUL', 'a\0b', 'change.csv_broken'],
    ['too many rows', '1.1.1.1\n'.repeat(120_002), 'request.too_large'],
    ['too many bytes', 'a'.repeat(5_000_001), 'request.too_large'],
  ])('with %s is refused whole', async (_name, file, code) => {
    expect((await importing(file)).refusal?.code).toBe(code);
  });

  test('is of a brand of the operator, with the right, and so is its list', async () => {
    const elsewhere = await openOperator(site, { roles: ['brand'], brands: ['second'] });
    expect((await importing('1.2.3.0/24', 'replace', elsewhere)).status).toBe(404);
    const support = await openOperator(site, { roles: ['support'] });
    const { refusal } = await importing('1.2.3.0/24', 'replace', support);
    expect(refusal?.code).toBe('operator.right_missing');
    const { list } = await imported('1.2.3.0/24');
    const foreign = await elsewhere.call(operator.previewChange, {
      kind: 'networks',
      object: 'second',
      patch: { list },
    });
    expect(foreign.refusal?.value).toMatchObject({
      fields: [{ name: 'list', code: 'field.unknown' }],
    });
  });
});
