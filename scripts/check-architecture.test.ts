import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkFolders } from './architecture/folders';
import { architecture } from './architecture/map';
import { checkMigrationNumbers } from './architecture/sql-places';
import { checkArchitecture } from './check-architecture';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parlour-map-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Writes the files into an empty tree and returns what the checker says of the first. */
const refusals = (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const [first = ''] = Object.keys(files);
  return checkArchitecture(root, [first]).map(({ rule, message }) => `${rule}: ${message}`);
};

const server = 'packages/server/src';
const modules = `${server}/modules`;
const empty = 'export const none = 0;\n';
const importing = (specifier: string) => `import { none } from '${specifier}';\nvoid none;\n`;

describe('a border is refused', () => {
  const across: [string, string, RegExp][] = [
    ['packages/contract/src/money.ts', '@parlour/ui/format', /contract never imports ui/],
    ['packages/contract/src/money.ts', 'react', /contract imports nothing/],
    ['packages/ui/src/format.ts', '@parlour/server/app', /ui never imports server/],
    ['packages/ui/src/format.ts', 'node:fs', /runs in a browser/],
    ['packages/web/src/app/router.tsx', '@parlour/games/lib/round', /web never imports games/],
    ['packages/web/src/app/router.tsx', '@parlour/server/app', /web never imports server/],
    [
      'packages/games/src/server/wallet.ts',
      '@parlour/contract/cashier',
      /imports only vendor-wall/,
    ],
    ['packages/games/src/server/wallet.ts', '@parlour/server/app', /games never imports server/],
    ['packages/games/src/slots/stage/stage.ts', '@parlour/node-kit/log', /only games\/src\/server/],
    ['packages/node-kit/src/log.ts', '@parlour/contract/money', /node-kit never imports contract/],
    ['packages/web/src/app/router.tsx', '@parlour/node-kit/log', /web never imports node-kit/],
    [`${server}/app.ts`, '@parlour/ui/format', /server never imports ui/],
    [`${server}/app.ts`, '../../web/src/app/router', /server never imports web/],
    [`${modules}/round/play.ts`, '@parlour/games/lib/fair', /server never imports games/],
    [`${server}/app.ts`, '../../../scripts/postgres.mjs', /leaves the packages/],
    [`${modules}/wallet/pay.ts`, '@parlour/testkit/ledger/world', /for tests only/],
    ['packages/web/src/app/router.tsx', '../../../testkit/src/world', /for tests only/],
    ['scripts/vendor.ts', '@parlour/testkit/vendors/vendor', /for tests only/],
    ['packages/testkit/src/site/site.ts', '@parlour/web/app/router', /testkit never imports web/],
    ['packages/testkit/src/site/site.ts', '../../../faults/main', /leaves the packages/],
    ['packages/testkit/src/ledger/seat.ts', '@parlour/server/modules/round/play', /by its index/],
  ];
  test.each(across)('%s → %s', (path, specifier, message) => {
    expect(refusals({ [path]: importing(specifier) })).toEqual([expect.stringMatching(message)]);
  });

  const within: [string, string, string, RegExp][] = [
    [`${modules}/wallet/pay.ts`, '../ledger/post', 'ledger/post.ts', /entered by its index/],
    [`${modules}/wallet/pay.ts`, '../round/index', 'round/index.ts', /may not call round/],
    [`${modules}/wallet/pay.ts`, '../agent', 'agent/index.ts', /may not call agent/],
    [`${modules}/casino/pay.ts`, '../ledger', 'ledger/index.ts', /not a module of/],
    [`${modules}/wallet/pay.ts`, '../../app', '../app.ts', /not app.ts/],
    [`${server}/lib/db.ts`, '../modules/ledger', 'ledger/index.ts', /beneath every module/],
    [`${server}/config.ts`, './modules/ledger', 'ledger/index.ts', /enter modules/],
    [`${server}/app.ts`, './modules/ledger/post', 'ledger/post.ts', /entered by its index/],
  ];
  test.each(within)('%s → %s', (path, specifier, target, message) => {
    const files = { [path]: importing(specifier), [`${modules}/${target}`]: empty };
    expect(refusals(files)).toEqual([expect.stringMatching(message)]);
  });

  const elsewhere: [string, string, string, RegExp][] = [
    ['web', 'features/cashier/form.tsx', 'features/player/form.tsx', /never import each other/],
    ['web', 'features/cashier/form.tsx', 'app/router.tsx', /the app imports features/],
    ['web', 'lib/api.ts', 'features/player/form.tsx', /beneath features/],
    ['web', 'lib/api.ts', 'app/paths.ts', /beneath features/],
    ['games', 'red-seven/rules.ts', 'red-seven/view.tsx', /rules import only/],
    ['games', 'slots/red-seven/rules.ts', 'slots/stage/print/print.ts', /rules import only/],
    ['games', 'slots/red-seven/index.ts', 'slots/testing/proof-cases.ts', /for tests only/],
    ['games', 'rounds/round.ts', 'slots/shell/page/main.tsx', /beneath the games/],
    ['games', 'slots/shell/page/main.tsx', 'server/rounds/rounds.ts', /in the browser never/],
    ['games', 'rounds/game.ts', 'slots/rules/play.ts', /beneath the games/],
    ['games', 'fair/node-hmac.ts', 'slots/rules/play.ts', /beneath the games/],
    ['games', 'server/rounds/rounds.ts', 'slots/rules/play.ts', /by the registry/],
    ['games', 'server/routes/catalogue.ts', 'slots/shell/layout/frame.ts', /by the registry/],
    ['games', 'tables/dice/rules.ts', 'slots/stage/print/print.ts', /rules import only/],
    ['games', 'tables/shell/page.ts', 'slots/shell/layout/frame.ts', /never import each other/],
  ];
  test.each(elsewhere)('%s: %s → %s', (name, from, to, message) => {
    const up = '../'.repeat(from.split('/').length - 1);
    const source = importing(`${up}${to.replace(/\.tsx?$/, '')}`);
    const [path, target] = [`packages/${name}/src/${from}`, `packages/${name}/src/${to}`];
    expect(refusals({ [path]: source, [target]: empty })).toEqual([expect.stringMatching(message)]);
  });

  test('a type, a re-export and a dynamic import are refused as well', () => {
    const path = `${server}/app.ts`;
    for (const source of [
      "import type { Screen } from '@parlour/web/screen';\nexport const screen: Screen = 0;\n",
      "export const screen = () => import('@parlour/web/screen');\n",
    ]) {
      expect(refusals({ [path]: source })).toEqual(['border: server never imports web']);
    }
    const passedOn = "export { screen } from '@parlour/web/screen';\n";
    expect(refusals({ [path]: passedOn })).toContain('border: server never imports web');
  });
});

