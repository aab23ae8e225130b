import { audit } from '@parlour/contract/audit';
import { cashier } from '@parlour/contract/cashier';
import type { FoundGroup, FoundKind } from '@parlour/contract/search';
import { search } from '@parlour/contract/search';
import { support } from '@parlour/contract/support';
import { requestDeposit } from '@parlour/testkit/cashier/deposit';
import { payablePlayer, withdrawalOf } from '@parlour/testkit/cashier/withdrawals';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { makePlayer } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor } from '@parlour/testkit/vendors/vendor';
import { fund } from '@parlour/testkit/ledger/world';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openCase } from '../casework';
import { writeAudit } from '../audit';

let site: Site;
let player: SomePlayer;
let lead: SomeOperator;
/** Ids of each kind, as an operator has them before them. */
const ids = {} as Record<'case' | 'order' | 'round' | 'vendorRound' | 'key' | 'reference', string>;
const requestId = 'request-0123456789';

beforeAll(async () => {
  site = await openSite();
  const vendor = await openVendor(site);
  player = await registerPlayer(site, { username: 'lanternkeeper' });
  lead = await openOperator(site, { roles: ['lead'], brands: ['main'] });
  await fund(site, player, '5000');
  await requestDeposit(player, '50000');
  const seat = { playerId: player.playerId, token: await vendor.token(player) };
  const bet = vendor.body('bet', seat);
  await vendor.call('bet', bet);
  const { sql } = site.database;
  const [round] = await sql<{ id: bigint; external_id: string; key: string }>`
    select r.id, r.external_id, m.external_id as key
    from round.rounds_view r join round.movement_view m on m.round_id = r.id
    where r.player_id = ${player.playerId}::bigint`;
  const [order] = await sql<{ number: string }>`
    select number from cashier.order_view where player_id = ${player.playerId}::bigint`;
  const { number } = await site.database.transaction((tx) =>
    openCase(tx, {
      brand: 'main',
      kind: 'withdrawal',
      subjectId: 'searched',
      playerId: player.playerId,
      amount: 1_000_000n,
      currency: 'VND',
      reasons: ['first'],
    }),
  );
  await site.database.transaction((tx) =>
    writeAudit(tx, {
      actor: { operatorId: lead.operatorId },
      brand: 'main',
      act: 'player.note',
      objectKind: 'player',
      objectId: player.playerId,
      requestId,
    }),
  );
  const [entry] = await sql<{ reference: string }>`
    select s.reference
    from wallet.pocket_view p join ledger.statement_view s on s.account_id = p.account_id
    where p.player_id = ${player.playerId}::bigint and s.reason = 'adjust'`;
  Object.assign(ids, {
    case: number,
    order: order!.number,
    round: round!.id.toString(),
    vendorRound: round!.external_id,
    key: round!.key,
    reference: entry!.reference,
  });
});
afterAll(() => site.drop());

/** What is found once no kind is late: a slow machine takes longer than the search waits. */
const find = async (someone: SomeOperator, query: string, brand?: string): Promise<FoundGroup[]> =>
  vi.waitFor(
    async () => {
      const { groups } = await someone.get(search.findAnything, {
        query,
        ...(brand !== undefined && { brand }),
      });
      expect(groups.filter(({ late }) => late)).toEqual([]);
      return groups;
    },
    { timeout: 20_000 },
  );

const listOf = (groups: readonly FoundGroup[], kind: FoundKind) =>
  groups.find((group) => group.kind === kind)?.list ?? [];

