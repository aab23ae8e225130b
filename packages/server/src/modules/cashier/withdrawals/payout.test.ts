import { cashier } from '@parlour/contract/cashier';
import type { Withdrawal } from '@parlour/contract/cashier/withdrawals';
import { expectSoundBooks } from '@parlour/testkit/ledger/books';
import type { Site } from '@parlour/testkit/site/site';
import {
  nextPayer,
  openPayer,
  openPayerMethod,
  openPayingSite,
  type Payer,
} from '@parlour/testkit/cashier/payer';
import { payablePlayer, withdrawalOf, type Payable } from '@parlour/testkit/cashier/withdrawals';
import { pocketOf } from '@parlour/testkit/ledger/world';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { houseBalance } from '../../ledger';
import { providers } from '../providers/providers';
import { endReceipts } from './confirm-receipt';
import { decideWithdrawal } from './decide-withdrawal';
import { askPayout, askPayouts, begin, sendPayout } from './send-payout';
import { settlePayout } from './settle-payout';
import { readPayoutRow } from './payout-queries';

let site: Site;
let payer: Payer;

beforeAll(async () => {
  site = await openPayingSite(providers);
});

beforeEach(() => {
  payer = nextPayer(providers);
});

afterAll(async () => {
  await expectSoundBooks(site.database);
  const [row] = await site.database.sql<{ held: string; open: string }>`
    select (select coalesce(sum(balance), 0) from ledger.account where path like 'player:%:held')::text
        as held,
      (select coalesce(sum(amount), 0) from cashier.withdrawal
        where status not in ('paid', 'refused', 'failed'))::text as open`;
  expect(row?.held).toBe(row?.open);
  providers.delete('payer');
  await site.drop();
});

const pocket = (player: { playerId: string }, kind: string): Promise<string> =>
  pocketOf(site, player, kind);

const house = async (path: string): Promise<bigint> =>
  BigInt(await houseBalance(site.database.sql, path, 'VND')) / 1_000_000n;

const requested = async (
  amount = '200000',
  method = 'payer',
): Promise<{ player: Payable; id: string }> => {
  const player = await payablePlayer(site, { cash: amount });
  const { id } = await player.get(cashier.requestWithdrawal, withdrawalOf(player, amount, method));
  return { player, id };
};

const decide = (id: string, verdict: 'approve' | 'refuse', reasonCode?: string) =>
  site.database.transaction((sql) =>
    decideWithdrawal(site.platform, sql, { id, verdict, ...(reasonCode && { reasonCode }) }),
  );

const payoutOf = async (id: string): Promise<string> => {
  const [row] = await site.database.sql<{ id: string }>`
    select id from cashier.payout where withdrawal_id = ${id}::uuid`;
  return row!.id;
};

const approved = async (amount?: string, method?: string) => {
  const { player, id } = await requested(amount, method);
  await decide(id, 'approve');
  return { player, id, payoutId: await payoutOf(id) };
};

const read = ({ player, id }: { player: Payable; id: string }): Promise<Withdrawal> =>
  player.get(cashier.readWithdrawal, { id });