describe("the map's allowed imports pass", () => {
  const allowed: [string, string, string][] = [
    [`${modules}/wallet/pay.ts`, '../ledger', `${modules}/ledger/index.ts`],
    [`${modules}/wallet/pay.ts`, '../../lib/db', `${server}/lib/db.ts`],
    [
      `${modules}/wallet/pay.test.ts`,
      '@parlour/testkit/ledger/world',
      'packages/testkit/src/ledger/world.ts',
    ],
    ['fuzz/run.ts', '@parlour/testkit/site/site', 'packages/testkit/src/site/site.ts'],
    ['packages/testkit/src/site/site.ts', '@parlour/server/app', `${server}/app.ts`],
    [
      'packages/testkit/src/a.ts',
      '@parlour/server/modules/round/index',
      `${modules}/round/index.ts`,
    ],
    [`${modules}/wallet/pay.ts`, '@parlour/contract/money', 'packages/contract/src/money.ts'],
    [`${server}/app.ts`, './modules/report', `${modules}/report/index.ts`],
    ['packages/web/src/features/a/b.tsx', '../../lib/api', 'packages/web/src/lib/api.ts'],
    ['packages/games/src/dice/rules.ts', '../fair/fair', 'packages/games/src/fair/fair.ts'],
    ['packages/games/src/server/w.ts', '@parlour/contract/vendor-wallet', 'packages/contract/a.ts'],
  ];
  test.each(allowed)('%s → %s', (path, specifier, target) => {
    expect(refusals({ [path]: importing(specifier), [target]: empty })).toEqual([]);
  });
});

