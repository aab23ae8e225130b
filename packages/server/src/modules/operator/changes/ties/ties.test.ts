import { audit } from '@parlour/contract/audit';
import { operator } from '@parlour/contract/operator';
import { changeKinds } from '@parlour/contract/operator/changes';
import { exportCalls } from '@parlour/contract/report/exports';
import { voidingObject } from '@parlour/contract/round-console';
import { sessionConsole } from '@parlour/contract/session-console';
import { openOperator, shareAddress, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { takeSeat } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Seat, type Vendor } from '@parlour/testkit/vendors/vendor';
import { openPlay, openVoidScene } from '@parlour/testkit/ledger/void-scene';
import { fund } from '@parlour/testkit/ledger/world';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkAll } from '../../../audit';
import { kindOf } from '../kinds';
import { tiedChanges } from './ties';
import { excludeUntil } from '../../../compliance';
import { makeExports } from '../../../report';

/** What who is tied to the player of a change reads of it, by kind. */
const seenByTied = {
  access: 'all',
  account: 'all',
  announcement: 'all',
  article: 'all',
  banner: 'all',
  banners: 'all',
  block: 'withheld',
  brand: 'all',
  class: 'all',
  exclusion: 'withheld',
  game: 'all',
  games: 'all',
  help: 'all',
  hold: 'withheld',
  invitation: 'all',
  listing: 'all',
  method: 'all',
  networks: 'all',
  order: 'all',
  person: 'all',
  reason: 'all',
  reset: 'all',
  role: 'all',
  rule: 'all',
  vendor: 'all',
  void: 'withheld',
  voids: 'withheld',
} as const satisfies Record<(typeof changeKinds)[number], 'all' | 'withheld'>;

/** A word of the reason, and what of the values may not be read by who is tied. */
const reason = 'lanternwords of a colleague';
// An amount is 150: not a part of a digest, of an id, of a moment or of a line's number.
const secret =
  /lanternwords|malfunction|(?<![\da-f.:-])150(?![\da-f-])|lifted|blocked|"held|stake|payout/;

let site: Site;
let vendor: Vendor;
let scene: Awaited<ReturnType<typeof openVoidScene>>;
let tied: SomeOperator;
let tiedAuditor: SomeOperator;
let auditor: SomeOperator;
let other: SomeOperator;
let seat: Seat;
/** A proposed change of each kind that is about the player, by its number. */
const aboutPlayers = ['block', 'exclusion', 'hold', 'void', 'voids'] as const;
type Kind = (typeof aboutPlayers)[number];
const ids = {} as Record<Kind, string>;

beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
  scene = await openVoidScene(site);
  tied = await openOperator(site, { roles: ['lead'] });
  tiedAuditor = await openOperator(site, { roles: ['auditor'] });
  auditor = await openOperator(site, { roles: ['auditor'] });
  other = await openOperator(site, { roles: ['lead'] });
  const player = await registerPlayer(site);
  const { playerId } = player;
  await shareAddress(site, tied, player);
  await site.database.sql`
    update operator.sign_in a set address = t.address
    from operator.sign_in t
    where t.operator_id = ${tied.operatorId}::bigint
      and a.operator_id = ${tiedAuditor.operatorId}::bigint`;
  seat = { playerId, token: await vendor.token(player) };
  await proposeAll(playerId);
  await linkAll(site.platform);
});
afterAll(() => site.drop());

const propose = async (
  kind: Kind,
  object: string,
  patch: Record<string, unknown>,
  by = scene.second,
) => {
  const { version } = await by.get(operator.previewChange, { kind, object, patch: {} });
  const made = await by.get(operator.proposeChange, { kind, object, patch, version, reason });
  expect(made.state).toBe('proposed');
  ids[kind] = made.id;
};

const played = async (one: Seat, stake: number): Promise<string> => {
  const play = openPlay(site, vendor, one);
  await play.win(await play.bet(stake), stake * 2);
  return play.id();
};

const now = async (): Promise<string> => {
  const [row] = await site.database.sql<{ at: Date }>`select lib.now() as at`;
  return row!.at.toISOString();
};

