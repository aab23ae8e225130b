import { setTimeout as pause } from 'node:timers/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { cashier } from '@parlour/contract/cashier';
import { cashierConsole } from '@parlour/contract/cashier/console';
import { casework } from '@parlour/contract/casework';
import { message } from '@parlour/contract/message';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { bindContact } from '@parlour/testkit/people/contacts';
import { messagesTo } from '@parlour/testkit/people/messages';
import { waiting } from '@parlour/testkit/ledger/lock-player';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { whileRolesEnd } from '@parlour/testkit/people/right-ending';
import type { Site } from '@parlour/testkit/site/site';
import { openPayingSite } from '@parlour/testkit/cashier/payer';
import { payablePlayer, withdrawalOf, type Payable } from '@parlour/testkit/cashier/withdrawals';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LiveEvent } from '../../../lib/live/live';
import { providers } from '../providers/providers';
import { endReceipts } from '../withdrawals/confirm-receipt';
import { decideWithdrawal } from '../withdrawals/decide-withdrawal';
import { sendPayout } from '../withdrawals/send-payout';
import { remindReceipts } from './remind-receipts';

let site: Site;
let desk: SomeOperator;

beforeAll(async () => {
  site = await openPayingSite(providers);
  desk = await openOperator(site, { roles: ['cashier'] });
});

afterAll(async () => {
  await dropSoundSite(site);
  providers.delete('payer');
});

type Paid = { player: Payable; id: string; number: string };

const paidOne = async (): Promise<Paid> => {
  const player = await payablePlayer(site, { cash: '200000' });
  const wanted = withdrawalOf(player, '200000');
  const { id, number } = await player.get(cashier.requestWithdrawal, wanted);
  await site.database.transaction((sql) =>
    decideWithdrawal(site.platform, sql, { id, verdict: 'approve' }),
  );
  const [payout] = await site.database.sql<{ payoutId: string }>`
    select id as "payoutId" from cashier.payout where withdrawal_id = ${id}::uuid`;
  await sendPayout(site.platform, payout!);
  return { player, id, number };
};

