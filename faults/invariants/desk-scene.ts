import { randomUUID } from 'node:crypto';
import { cashier } from '@parlour/contract/cashier';
import { cashierConsole } from '@parlour/contract/cashier/console';
import { cashierDesk } from '@parlour/contract/cashier/desk';
import { casework } from '@parlour/contract/casework';
import { micros } from '@parlour/contract/money';
import { operator } from '@parlour/contract/operator';
import { playerConsole } from '@parlour/contract/player-console';
import { exportCalls } from '@parlour/contract/report/exports';
import { requestDeposit } from '@parlour/testkit/cashier/deposit';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { noticeMessage } from '@parlour/testkit/cashier/payment-notice';
import { seeded } from '@parlour/testkit/random';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { payablePlayer, withdrawalOf, type Payable } from '@parlour/testkit/cashier/withdrawals';
import pg from 'pg';
import { linkAll } from '../../packages/server/src/modules/audit';
import { jobs } from '../../packages/server/src/modules/cashier';
import { openCase } from '../../packages/server/src/modules/casework';
import { jobs as reportJobs } from '../../packages/server/src/modules/report';
import { openHistory, type OpenHistory } from '../harness/history';
import { openPayouts } from '../harness/players/payable';
import { openPayer } from '../harness/players/payer';
import { readNamed } from '../harness/desk/values';
import type { CheckContext, Operation } from '../harness/types';
import { contextOf, spoil } from './by-hand';

