import { audit } from '@parlour/contract/audit';
import type { Endpoint, InputOf } from '@parlour/contract/endpoint';
import { report } from '@parlour/contract/report';
import { session } from '@parlour/contract/session';
import type { Sql } from '@parlour/node-kit/database/database';
import { openOperator } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import type { Reply } from '@parlour/testkit/site/http-client';
import { openSite, type Site } from '@parlour/testkit/site/site';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { fund } from '@parlour/testkit/ledger/world';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mostFiles } from './open-files';

let site: Site;
let plainSql: Sql;

/** A part of a file is asked for, and waits until the test lets it go. */
type Asked = { go: () => void };

let isHeld: (text: string) => boolean = () => false;
let waiting: Asked[] = [];
let notice: () => void = () => {};

beforeAll(async () => {
  site = await openSite();
  const { database } = site.platform;
  plainSql = database.sql;
  database.sql = (async (strings: TemplateStringsArray, ...values: unknown[]) => {
    if (isHeld(strings.join('?'))) {
      await new Promise<void>((go) => {
        waiting.push({ go });
        notice();
      });
    }
    return plainSql(strings, ...values);
  }) as Sql;
});

afterEach(async () => {
  isHeld = () => false;
  for (const { go } of waiting.splice(0)) go();
  await site.shiftClock(0);
});

afterAll(() => site.drop());

/** Statements with these words wait for the test. */
const hold = (words: string) => {
  waiting = [];
  isHeld = (text) => text.includes(words);
};

/** The next one that waits. */
const nextAsked = async (): Promise<Asked> => {
  while (waiting.length === 0) {
    await new Promise<void>((noticed) => (notice = noticed));
  }
  return waiting.shift()!;
};

const allAsked = async (count: number): Promise<Asked[]> => {
  const all: Asked[] = [];
  while (all.length < count) all.push(await nextAsked());
  return all;
};

const letAllGo = (held: Asked[]) => {
  isHeld = () => false;
  for (const { go } of [...held, ...waiting.splice(0)]) go();
};

const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(Date.now());
const days = () => ({ from: today(), to: today() });

/** What came of a file, or that it broke off. */
const fetchFile = async <E extends Endpoint>(
  visitor: Visitor,
  endpoint: E,
  input: InputOf<E>,
): Promise<Reply | 'broken'> =>
  visitor.send(await visitor.messageOf(endpoint, input)).catch(() => 'broken' as const);

const entries = 'report.entry_page';

describe('[MEMBER-03] files of players', () => {
  test('are so many of one player at a time: another is refused until one is over', async () => {
    const player = await registerPlayer(site);
    const another = await registerPlayer(site);
    hold('report.bounds');
    const under = Array.from({ length: mostFiles }, () =>
      fetchFile(player, report.exportTransactions, days()),
    );
    const begun = await allAsked(mostFiles);
    const refused = await player.call(report.exportProfit, days());
    expect([refused.status, refused.refusal?.code]).toEqual([429, 'request.too_many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(site.logLines.some((line) => line.includes('"limit":"files"'))).toBe(true);
    const others = fetchFile(another, report.exportTransactions, days());
    letAllGo(begun);
    for (const file of [...under, others]) expect(await file).toMatchObject({ status: 200 });
    expect(await fetchFile(player, report.exportProfit, days())).toMatchObject({ status: 200 });
  });

  test('take turns: a part of one of them is worked on at a time, of whatever player', async () => {
    const players = await Promise.all([1, 2, 3].map(() => registerPlayer(site)));
    for (const player of players) await fund(site, player, '5');
    hold('report.bounds');
    const files = players.map((player) => fetchFile(player, report.exportTransactions, days()));
    const begun = await allAsked(players.length);
    hold(entries);
    for (const { go } of begun) go();
    // Of each file a part with its one line, and one that finds no more.
    for (let asked = 0; asked < 2 * players.length; asked += 1) {
      const { go } = await nextAsked();
      // Whatever else could be asked for is asked for meanwhile.
      for (let turns = 0; turns < 20; turns += 1) await plainSql`select 1`;
      expect(waiting).toHaveLength(0);
      go();
    }
    for (const file of files) expect(await file).toMatchObject({ status: 200 });
  });

  test('end with the session of who asked', async () => {
    const player = await registerPlayer(site);
    await fund(site, player, '5');
    hold(entries);
    const file = fetchFile(player, report.exportTransactions, days());
    const asked = await allAsked(1);
    await player.get(session.logOut, {});
    await site.shiftClock(2000);
    letAllGo(asked);
    expect(await file).toBe('broken');
  });

  test('have no answer to HEAD, which would read them for no one', async () => {
    const player = await registerPlayer(site);
    hold(entries);
    const message = await player.messageOf(report.exportTransactions, days());
    const { status } = await player.send({ ...message, method: 'HEAD' });
    expect(status).toBe(404);
    expect(waiting).toHaveLength(0);
  });
});

describe('[OPS-01] a file of the console', () => {
  const findLines = 'as passed';

  test.each([
    [
      'the session ends',
      (id: string) => site.database.sql`
      update operator.sign_in set ended_at = lib.now(), reason = 'ended'
      where operator_id = ${id}::bigint`,
    ],
    [
      'a right is taken away',
      (id: string) => site.database.sql`
      update operator.holding set ended_at = lib.now() where operator_id = ${id}::bigint`,
    ],
  ])('ends when %s', async (_what, take) => {
    const auditor = await openOperator(site, { roles: ['auditor'] });
    // Whatever is asked for is a line of the next file.
    await fetchFile(auditor, audit.exportEntries, {});
    hold(findLines);
    const file = fetchFile(auditor, audit.exportEntries, {});
    const asked = await allAsked(1);
    await take(auditor.operatorId);
    await site.shiftClock(2000);
    letAllGo(asked);
    expect(await file).toBe('broken');
  });
});