describe('[WALLET-04] a complaint on the desk', () => {
  const complain = async (): Promise<Paid & { caseId: string }> => {
    const made = await paidOne();
    const { player, id } = made;
    const payload = await createCanvas(40, 30).encode('jpeg', 90);
    await player.get(cashier.confirmReceipt, { id, answer: 'partly', amount: '150000' });
    await player.call(cashier.addReceiptImage, { id }, { payload });
    const [row] = await site.database.sql<{ caseId: string }>`
      select id::text as "caseId" from casework.case_file
      where kind = 'withdrawal' and subject_id = ${`receipt:${id}`}`;
    return { ...made, ...row! };
  };

  test('says what the player says, and shows a picture to who has claimed it, with a line', async () => {
    const { caseId, id, number } = await complain();
    const receipt = await desk.get(cashierConsole.readReceipt, { case: caseId });
    expect(receipt).toMatchObject({
      withdrawal: { id, number },
      state: 'partly',
      arrives: '198000',
      arrived: '150000',
      bankReference: 'FT26325881',
      images: [{ width: 40, height: 30 }],
    });
    const input = { case: caseId, imageId: receipt.images[0]!.id };
    const early = await desk.call(cashierConsole.readReceiptImage, input);
    expect(early.refusal?.code).toBe('desk.lease_over');
    await desk.get(casework.claimCase, { caseId });
    const { base64 } = await desk.get(cashierConsole.readReceiptImage, input);
    expect(await loadImage(Buffer.from(base64, 'base64'))).toMatchObject({ width: 40, height: 30 });
    const lines = await site.database.sql`
      select operator_id::text as operator, object_id as object from audit.entry
      where act = 'withdrawal.view_image' and case_id = ${caseId}::bigint`;
    expect(lines).toEqual([{ operator: desk.operatorId, object: id }]);
  });

  const prove = async (who: SomeOperator, caseId: string) =>
    who.call(
      cashierConsole.addProofImage,
      { case: caseId },
      { payload: await createCanvas(60, 20).encode('png') },
    );

  test('takes no proof by a right that ends before the proof is kept', async () => {
    const { caseId } = await complain();
    const leaving = await openOperator(site, { roles: ['cashier'] });
    await leaving.get(casework.claimCase, { caseId });
    const [answer] = await whileRolesEnd(site, leaving, () => [prove(leaving, caseId)]);
    expect(answer!.refusal?.code).toBe('request.unknown');
    const images = await site.database.sql`
      select from audit.entry where case_id = ${caseId}::bigint and act = 'withdrawal.add_proof'`;
    expect(images).toEqual([]);
  });

  test('takes no proof from who lost the case before the proof is kept', async () => {
    const { caseId, id } = await complain();
    await desk.get(casework.claimCase, { caseId });
    let proved: ReturnType<typeof prove> | undefined;
    await site.database.transaction(async (sql) => {
      await sql`select from cashier.withdrawal where id = ${id}::uuid for update`;
      proved = prove(desk, caseId);
      while ((await waiting(site.database)) === 0) await pause(5);
      // On a connection of its own: the case is free.
      await desk.get(casework.freeCase, { caseId });
    });
    expect((await proved!).refusal?.code).toBe('desk.lease_over');
    const receipt = await desk.get(cashierConsole.readReceipt, { case: caseId });
    expect(receipt.proof).toBeUndefined();
  });

  const decide = async (caseId: string, verdict: 'proof' | 'return') => {
    const { version } = await desk.get(casework.claimCase, { caseId });
    return desk.call(cashierConsole.decideWithdrawal, { case: caseId, version, verdict });
  };

  test('has the bank’s proof from who has claimed it, which the player sees after the verdict', async () => {
    await site.setBrand('main', { twoPersonsAbove: '1000000000' });
    const { caseId, id, player } = await complain();
    expect((await prove(desk, caseId)).refusal?.code).toBe('desk.lease_over');
    await desk.get(casework.claimCase, { caseId });
    const { proof } = (await prove(desk, caseId)).body.value;
    expect(proof).toMatchObject({ width: 60, height: 20 });
    expect(await desk.get(cashierConsole.readReceipt, { case: caseId })).toMatchObject({ proof });
    const input = { case: caseId, imageId: proof.id };
    expect((await desk.call(cashierConsole.readReceiptImage, input)).status).toBe(200);
    const early = await player.call(cashier.readProofImage, { id });
    expect(early.refusal?.code).toBe('request.unknown');
    expect((await decide(caseId, 'proof')).status).toBe(200);
    expect((await player.get(cashier.readWithdrawal, { id })).receipt).toMatchObject({
      state: 'settled',
      proof: true,
    });
    const shown = await player.get(cashier.readProofImage, { id });
    expect(await loadImage(Buffer.from(shown.base64, 'base64'))).toMatchObject({
      width: 60,
      height: 20,
    });
    const other = await payablePlayer(site, { cash: '200000' });
    const foreign = await other.call(cashier.readProofImage, { id });
    expect(foreign.refusal?.code).toBe('request.unknown');
    const late = await prove(desk, caseId);
    expect(['desk.lease_over', 'cashier.receipt_answered']).toContain(late.refusal?.code);
    const acts = await site.database.sql<{ act: string }>`
      select act from audit.entry where case_id = ${caseId}::bigint
        and act in ('withdrawal.add_proof', 'withdrawal.view_image')
      order by id`;
    expect(acts.map(({ act }) => act)).toEqual(['withdrawal.add_proof', 'withdrawal.view_image']);
    const [kept] = await site.database.sql<{ encrypted: Buffer }>`
      select encrypted from upload.image where id = ${proof.id}::uuid`;
    expect(kept!.encrypted.includes(Buffer.from('JFIF'))).toBe(false);
  });

  test('has one proof: a further one takes the place of the first', async () => {
    const { caseId } = await complain();
    await desk.get(casework.claimCase, { caseId });
    const first = (await prove(desk, caseId)).body.value.proof;
    const second = (await prove(desk, caseId)).body.value.proof;
    const rows = await site.database.sql<{ id: string }>`
      select id::text from upload.image where id = any(${[first.id, second.id]}::uuid[])`;
    expect(rows).toEqual([{ id: second.id }]);
  });

  test('of another brand, and the picture of another case, do not exist', async () => {
    const [mine, other] = [await complain(), await complain()];
    const elsewhere = await openOperator(site, { roles: ['cashier'], brands: ['second'] });
    const codeOf = async (who: SomeOperator, imageId: string) =>
      (await who.call(cashierConsole.readReceiptImage, { case: mine.caseId, imageId })).refusal
        ?.code;
    await desk.get(casework.claimCase, { caseId: mine.caseId });
    const [own, foreign] = await Promise.all(
      [mine, other].map(async ({ caseId }) => {
        const { images } = await desk.get(cashierConsole.readReceipt, { case: caseId });
        return images[0]!.id;
      }),
    );
    expect(await codeOf(elsewhere, own!)).toBe('request.unknown');
    expect(await codeOf(desk, foreign!)).toBe('request.unknown');
    expect(await codeOf(desk, own!)).toBeUndefined();
  });
});