describe('a decision', () => {
  test('[WALLET-04] approved is paid once: the hold goes to the bank, and the fee from there', async () => {
    const [bank, fees] = [
      await house('house:main:bank:payer'),
      await house('house:main:fees:withdrawal'),
    ];
    const made = await approved();
    const { player, payoutId } = made;
    await Promise.all(Array.from({ length: 5 }, () => sendPayout(site.platform, { payoutId })));
    expect(payer.started.get(payoutId)).toBe(1);
    expect(payer.payouts.get(payoutId)).toMatchObject({
      amount: 198_000_000_000n,
      account: { bank: '970436', holder: 'NGUYEN MINH KHOA' },
    });
    expect(await read(made)).toMatchObject({
      status: 'paid',
      bankReference: 'FT26325881',
      receipt: { state: 'waiting' },
      steps: [
        { step: 'requested' },
        { step: 'reviewing' },
        { step: 'sending' },
        { step: 'receipt' },
      ],
    });
    expect([await pocket(player, 'cash'), await pocket(player, 'held')]).toEqual(['0', '0']);
    expect((await house('house:main:bank:payer')) - bank).toBe(198_000n);
    expect((await house('house:main:fees:withdrawal')) - fees).toBe(2000n);
  });

  test('[R-C2] paid above the brand’s amount for large withdrawals is logged, once', async () => {
    await site.setBrand('main', { notableWithdrawal: '300000' });
    try {
      const [small, large] = [await approved('299999'), await approved('300000')];
      for (const { payoutId } of [small, large, large]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await sendPayout(site.platform, { payoutId });
      }
      const entries = () => site.logLines.filter((line) => line.includes('brand.large_withdrawal'));
      await expect.poll(() => entries().length).toBe(1);
      expect(JSON.parse(entries()[0] ?? '')).toMatchObject({
        brand: 'main',
        playerId: large.player.playerId,
        currency: 'VND',
        amount: '300000',
        from: '300000',
      });
    } finally {
      await site.setBrand('main', { notableWithdrawal: '' });
    }
  });

  test('[WALLET-04] refused returns the whole, once, and the player reads why', async () => {
    const made = await requested();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => decide(made.id, 'refuse', 'payee_name')),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect([await pocket(made.player, 'cash'), await pocket(made.player, 'held')]).toEqual([
      '200000',
      '0',
    ]);
    const shown = await read(made);
    expect([shown.status, shown.dueAt]).toEqual(['refused', undefined]);
    expect(shown.reason).toContain('bank');
    const hidden = await requested();
    await decide(hidden.id, 'refuse', 'suspicion');
    expect((await read(hidden)).reason).toBeUndefined();
  });

  test('[WALLET-04] of many decisions at once one counts', async () => {
    const made = await requested();
    const verdicts = Array.from({ length: 10 }, (_each, n) => (n % 2 ? 'approve' : 'refuse'));
    const answers = await Promise.all(verdicts.map((verdict) => decide(made.id, verdict as never)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(['approved', 'refused']).toContain((await read(made)).status);
  });

  test('[WALLET-04] small ones that no rule calls for are paid without a person', async () => {
    await site.setBrand('main', { autoApproveBelow: '1000000' });
    await site.database.sql`update casework.rule set is_enabled = false where kind = 'withdrawal'`;
    const made = await requested('999999');
    expect((await read(made)).status).toBe('approved');
    expect((await read(await requested('1000000'))).status).toBe('reviewing');
    await site.setBrand('main', { autoApproveBelow: '' });
    await site.database.sql`update casework.rule set is_enabled = true where kind = 'withdrawal'`;
  });
});

describe('a payout', () => {
  test('[R-W6] whose answer is lost is never sent twice', async () => {
    payer.start = 'lost_after';
    const made = await approved();
    await expect(sendPayout(site.platform, made)).rejects.toThrow('lost');
    await sendPayout(site.platform, made);
    expect((await read(made)).status).toBe('sending');
    payer.state = { state: 'pending' };
    await askPayout(site.platform, made.payoutId);
    expect((await read(made)).status).toBe('sending');
    payer.state = { state: 'paid' };
    await Promise.all(Array.from({ length: 5 }, () => askPayout(site.platform, made.payoutId)));
    expect((await read(made)).status).toBe('paid');
    expect(payer.started.get(made.payoutId)).toBe(1);
  });

  test('[R-W6] of a process that died before it started it is sent by the next', async () => {
    const made = await approved();
    const row = await readPayoutRow(site.database.sql, made.payoutId);
    expect(await begin(site.platform, row!)).toBe(true);
    // It died here: nothing was sent.
    await sendPayout(site.platform, made);
    expect(payer.started.size).toBe(0);
    await askPayout(site.platform, made.payoutId);
    expect(payer.started.get(made.payoutId)).toBe(1);
    expect((await read(made)).status).toBe('paid');
  });

  test('[R-W6] is asked for while another company does not answer', async () => {
    await openPayerMethod(site, 'other');
    const other = openPayer();
    providers.set('other', other.provider);
    payer.start = 'pending';
    other.start = 'pending';
    const silent = [await approved(), await approved(), await approved()];
    const answered = await approved('200000', 'other');
    for (const made of [...silent, answered]) await sendPayout(site.platform, made);
    await site.database.sql`
      update cashier.payout set ask_at = lib.now()
      where id = any(${[...silent, answered].map(({ payoutId }) => payoutId)}::uuid[])`;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    payer.provider.askPayout = () => held.then(() => ({ state: 'pending' }));
    const asked = askPayouts(site.platform);
    await expect.poll(async () => (await read(answered)).status, { timeout: 10_000 }).toBe('paid');
    release();
    await asked;
    expect((await read(silent[0]!)).status).toBe('sending');
    providers.delete('other');
  });

  test('[R-W6] that the provider never got is sent again under the same id', async () => {
    payer.start = 'lost_before';
    const made = await approved();
    await expect(sendPayout(site.platform, made)).rejects.toThrow('no connection');
    payer.start = 'paid';
    await askPayout(site.platform, made.payoutId);
    expect([...payer.started]).toEqual([[made.payoutId, 1]]);
    expect((await read(made)).status).toBe('paid');
  });

  test('[WALLET-04] that fails returns the whole, and a later contradiction moves nothing', async () => {
    payer.start = 'failed';
    const made = await approved();
    await sendPayout(site.platform, made);
    expect((await read(made)).status).toBe('failed');
    expect([await pocket(made.player, 'cash'), await pocket(made.player, 'held')]).toEqual([
      '200000',
      '0',
    ]);
    await settlePayout(site.platform, made.payoutId, { state: 'paid' });
    expect((await read(made)).status).toBe('failed');
    expect(await pocket(made.player, 'cash')).toBe('200000');
  });

  test('[WALLET-04] without a final state for a day is unknown, and a person looks', async () => {
    payer.start = 'pending';
    payer.state = { state: 'pending' };
    const made = await approved();
    await sendPayout(site.platform, made);
    await site.database.sql`
      update cashier.payout set sent_at = sent_at - interval '25 hours'
      where id = ${made.payoutId}::uuid`;
    await askPayout(site.platform, made.payoutId);
    expect((await read(made)).status).toBe('unknown');
    const open = () => site.database.sql`
      select reasons from casework.case_view
      where subject_id = ${`payout:${made.payoutId}`} and state <> 'closed'`;
    expect(await open()).toEqual([{ reasons: ['payout_unknown'] }]);
    payer.state = { state: 'paid' };
    await askPayout(site.platform, made.payoutId);
    expect((await read(made)).status).toBe('paid');
    expect(await open()).toEqual([]);
    expect(payer.started.get(made.payoutId)).toBe(1);
  });

  test('[WALLET-04] takes only the steps that the table has', async () => {
    const made = await requested();
    const skip = site.database.sql`
      update cashier.withdrawal set status = 'sending', decided_at = lib.now()
      where id = ${made.id}::uuid`;
    await expect(skip).rejects.toThrow('no step of a withdrawal leads from reviewing to sending');
  });
});

describe('the receipt', () => {
  const paidOne = async () => {
    const made = await approved();
    await sendPayout(site.platform, made);
    return made;
  };

  const answer = (
    { player, id }: { player: Payable; id: string },
    input: { answer: 'received' | 'partly' | 'none'; amount?: string },
  ) => player.call(cashier.confirmReceipt, { id, ...input });

  test('[WALLET-04] received ends it, and the same answer again changes nothing', async () => {
    const made = await paidOne();
    const { body } = await answer(made, { answer: 'received' });
    expect(body.value.steps.at(-1)?.step).toBe('done');
    expect((await answer(made, { answer: 'received' })).status).toBe(200);
  });

  test('[WALLET-04] partly needs the amount, and opens a case of what is missing', async () => {
    const made = await paidOne();
    expect((await answer(made, { answer: 'partly' })).refusal?.value?.fields?.[0]).toEqual({
      name: 'amount',
      code: 'field.required',
    });
    const over = await answer(made, { answer: 'partly', amount: '198000' });
    expect(over.refusal?.value?.fields?.[0]?.code).toBe('field.above');
    const { body } = await answer(made, { answer: 'partly', amount: '150000' });
    expect(body.value.receipt).toMatchObject({ state: 'partly', amount: '150000' });
    const [row] = await site.database.sql<{ dueAt: Date }>`
      select kind, reasons, amount, due_at as "dueAt" from casework.case_view
      where subject_id = ${`receipt:${made.id}`}`;
    expect(row).toEqual({
      kind: 'withdrawal',
      reasons: ['receipt_partly'],
      amount: 48_000_000_000n,
      dueAt: expect.any(Date),
    });
    // The hour that operators see as promised is the one that the player reads.
    expect(body.value.dueAt).toBe(row!.dueAt.toISOString());
    const late = await answer(made, { answer: 'received' });
    expect([late.status, late.refusal?.code]).toEqual([409, 'cashier.receipt_answered']);
  });

  test('[WALLET-04] none in time counts as received, and for thirty days a complaint opens a case', async () => {
    const [one, other] = [await paidOne(), await paidOne()];
    await site.database.sql`
      update cashier.withdrawal set receipt_due_at = lib.now() - interval '1 second'
      where id in (${one.id}::uuid, ${other.id}::uuid)`;
    await endReceipts(site.platform);
    expect((await read(one)).receipt?.state).toBe('automatic');
    expect((await read(one)).steps.at(-1)?.step).toBe('done');
    expect((await answer(one, { answer: 'none' })).body.value.receipt?.state).toBe('none');
    await site.database.sql`
      update cashier.withdrawal set closed_at = closed_at - interval '31 days'
      where id = ${other.id}::uuid`;
    expect((await answer(other, { answer: 'none' })).refusal?.code).toBe(
      'cashier.receipt_answered',
    );
  });

  test('[WALLET-04] pictures of it are kept encrypted, the newest three, for the case', async () => {
    const made = await paidOne();
    const canvas = createCanvas(40, 30);
    const payload = await canvas.encode('jpeg', 90);
    const add = (player = made.player) =>
      player.call(cashier.addReceiptImage, { id: made.id }, { payload });
    await answer(made, { answer: 'none' });
    const counts = [await add(), await add(), await add(), await add()].map(
      ({ body }) => body.value.images,
    );
    expect(counts).toEqual([1, 2, 3, 3]);
    const kept = await site.database.sql<{ id: string }>`
      select id::text from upload.image where player_id = ${made.player.playerId}::bigint`;
    const [row] = await site.database.sql<{ images: string[] }>`
      select receipt_images as images from cashier.withdrawal where id = ${made.id}::uuid`;
    expect(kept.map(({ id }) => id).toSorted()).toEqual(row!.images.toSorted());
    const stranger = await payablePlayer(site);
    expect((await add(stranger)).status).toBe(404);
  });

  test("[API-02] of what was not paid, or is another player's, is unknown", async () => {
    const open = await requested();
    expect((await answer(open, { answer: 'received' })).status).toBe(404);
    const made = await paidOne();
    expect((await answer({ ...made, player: open.player }, { answer: 'none' })).status).toBe(404);
  });
});