describe('[OPS-01] one search over every id', () => {
  test('finds a player by the start, the middle or the id of the account', async () => {
    const path = `/players/${player.playerId}`;
    for (const query of ['lantern', 'ternKee', player.playerId]) {
      const list = listOf(await find(lead, query), 'player');
      expect(list, query).toMatchObject([{ title: 'lanternkeeper', path }]);
    }
    for (const query of ['%%%', 'er', '__nternkeeper', "' or true --"]) {
      expect(await find(lead, query), query).toEqual([]);
    }
  });

  test('finds a case, a deposit, a round, an entry and a line of the audit', async () => {
    const [own, amount] = [`/players/${player.playerId}`, '50000'];
    const found = async (query: string, kind: FoundKind) => listOf(await find(lead, query), kind);
    expect(await found(ids.case.toLowerCase(), 'case')).toMatchObject([
      { title: ids.case, about: 'withdrawal', username: 'lanternkeeper', amount: '1' },
    ]);
    expect(await found(ids.order, 'order')).toMatchObject([
      { path: own, about: 'deposit', amount },
    ]);
    for (const query of [ids.round, ids.vendorRound, ids.key]) {
      const path = `${own}/rounds?round=${ids.round}`;
      expect(await found(query, 'round'), query).toMatchObject([{ id: ids.round, path }]);
    }
    expect(await found(ids.reference, 'entry')).toMatchObject([
      { title: ids.reference, about: 'adjust', amount: '5000' },
    ]);
    const [line] = await found(requestId, 'audit');
    expect(line).toMatchObject({ title: 'player.note', path: `/audit?requestId=${requestId}` });
    expect((await lead.get(audit.listEntries, { requestId })).list[0]?.id).toBe(line?.id);
  });

  test('finds a withdrawal by its number, and by that of a later payout of it', async () => {
    const payee = await payablePlayer(site, { cash: '300000' });
    const wanted = withdrawalOf(payee, '200000', 'bank');
    const { number } = await payee.get(cashier.requestWithdrawal, wanted);
    const path = `/players/${payee.playerId}`;
    for (const query of [number, `${number.toLowerCase()}/2`]) {
      const list = listOf(await find(lead, query), 'order');
      expect(list, query).toMatchObject([{ title: number, path, about: 'withdrawal' }]);
    }
    expect(listOf(await find(lead, `${number}/x`), 'order')).toEqual([]);
  });

  test('finds a ticket by its number, in its newest case, and a line of a statement on its day', async () => {
    const { id, number } = await player.get(support.sendFeedback, {
      questionType: 'deposit',
      description: Array.from({ length: 12 }, () => 'nạp').join(' '),
    });
    const [{ caseId }] = (await site.database.sql<{ caseId: string }>`
      select case_id::text as "caseId" from support.ticket_view where id = ${id}::bigint`) as [
      { caseId: string },
    ];
    expect(listOf(await find(lead, number.toLowerCase()), 'ticket')).toMatchObject([
      { title: number, path: `/queues/ticket/${caseId}`, about: 'open', username: 'lanternkeeper' },
    ]);
    await site.database.sql`
      with house as (
        insert into cashier.bank_account (brand, method_code, bank_bin, number, holder, currency)
        values ('main', 'bank', '970436', '1012345678', 'PARLOUR', 'VND') returning id
      ), file as (
        insert into cashier.bank_statement (brand, method_code, operator_id, file_digest)
        values ('main', 'bank', ${lead.operatorId}::bigint, '\\x00') returning id
      )
      insert into cashier.bank_statement_line (bank_account_id, reference, statement_id, booked_on,
        amount, content)
      select house.id, 'FT26327001', file.id, date '2026-11-22', 250000000000, 'canary content'
      from house, file`;
    const finance = await openOperator(site, { roles: ['finance'], brands: ['main'] });
    const groups = await find(finance, 'ft26327001');
    expect(listOf(groups, 'statement')).toMatchObject([
      {
        title: 'FT26327001',
        path: '/reconciliation?from=2026-11-22&to=2026-11-22',
        amount: '250000',
        currency: 'VND',
      },
    ]);
    expect(JSON.stringify(groups)).not.toContain('canary');
    const other = await openOperator(site, { roles: ['finance', 'support'], brands: ['second'] });
    expect(await find(other, 'FT26327001')).toEqual([]);
    expect(await find(other, number)).toEqual([]);
    const verifier = await openOperator(site, { roles: ['verifier'], brands: ['main'] });
    expect(await find(verifier, 'FT26327001')).toEqual([]);
    expect(await find(verifier, number)).toEqual([]);
  });

  test('shows no kind without its right, and no brand without one in it', async () => {
    const [content, other] = await Promise.all([
      openOperator(site, { roles: ['content'], brands: ['main'] }),
      openOperator(site, { roles: ['lead'], brands: ['second'] }),
    ]);
    for (const query of ['lanternkeeper', player.playerId, requestId, ...Object.values(ids)]) {
      expect(await find(content, query), query).toEqual([]);
      expect(await find(other, query), query).toEqual([]);
    }
    const verifier = await openOperator(site, { roles: ['verifier'], brands: ['main'] });
    expect(await find(verifier, ids.case)).toEqual([]);
    expect(await find(verifier, ids.order)).toEqual([]);
    const { refusal } = await lead.call(search.findAnything, { query: 'lantern', brand: 'second' });
    expect(refusal?.code).toBe('request.unknown');
  });

  test('shows five of a kind, the nearest first', async () => {
    for (let n = 1; n <= 7; n += 1)
      await makePlayer(site, { username: `harbour_${'x'.repeat(n)}` });
    const list = listOf(await find(lead, 'harbour_'), 'player');
    expect(list.map(({ title }) => title.length)).toEqual([9, 10, 11, 12, 13]);
  });

  test('says which kind is late, and shows the others', async () => {
    await find(lead, ids.round);
    await site.database.transaction(async (sql) => {
      await sql`lock table audit.entry in access exclusive mode`;
      const { groups } = await lead.get(search.findAnything, { query: requestId });
      expect(groups).toContainEqual({ kind: 'audit', late: true, list: [] });
      const named = await lead.get(search.findAnything, { query: 'lanternkeeper' });
      expect(named.groups).toMatchObject([
        { kind: 'player', late: false, list: [{ title: 'lanternkeeper' }] },
        { kind: 'audit', late: true, list: [] },
      ]);
    });
  });

  test('a text of one letter is refused before anything is read', async () => {
    for (const query of ['', 'l', '  l ']) {
      expect((await lead.call(search.findAnything, { query })).refusal?.code, query).toBe(
        'request.invalid',
      );
    }
  });
});