describe('[WALLET-04] a payment that soon counts as received', () => {
  const setDue = (id: string, minutes: number) => site.database.sql`
    update cashier.withdrawal set receipt_due_at = lib.now() + make_interval(mins => ${minutes})
    where id = ${id}::uuid`;

  const withAddress = async (isProved = true): Promise<Paid & { email: string }> => {
    const made = await paidOne();
    const email = `${made.number.toLowerCase()}@example.com`;
    await bindContact(site, made.player.playerId, 'email', email, isProved);
    return { ...made, email };
  };

  const templatesTo = async (email: string) =>
    (await messagesTo(site, email)).map(({ template }) => template);

  test('has its player reminded once, whatever number of processes does it', async () => {
    const [soon, later] = [await withAddress(), await withAddress()];
    const received: LiveEvent[] = [];
    site.platform.live.listen((to, message) => {
      if (to === soon.player.playerId && message.type === 'receipt') received.push(message);
    });
    await setDue(soon.id, 119);
    await setDue(later.id, 121);
    await Promise.all(Array.from({ length: 4 }, () => remindReceipts(site.platform)));
    await remindReceipts(site.platform);
    expect(await templatesTo(soon.email)).toEqual(['receipt_due']);
    expect(await templatesTo(later.email)).toEqual([]);
    await expect.poll(() => received).toMatchObject([{ id: soon.id, number: soon.number }]);
    await setDue(soon.id, -1);
    await endReceipts(site.platform);
    const { receipt } = await soon.player.get(cashier.readWithdrawal, { id: soon.id });
    expect(receipt?.state).toBe('automatic');
  });

  test('is said by mail to a proved address alone, and in the inbox of everyone', async () => {
    const [proved, typed] = [await withAddress(), await withAddress(false)];
    for (const { id } of [proved, typed]) await setDue(id, 60);
    await Promise.all([remindReceipts(site.platform), remindReceipts(site.platform)]);
    expect(await templatesTo(proved.email)).toEqual(['receipt_due']);
    expect(await templatesTo(typed.email)).toEqual([]);
    for (const { player, number } of [proved, typed]) {
      const { list } = await player.get(message.listMessages, {});
      expect(list).toMatchObject([
        { title: `Has withdrawal ${number} arrived?`, page: 'withdraw' },
      ]);
    }
  });

  test('has no one reminded who has answered, or whose time is over', async () => {
    const [answered, over] = [await withAddress(), await withAddress()];
    await answered.player.get(cashier.confirmReceipt, { id: answered.id, answer: 'received' });
    await setDue(answered.id, 60);
    await setDue(over.id, -1);
    await remindReceipts(site.platform);
    expect(await templatesTo(answered.email)).toEqual([]);
    expect(await templatesTo(over.email)).toEqual([]);
  });

  test('reminds not before half of a short time for the answer has passed', async () => {
    const made = await withAddress();
    await site.database.sql`update cashier.method set receipt_minutes = 60 where code = 'payer'`;
    await setDue(made.id, 31);
    await remindReceipts(site.platform);
    expect(await templatesTo(made.email)).toEqual([]);
    await setDue(made.id, 29);
    await remindReceipts(site.platform);
    expect(await templatesTo(made.email)).toEqual(['receipt_due']);
  });
});