const proposeAll = async (playerId: string) => {
  await fund(site, { playerId }, '100');
  const seats = [];
  for (let n = 0; n < 299; n += 1) seats.push(await takeSeat(site, vendor, { cash: '10' }));
  const from = await now();
  const round = await played(seat, 75);
  for (const one of seats) await openPlay(site, vendor, one).bet(1);
  const [row] = await site.database.sql<{ game: string }>`
    select g.code as game from round.round r join catalogue.game g on g.id = r.game_id
    where r.id = ${round}::bigint`;
  const span = { brand: 'main', vendor: 'ACME', game: row!.game, from, until: await now() };
  await propose('void', round, { reason: 'malfunction' });
  await propose('voids', voidingObject(span), { reason: 'malfunction' });
  await site.database.transaction((sql) => excludeUntil(sql, playerId, null));
  await scene.second.get(sessionConsole.blockPlayer, { playerId, reason });
  await scene.second.get(sessionConsole.holdAccount, { playerId, reason });
  await propose('block', playerId, { blocked: false });
  await propose('hold', playerId, { held: false });
  await propose('exclusion', playerId, { lifted: true });
};

const fileOf = async (who: SomeOperator, filter: Record<string, string>): Promise<string[]> => {
  const { text } = await who.send(await who.messageOf(audit.exportEntries, filter));
  return text.trim().split('\r\n').slice(1);
};