describe('SQL follows the map', () => {
  const inQueries = (sql: string) =>
    refusals({ [`${modules}/wallet/queries.ts`]: `export const query =\n  \`${sql}\`;\n` });

  const refused: [string, RegExp][] = [
    ['insert into ledger.entry (id) values (1)', /wallet writes its own schema only/],
    ['update ledger.account set balance = 0', /wallet writes its own schema only/],
    ['update ledger.account as a set balance = 0', /wallet writes its own schema only/],
    ['delete from only ledger.account', /wallet writes its own schema only/],
    ['truncate ledger.account', /wallet writes its own schema only/],
    ['insert into spend_order (id) values (1)', /name the schema/],
    ['select * from ledger.account', /reads ledger by a view/],
    ['select 1 from wallet.spend_order join round.round r on true', /reads round by a view/],
    ['select * from round.play(1)', /may not call up or sideways: round.play/],
  ];
  test.each(refused)('%s', (sql, message) => {
    expect(inQueries(sql)).toEqual([expect.stringMatching(message)]);
  });

  test.each([
    'insert into wallet.spend_order (id) values (1) on conflict do update set id = 1',
    'select * from ledger.balance_view for no key update of balance_view',
    'select * from round.recent_view',
    'select ledger.post(1)',
  ])('%s passes', (sql) => {
    expect(inQueries(sql)).toEqual([]);
  });

  test('a write outside queries.ts is refused', () => {
    const source = 'export const pay = `update wallet.spend_order set id = ${1}`;\n';
    expect(refusals({ [`${modules}/wallet/pay.ts`]: source })).toEqual([
      expect.stringMatching(/only queries.ts writes/),
    ]);
  });

  test('a migration writes the schema it is named after, and a schema file calls only lower modules', () => {
    const path = 'packages/server/migrations/0006-wallet.sql';
    const file = 'packages/server/schema/wallet/a.sql';
    expect(refusals({ [path]: 'create table ledger.spend_order (id bigint);\n' })).toEqual([
      expect.stringMatching(/wallet writes its own schema only/),
    ]);
    expect(
      refusals({ [file]: 'create or replace view wallet.a as select round.play(1);\n' }),
    ).toEqual([expect.stringMatching(/may not call up/)]);
    expect(refusals({ [file]: 'create or replace view round.a as select 1;\n' })).toEqual([
      expect.stringMatching(/wallet writes its own schema only/),
    ]);
    const sound = 'create table wallet.spend_order (id bigint references player.player (id));\n';
    expect(refusals({ [path]: `-- update ledger.x set y = 1\n${sound}` })).toEqual([]);
  });

  test.each([
    ['migrations/0006-wallet.sql', 'create view wallet.a as select 1;'],
    ['migrations/0006-wallet.sql', 'create function wallet.a() returns int language sql as 1;'],
    ['migrations/0006-wallet.sql', 'create or replace trigger a before insert on wallet.b x;'],
    ['schema/wallet/a.sql', 'create view wallet.a as select 1;'],
    ['schema/wallet/a.sql', 'create table wallet.a (id bigint);'],
    ['schema/wallet/a.sql', 'drop view wallet.a;'],
    ['schema/wallet/a.sql', 'alter table wallet.a add column b bigint;'],
  ])('in %s stands no %s', (path, sql) => {
    expect(refusals({ [`packages/server/${path}`]: `${sql}\n` })).toEqual([
      expect.stringMatching(/^sql-place: /),
    ]);
  });

  test('two migrations with one number are refused, and a trigger that always fires is not', () => {
    const path = 'packages/server/migrations/0006';
    expect(checkMigrationNumbers([`${path}-wallet.sql`, `${path}-wallet-more.sql`])).toEqual([
      expect.objectContaining({ rule: 'migration-number', path: `${path}-wallet-more.sql` }),
    ]);
    const always = 'alter table wallet.a enable always trigger b;\n';
    expect(refusals({ 'packages/server/schema/wallet/a.sql': always })).toEqual([]);
  });
});

