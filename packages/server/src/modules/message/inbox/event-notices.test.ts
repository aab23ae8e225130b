import { randomUUID } from 'node:crypto';
import { compliance } from '@parlour/contract/compliance';
import { message } from '@parlour/contract/message';
import { runJobs } from '@parlour/server/lib/jobs/jobs';
import { type Event, publish } from '@parlour/server/lib/jobs/outbox';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { jobs } from '..';

// Jobs take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let site: Site;
let clockwork: ReturnType<typeof runJobs>;
beforeAll(async () => {
  site = await openSite();
  clockwork = runJobs(site.platform, [jobs], { idleMs: 10 });
});
afterAll(async () => {
  await clockwork.stop();
  await site.drop();
});

const tell = (event: Event) => site.platform.database.transaction((sql) => publish(sql, event));

const untilTold = async (): Promise<void> => {
  await expect
    .poll(() => site.database.sql`select id from lib.outbox where done_at is null`, {
      timeout: 20_000,
    })
    .toEqual([]);
};

const titlesOf = async (player: SomePlayer): Promise<string[]> =>
  (await player.get(message.listMessages, {})).list.map(({ title }) => title);

const makeWithdrawal = async ({ playerId }: SomePlayer) => {
  const [payee] = await site.database.sql<{ id: string }>`
    insert into cashier.payee (player_id, brand, bank, encrypted)
    values (${playerId}::bigint, 'main', '970436', '\\x00')
    returning id`;
  const [row] = await site.database.sql<{ id: string; number: string }>`
    insert into cashier.withdrawal (day, player_id, brand, method_code, payee_id, amount, fee,
      currency, status, idempotency_key, review_due_at, decided_at, closed_at)
    values ('261123', ${playerId}::bigint, 'main', 'sandbox', ${payee!.id}::uuid, 500000000000,
      1000000000, 'VND', 'refused', gen_random_uuid(), lib.now(), lib.now(), lib.now())
    returning id, number`;
  return row!;
};

const makeDeposit = async (
  { playerId }: SomePlayer,
  { asked, isLate }: { asked: bigint | null; isLate: boolean },
) => {
  const [row] = await site.database.sql<{ id: string; number: string }>`
    insert into cashier.deposit (day, player_id, brand, provider, method_code, amount, asked_amount,
      fee, currency, status, idempotency_key, expires_at, credited_at, payment_id)
    values ('261123', ${playerId}::bigint, 'main', 'sandbox', 'sandbox', 200000000000,
      ${asked}::bigint, 0, 'VND', 'credited', gen_random_uuid(),
      lib.now() + make_interval(mins => ${isLate ? -5 : 5}), lib.now(), ${randomUUID()})
    returning id, number`;
  return row!;
};

test('[MEMBER-08] a withdrawal that was paid, refused or not paid is in the inbox, once each', async () => {
  const player = await registerPlayer(site);
  const { playerId } = player;
  const { id: withdrawalId, number } = await makeWithdrawal(player);
  const facts = { withdrawalId, playerId };
  const decided = { type: 'cashier.withdrawal_decided', key: withdrawalId, ...facts } as const;
  await tell({ ...decided, key: `${withdrawalId} 1`, status: 'approved' });
  await tell({ ...decided, status: 'refused' });
  await untilTold();
  // The same event handled again is the same message.
  await site.database.sql`
    update lib.outbox set done_at = null, due_at = lib.now() where type = 'cashier.withdrawal_decided'`;
  await untilTold();
  await tell({ type: 'cashier.withdrawal_paid', key: withdrawalId, ...facts });
  await untilTold();
  await tell({ type: 'cashier.withdrawal_failed', key: withdrawalId, ...facts });
  await untilTold();
  expect(await titlesOf(player)).toEqual([
    `Withdrawal ${number} could not be paid`,
    `Withdrawal ${number} is on its way`,
    `Withdrawal ${number} was refused`,
  ]);
  const { list } = await player.get(message.listMessages, {});
  expect(list[1]!.text).toContain('499,000 VND');
  expect(list[2]!.text).toContain('500,000 VND');
});

test('[MEMBER-08] a deposit is in the inbox when it was late or another amount, otherwise not', async () => {
  const player = await registerPlayer(site);
  const credited = async (kind: Parameters<typeof makeDeposit>[1]) => {
    const { id: depositId, number } = await makeDeposit(player, kind);
    const { playerId } = player;
    await tell({ type: 'cashier.deposit_credited', key: depositId, depositId, playerId });
    await untilTold();
    return number;
  };
  await credited({ asked: null, isLate: false });
  expect(await titlesOf(player)).toEqual([]);
  const late = await credited({ asked: null, isLate: true });
  const other = await credited({ asked: 300_000_000_000n, isLate: false });
  expect(await titlesOf(player)).toEqual([
    `Deposit ${other} has another amount`,
    `Deposit ${late} is in your wallet`,
  ]);
});

test('[MEMBER-08] limits, security, documents and money received are in the inbox', async () => {
  const player = await registerPlayer(site);
  const { playerId } = player;
  await player.get(compliance.setLimit, { kind: 'deposit', period: 'day', amount: '500000' });
  await untilTold();
  const key = playerId;
  for (const event of [
    { type: 'session.password_changed', key, playerId },
    { type: 'session.contact_changed', key, playerId },
    { type: 'session.factor_changed', key, playerId },
    { type: 'identity.decided', key, playerId, state: 'asked' },
    {
      type: 'wallet.transfer_received',
      key,
      playerId,
      amount: '1000',
      currency: 'VND',
      sender: 'lan',
    },
  ] satisfies Event[]) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await tell(event);
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await untilTold();
  }
  expect(await titlesOf(player)).toEqual([
    'You received 1,000 VND',
    'Please send your documents again',
    'Your sign-in verification changed',
    'Your contact details changed',
    'Your password changed',
    'Your playing limits changed',
  ]);
});

test('[MEMBER-08] [OPS-01] a missed promise is notified once', async () => {
  const player = await registerPlayer(site);
  const [row] = await site.database.sql<{ id: string; number: string }>`
    insert into casework.case_file (brand, kind, subject_id, player_id, reasons, due_at)
    values ('main', 'deposit', 'late', ${player.playerId}::bigint, '{late}', lib.now())
    returning id::text, number`;
  const { id: caseId, number } = row!;
  const { playerId } = player;
  const late = { brand: 'main', kind: 'deposit', subjectId: 'late', caseId, playerId };
  await tell({ type: 'casework.late', key: caseId, ...late });
  await untilTold();
  expect(await titlesOf(player)).toEqual([`Request ${number} needs more time`]);
});