describe('[OPS-01] who is tied to a player reads of a change about that player only that it is', () => {
  test('for these kinds, which are all that are about a player', () => {
    expect(Object.keys(seenByTied)).toEqual([...changeKinds]);
    for (const [name, seen] of Object.entries(seenByTied)) {
      expect([name, kindOf(name).playersOf ? 'withheld' : 'all']).toEqual([name, seen]);
    }
    expect(aboutPlayers).toEqual(changeKinds.filter((name) => seenByTied[name] === 'withheld'));
  });

  test.each(aboutPlayers)('%s: in the lists and alone, as it is proposed', async (kind) => {
    const [whole] = (await other.get(operator.listChanges, { id: ids[kind] })).list;
    expect(JSON.stringify(whole)).toMatch(secret);
    const asked = [{ id: ids[kind] }, { kind }, { state: 'proposed' as const }, {}];
    for (const wanted of asked) {
      const { list } = await tied.get(operator.listChanges, wanted);
      const found = list.find(({ id }) => id === ids[kind])!;
      expect(found).toEqual({
        id: ids[kind],
        kind,
        object: whole!.object,
        brand: 'main',
        version: '',
        before: {},
        patch: {},
        author: scene.second.name,
        needsSecond: true,
        alone: false,
        state: 'proposed',
        reason: '',
        at: whole!.at,
        isWithheld: true,
      });
    }
  });

  test.each(aboutPlayers)(
    '%s: neither confirms nor refuses it, and learns nothing',
    async (kind) => {
      for (const call of [operator.approveChange, operator.rejectChange]) {
        const { refusal, body } = await tied.call(call, { id: ids[kind], reason });
        expect(refusal?.code).toBe('desk.conflict');
        expect(JSON.stringify(body)).not.toMatch(secret);
      }
      const [whole] = (await other.get(operator.listChanges, { id: ids[kind] })).list;
      expect(whole!.state).toBe('proposed');
    },
  );

  test('does not lift a block or a lock of the player, and may set one', async () => {
    for (const [kind, patch] of [
      ['block', { blocked: false }],
      ['hold', { held: false }],
      ['exclusion', { lifted: true }],
    ] as const) {
      const { version } = await other.get(operator.previewChange, {
        kind,
        object: seat.playerId,
        patch: {},
      });
      const made = await tied.call(operator.proposeChange, {
        kind,
        object: seat.playerId,
        patch,
        version,
        reason,
      });
      expect([kind, made.refusal?.code]).toEqual([kind, 'desk.conflict']);
    }
    const set = await tied.call(sessionConsole.blockPlayer, { playerId: seat.playerId, reason });
    expect(set.status).toBe(200);
  });

  test('finds the lines of the audit without why and what, alone too', async () => {
    for (const kind of aboutPlayers) {
      const wanted = { objectKind: kind, act: 'change.propose' };
      const [seen] = (await other.get(audit.listEntries, wanted)).list;
      expect(seen).toMatchObject({ objectKind: kind, reason });
      const [line] = (await tied.get(audit.listEntries, wanted)).list;
      const { reason: _reason, requestId: _request, ...rest } = seen!;
      expect(line).toEqual({ ...rest, isWithheld: true });
      const whole = await other.get(audit.readEntry, { n: seen!.n! });
      expect(JSON.stringify(whole)).toMatch(secret);
      const entry = await tied.get(audit.readEntry, { n: seen!.n! });
      expect(entry).toMatchObject({ isWithheld: true, isWhole: true, digest: whole.digest });
      expect(JSON.stringify({ ...entry, act: '' })).not.toMatch(secret);
    }
  });

  test('has them so in files of the audit, that of one person and that of two', async () => {
    for (const kind of aboutPlayers) {
      const filter = { objectKind: kind, act: 'change.propose' };
      const whole = await fileOf(auditor, filter);
      expect(whole.join()).toMatch(secret);
      const own = await fileOf(tiedAuditor, filter);
      expect(own).toHaveLength(whole.length);
      expect(own.join()).not.toMatch(secret);
      expect(own[0]).toContain('withheld,withheld,withheld');
    }
    const job = await tiedAuditor.call(
      exportCalls.askAuditExport,
      { act: 'change.propose', reason: 'the yearly report' },
      { headers: { 'idempotency-key': randomUUID() } },
    );
    const { id } = job.body.value;
    const second = await openOperator(site, { roles: ['auditor'] });
    if (job.body.value.state === 'second') await second.get(exportCalls.approveExport, { id });
    await makeExports(site.platform);
    const file = await tiedAuditor.send(
      await tiedAuditor.messageOf(exportCalls.fetchExport, { id }),
    );
    expect(file.text.split('\r\n').length).toBeGreaterThan(aboutPlayers.length);
    expect(file.text).not.toMatch(secret);
  });

  test('still reads changes about others, and lines about others', async () => {
    const someone = await registerPlayer(site);
    await scene.second.get(sessionConsole.blockPlayer, { playerId: someone.playerId, reason });
    const { list } = await tied.get(operator.listChanges, {
      kind: 'block',
      object: someone.playerId,
    });
    expect(list).toMatchObject([{ reason, patch: { blocked: true } }]);
    const wanted = { objectKind: 'block', objectId: someone.playerId };
    expect((await tied.get(audit.listEntries, wanted)).list).toMatchObject([{ reason }]);
  });

  test('is decided by those who are not tied, whose refusal and its line are withheld too', async () => {
    const { void: id } = ids;
    const why = 'lanternwords: the vendor was right';
    expect((await other.get(operator.rejectChange, { id, reason: why })).state).toBe('rejected');
    await linkAll(site.platform);
    const wanted = { objectKind: 'change', objectId: id };
    expect((await other.get(audit.listEntries, wanted)).list).toMatchObject([{ reason: why }]);
    const [line] = (await tied.get(audit.listEntries, wanted)).list;
    expect(line).toMatchObject({ act: 'change.reject', isWithheld: true });
    expect(line).not.toHaveProperty('reason');
  });

  test('takes back what they proposed before they were tied, and is answered without it', async () => {
    const player = await registerPlayer(site);
    await fund(site, player, '100');
    const own = { playerId: player.playerId, token: await vendor.token(player) };
    const author = await openOperator(site, { roles: ['lead'] });
    await propose('void', await played(own, 75), { reason: 'malfunction' }, author);
    await shareAddress(site, author, player);
    const { void: id } = ids;
    const done = await author.get(operator.withdrawChange, { id, reason });
    expect(done).toMatchObject({ state: 'withdrawn', isWithheld: true, before: {}, reason: '' });
  });

  test('who is tied is asked for a page of changes by one question of each kind, and one more', async () => {
    const { sql } = site.database;
    const kinds = ['void', 'voids', 'block'] as const;
    const rows = Array.from({ length: 48 }, (_, n) => {
      const kind = kinds[n % 3]!;
      return { id: BigInt(ids[kind]) + BigInt(n) * 1000n, kind, object: String(100001 + n) };
    });
    let count = 0;
    const counted = ((...given: Parameters<typeof sql>) => {
      count += 1;
      return sql(...given);
    }) as typeof sql;
    await tiedChanges(counted, tied.operatorId, rows);
    expect(count).toBe(3);
  });
});