describe('the tidy rules refuse', () => {
  const long = `${'const line = 1;\n'.repeat(301)}`;
  const cases: [string, string, string, string][] = [
    ['a file of 301 lines', `${server}/long.ts`, long, 'too-long'],
    [
      'a schema of 301 lines',
      'packages/server/schema/wallet/a.sql',
      '-- a\n'.repeat(301),
      'too-long',
    ],
    ['a line of 101 columns', `${server}/a.ts`, `// ${'wide '.repeat(20)}\n`, 'too-wide'],
    ['a name that is not kebab-case', `${server}/payOut.ts`, empty, 'file-name'],
    ['a name that says nothing', `${server}/money-utils.ts`, empty, 'empty-name'],
    ['a default export', `${server}/a.ts`, 'export default 1;\n', 'default-export'],
    ['a barrel', 'packages/ui/src/all.ts', "export * from './format';\n", 'barrel'],
    ['[R-R1] chance', `${server}/a.ts`, 'export const x = Math.random();\n', 'own-clock'],
    ['a clock', `${modules}/round/a.ts`, 'export const x = Date.now();\n', 'own-clock'],
    ['a date of now', `${modules}/round/a.ts`, 'export const x = new Date();\n', 'own-clock'],
    ['[R-R1] chance in rules', 'packages/games/src/dice/rules.ts', 'Math.random();\n', 'own-clock'],
    ['a path out of the tree', 'docs/a.md', `see ../sha${'red'}/design\n`, 'foreign-path'],
    [
      'loose marks',
      'packages/locales/src/vi/site/a.ts',
      `// ${'ế'.normalize('NFD')}\n`,
      'composed',
    ],
    [
      'a silent suppression',
      `${server}/a.ts`,
      `// ${'oxlint'}-disable-next-line no-x\n`,
      'silenced',
    ],
    ['an old word in a comment', `${server}/a.ts`, `// For who${'ever'} asks.\n`, 'old-word'],
    ['an old word in a document', 'docs/a.md', `No${'body'} reads it.\n`, 'old-word'],
    ['an old word in a test’s name', `${server}/a.test.ts`, `test('is to${'ld'}')\n`, 'old-word'],
    ['a bare @ts-expect-error', `${server}/a.ts`, '// @ts-expect-error\n', 'silenced'],
  ];
  test.each(cases)('%s', (_name, path, text, rule) => {
    const found = refusals({ [path]: text });
    expect(found).toEqual([expect.stringMatching(new RegExp(`^${rule}: `))]);
  });

  test("the tidy rules accept a module's front door, a config, a test of 600 lines and a clock", () => {
    const sound: [string, string][] = [
      [`${modules}/ledger/index.ts`, "export { none } from './post';\n"],
      ['vite.config.ts', 'export default {};\n'],
      [`${server}/long.test.ts`, 'const line = 1;\n'.repeat(600)],
      [`${server}/wide.test.ts`, `test('[ERR-04] ${'a sentence '.repeat(12)}', () => {});\n`],
      ['packages/node-kit/src/clock.ts', 'export const now = () => Date.now();\n'],
      [`${server}/lib/on.ts`, 'export const on = (at: number) => new Date(at);\n'],
      ['packages/locales/src/en/site/a.ts', `// who${'ever'}\n`],
      [`${server}/a.ts`, '// isTold, retold and Renewal are other words\n'],
      [`${server}/a.ts`, '// oxlint-disable-next-line no-x -- the driver asks for it\n'],
    ];
    for (const [path, text] of sound) expect(refusals({ [path]: text })).toEqual([]);
  });
});