/** What operators did with withdrawals and a payment, without a fault. */
export type DeskScene = {
  site: Site;
  history: OpenHistory;
  operations: Record<string, Operation>;
  context: (changes?: Partial<CheckContext>) => CheckContext;
  /** Runs work in a transaction in which any row can be written by hand, and rolls it back. */
  spoiled: (work: (client: pg.Client) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

type Book = Pick<DeskScene, 'site' | 'history' | 'operations'>;

export const openDeskScene = async (): Promise<DeskScene> => {
  const site = await openSite();
  const history = openHistory(1);
  // Nothing is lost, and each payout is paid at once.
  const payer = await openPayer(history, { ...seeded('a scene'), share: () => 0.999 });
  await openPayouts(site.database, payer.url);
  await site.setBrand('main', { withdrawalsADay: 99 });
  const book = { site, history, operations: {} };
  await workTheDesk(book);
  await linkAll(site.platform);
  const client = new pg.Client({ connectionString: site.ownerUrl });
  await client.connect();
  return {
    ...book,
    context: (changes) => contextOf(client, history, changes),
    spoiled: (work) => spoil(client, openTheTables, work),
    close: async () => {
      await client.end();
      await payer.close();
      await site.drop();
    },
  };
};

const openTheTables = `
  do $$
  declare
    v_table regclass;
  begin
    for v_table in
      select oid from pg_class
      where relkind in ('r', 'p') and relnamespace in (
        'ledger'::regnamespace, 'cashier'::regnamespace, 'casework'::regnamespace,
        'audit'::regnamespace, 'operator'::regnamespace, 'report'::regnamespace,
        'identity'::regnamespace)
    loop
      execute format('alter table %s disable trigger all', v_table);
    end loop;
  end $$`;

type Wanted = Pick<Operation, 'kind' | 'key' | 'playerId'> & Partial<Operation>;

const record = ({ history, operations }: Book, name: string, given: Wanted, isDone: boolean) => {
  const operation = history.begin({ owner: given.kind, currency: 'VND', ...given });
  const outcome = isDone ? 'ok' : 'refused';
  const at = history.now();
  history.note(operation, { sentAt: at, endedAt: at, outcome, answer: outcome, process: 0 });
  operations[name] = operation;
};

const workTheDesk = async (book: Book): Promise<void> => {
  const { site } = book;
  const [one, lead] = [
    await openOperator(site, { roles: ['cashier'] }),
    await openOperator(site, { roles: ['lead'] }),
  ];
  const player = await payablePlayer(site, { cash: '2000000' });
  await withdraw(book, player, 'small', '100000', []);
  await withdraw(book, player, 'approved', '200000', [[one, 'approve']]);
  await withdraw(book, player, 'refused', '250000', [[one, 'refuse']]);
  const both: Step[] = [
    [one, 'approve'],
    [lead, 'approve'],
  ];
  await withdraw(book, player, 'by two', '400000', both);
  await complain(player);
  await payTwice(book, player, lead);
  await changePerson(book);
  await waitForDocuments(book, player);
  const compliance = await openOperator(site, { roles: ['compliance'] });
  await openValue(book, compliance, player);
  await takeFile(book, compliance);
};

type Step = [SomeOperator, 'approve' | 'refuse'];

/** Asked for, decided step by step, and sent. */
const withdraw = async (
  book: Book,
  player: Payable,
  name: string,
  amount: string,
  steps: Step[],
): Promise<void> => {
  const { database, platform } = book.site;
  const key = randomUUID();
  const { status, body } = await player.call(
    cashier.requestWithdrawal,
    withdrawalOf(player, amount),
    { idempotencyKey: key },
  );
  const given = { kind: 'withdrawal' as const, key, playerId: player.playerId };
  record(book, name, { ...given, amount: micros(amount) }, status === 200);
  for (const [by, verdict] of steps) {
    const caseId = await caseOf(book, body.value.id);
    const { version } = await by.get(casework.claimCase, { caseId });
    const ownKey = randomUUID();
    const reason = verdict === 'refuse' ? { reasonCode: 'payee_closed' } : {};
    const answer = await by.call(
      cashierConsole.decideWithdrawal,
      { case: caseId, version, verdict, ...reason },
      { idempotencyKey: ownKey },
    );
    const decision = { key: ownKey, ofKey: caseId, playerId: by.operatorId, verdict };
    const decided = `${name}, ${verdict} by ${by === steps[0]?.[0] ? 'one' : 'two'}`;
    record(book, decided, { kind: 'decision', ...decision }, answer.status === 200);
  }
  const payouts = await database.sql<{ id: string }>`
    select id from cashier.payout where withdrawal_id = ${body.value.id}::uuid`;
  for (const { id: payoutId } of payouts) {
    await jobs.on?.['cashier.payout_requested']?.(platform, { payoutId } as never);
  }
};

const caseOf = async ({ site }: Book, subjectId: string): Promise<string> => {
  const [row] = await site.database.sql<{ id: bigint }>`
    select id from casework.case_view where subject_id = ${subjectId} order by id desc limit 1`;
  return String(row?.id);
};

/** Of a deposit that is paid three times, one payment is returned and one waits for a person. */
const payTwice = async (book: Book, player: Payable, by: SomeOperator): Promise<void> => {
  const { config, clock } = book.site.platform;
  const depositId = await requestDeposit(player, '60000');
  for (const name of ['deposit', 'returned deposit', 'suspended deposit']) {
    const key = randomUUID();
    const given = { secretKey: config.secretKey, now: clock.now() };
    const paid = { depositId, status: 'paid' as const, amount: '60000', currency: 'VND' };
    const { status } = await player.send(noticeMessage(given, { ...paid, paymentId: key }));
    const { playerId } = player;
    const amount = micros('60000');
    const owner = 'cashier';
    record(book, name, { kind: 'deposit', owner, key, playerId, amount }, status === 200);
  }
  const list = await by.get(casework.listCases, { kind: 'deposit', state: 'open' });
  const caseId = list.list.at(-1)!.id;
  const { version, reasonCodes } = await by.get(casework.claimCase, { caseId });
  const reasonCode = reasonCodes[0]!.code;
  const verdict = { verdict: 'return' as const, reasonCode };
  await by.get(cashierDesk.decideDeposit, { case: caseId, version, ...verdict });
};

/** Of what was paid nothing arrived. */
const complain = async (player: Payable): Promise<void> => {
  const { list } = await player.get(cashier.listWithdrawals, {});
  const paid = list.find(({ status }) => status === 'paid');
  await player.get(cashier.confirmReceipt, { id: paid!.id, answer: 'none' });
};

const waitForDocuments = async ({ site }: Book, { playerId }: Payable): Promise<void> => {
  await site.database.transaction(async (sql) => {
    await sql`
      insert into identity.identity (player_id, brand, state, sent_at)
      values (${playerId}::bigint, 'main', 'pending', lib.now())`;
    const subject = { kind: 'identity', subjectId: playerId, playerId };
    await openCase(sql, { brand: 'main', ...subject, reasons: ['voluntary'] });
  });
};

const openValue = async (
  { history, operations }: Book,
  by: SomeOperator,
  { playerId }: Payable,
): Promise<void> => {
  const given = { playerId, field: 'mobile' as const, reason: 'the player asked' };
  const who = { ofKey: playerId, playerId: by.operatorId, currency: '' };
  const operation = history.begin({ kind: 'reveal', owner: 'reveal', key: randomUUID(), ...who });
  const reply = await by.send(await by.messageOf(playerConsole.revealField, given));
  const at = history.now();
  history.note(operation, { ...readNamed(reply), sentAt: at, endedAt: at, process: 0 });
  operations['opened value'] = operation;
};

const takeFile = async (book: Book, by: SomeOperator): Promise<void> => {
  const key = randomUUID();
  const given = { brand: 'main', reason: 'the yearly report' };
  const { body } = await by.call(exportCalls.askPlayersExport, given, { idempotencyKey: key });
  record(book, 'export', { kind: 'export', key, playerId: by.operatorId }, true);
  await reportJobs.every?.['report.make_exports']?.work(book.site.platform);
  const { id } = body.value;
  const { status } = await by.send(await by.messageOf(exportCalls.fetchExport, { id }));
  const file = { kind: 'file' as const, key: randomUUID(), ofKey: id, playerId: by.operatorId };
  record(book, 'file', file, status === 200);
};

/** A change that takes a role: one person confirms it. */
const changePerson = async ({ site }: Book): Promise<void> => {
  const admin = await openOperator(site, { roles: ['admin'] });
  const { operatorId: object } = await openOperator(site, { roles: ['cashier', 'support'] });
  const given = { kind: 'person' as const, object, patch: { roles: ['support'] } };
  const { version } = await admin.get(operator.previewChange, { ...given, patch: {} });
  await admin.get(operator.proposeChange, { ...given, version, reason: 'as agreed on the shift' });
};