describe('a folder of more than twenty sources is refused', () => {
  const folderOf = (folder: string, count: number, ending = 'ts') =>
    Array.from({ length: count }, (_each, place) => `${folder}/n${place}.${ending}`);
  const refused = (files: string[]) => checkFolders(files, architecture).map(({ path }) => path);

  test('style sheets and SQL count, tests and other folders do not', () => {
    const twenty = folderOf(`${server}/lib/http`, 20);
    expect(refused(twenty)).toEqual([]);
    expect(refused([...twenty, `${server}/lib/http/one.css`])).toEqual([`${server}/lib/http`]);
    expect(refused([...twenty, `${server}/lib/http/one.test.ts`, `${server}/lib/b.ts`])).toEqual(
      [],
    );
    expect(refused(folderOf('bench/sql', 21, 'sql'))).toEqual(['bench/sql']);
  });

  test('what tests share counts, and the stories do not', () => {
    const shared = 'packages/testkit/src/site';
    expect(refused(folderOf(shared, 21))).toEqual([shared]);
    expect(refused(folderOf('e2e', 90, 'spec.ts'))).toEqual([]);
  });

  test('a folder that the map excuses with a reason passes', () => {
    expect(refused(folderOf('packages/ui/src/icons', 90))).toEqual([]);
    expect(Object.values(architecture.folders.exempt).every((reason) => reason.length > 9)).toBe(
      true,
    );
  });
});

describe('a second exported type of one name is refused', () => {
  const money = 'packages/contract/src/money.ts';
  const game = 'packages/games/src/slots/rules/game.ts';
  const type = (name: string) => `export type ${name} = { id: string };\n`;
  const refused = (files: Record<string, string>) => {
    refusals(files);
    return checkArchitecture(root, Object.keys(files)).map(({ path, rule }) => [path, rule]);
  };

  test.each([
    ['a type and an interface', `${server}/a.ts`, 'export interface Purse {}\n'],
    ['a class', `${modules}/wallet/a.ts`, 'export class Purse {}\n'],
    ['a type of our games', game, type('Purse')],
  ])('%s', (_name, path, text) => {
    expect(refused({ [money]: type('Purse'), [path]: text })).toEqual([[path, 'type-name']]);
  });

  test('but not one of a test, of testkit, of a file alone or passed on by a front door', () => {
    const files = {
      [money]: type('Purse'),
      [`${server}/a.test.ts`]: type('Purse'),
      'packages/testkit/src/a.ts': type('Purse'),
      [`${server}/b.ts`]: 'type Purse = { id: string };\nexport const none: Purse[] = [];\n',
      [`${modules}/ledger/index.ts`]: "export type { Purse } from './post';\n",
    };
    expect(refused(files)).toEqual([]);
  });

  test('across the border of the vendors the map may name both with a reason, one on each side', () => {
    expect(refused({ [money]: type('Game'), [game]: type('Game') })).toEqual([]);
    const third = 'packages/games/src/slots/shell/page/a.ts';
    expect(refused({ [money]: type('Game'), [game]: type('Game'), [third]: type('Game') })).toEqual(
      [[third, 'type-name']],
    );
    const reasons = Object.values(architecture.typeNames.acrossTheBorder);
    expect(reasons.every((reason) => reason.length > 9)).toBe(true);
  });
});

describe('a function of the database of more than sixty lines is refused', () => {
  const head = 'returns void language plpgsql as $$\nbegin\n';
  const sqlOf = (name: string, lines: number) =>
    `create or replace function ${name}() ${head}${'  perform 1;\n'.repeat(lines - 3)}end $$;\n`;
  const file = 'packages/server/schema/ledger/a.sql';

  test('the refusal has its name and its first line', () => {
    expect(refusals({ [file]: sqlOf('ledger.a', 60) })).toEqual([]);
    expect(refusals({ [file]: `${sqlOf('ledger.a', 9)}${sqlOf('ledger.b', 61)}` })).toEqual([
      'long-function: ledger.b has 61 lines, 60 at most: split it',
    ]);
  });

  test('a function that the map excuses with a reason passes, as long as it needs that', () => {
    expect(refusals({ [file]: sqlOf('ledger.post', 150) })).toEqual([]);
    expect(refusals({ [file]: sqlOf('ledger.post', 60) })).toEqual([
      'long-function: ledger.post has 60 lines and needs no excuse in the map',
    ]);
  });
});

describe('an example of a guide', () => {
  const path = `${server}/a.ts`;
  const source = 'const one = 1;\nconst two = 2;\nconst three = 3;\n';
  const inGuide = (head: string, body: string, page = 'docs/a.md') =>
    refusals({ [page]: `Text.\n\n\`\`\`${head}\n${body}\n\`\`\`\n`, [path]: source });

  test.each([
    ['without a file', 'ts', 'const one = 1;', /names its file/],
    ['of a file that is gone', `ts ${server}/b.ts`, 'const one = 1;', /there is no/],
    ['of another text', `ts ${path}`, 'const one = 2;', /has not: const one = 2/],
    ['of half a line', `ts ${path}`, 'const one =', /has not/],
    ['in another order', `ts ${path}`, 'const two = 2;\n…\nconst one = 1;', /has not/],
    ['of SQL that no test runs', 'sql', 'select 1;', /names its file/],
  ])('%s is refused', (_name, head, body, message) => {
    expect(inGuide(head, body)).toEqual([expect.stringMatching(message)]);
  });

  test('of the text of its file passes, with parts left out, and so does a command', () => {
    expect(inGuide(`ts ${path}`, '  const one = 1;\n…\nconst three = 3;')).toEqual([]);
    expect(inGuide('bash', 'npm test')).toEqual([]);
    expect(inGuide('sql', 'select 1;', 'docs/ledger.md')).toEqual([]);
  });
});

describe('a file that a guide names', () => {
  const tree = ['packages/contract/src/pages.ts', 'packages/locales/src/vi/site/brand.ts'];
  const inPage = (text: string, page = 'docs/a.md') => {
    mkdirSync(join(root, 'docs'), { recursive: true });
    writeFileSync(join(root, 'docs/b.md'), 'Text.\n');
    writeFileSync(join(root, page), text);
    return checkArchitecture(root, [page], tree).map(({ rule, line, message }) =>
      [rule, line, message].join(' '),
    );
  };

  test.each([
    ['gone', 'See\n`packages/contract/src/page.ts`.\n', 'packages/contract/src/page.ts'],
    ['gone, by half its name', 'See\n`ages.ts`.\n', 'ages.ts'],
    ['gone in one language', 'See\n`{vi,en}/site/brand.ts`.\n', 'en/site/brand.ts'],
    ['gone from a command', 'See\n`npx vitest run contract/b.test.ts`.\n', 'contract/b.test.ts'],
    ['a link to a page that is gone', 'See\n[it](c.md#part).\n', 'c.md'],
  ])('is refused: %s', (_name, text, gone) => {
    expect(inPage(text)).toEqual([`doc-path 2 there is no ${gone}`]);
  });

  test.each([
    'by its whole path `packages/contract/src/pages.ts`',
    'by the end of it `contract/pages.ts`, `pages.ts`',
    'by a link [b](b.md#part) and [elsewhere](https://example.org/c.md)',
    'of any name `packages/server/schema/<noun>/views.sql`, `e2e/NAME.spec.ts`',
    'that a build writes `dist/server/main.js`',
  ])('passes %s', (text) => {
    expect(inPage(`${text}\n`)).toEqual([]);
  });

  test('passes in the rows, which quote the specification', () => {
    expect(inPage('`old.md`\n', 'docs/requirements.md')).toEqual([]);
  });
});
