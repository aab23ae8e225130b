import { randomUUID } from 'node:crypto';
import { cashier } from '@parlour/contract/cashier';
import { cashierEvidence } from '@parlour/contract/cashier/evidence';
import { casework } from '@parlour/contract/casework';
import { flagDesk } from '@parlour/contract/flag-desk';
import { playerConsole } from '@parlour/contract/player-console';
import { reportConsole } from '@parlour/contract/report-console';
import { support as supportCalls } from '@parlour/contract/support';
import { supportChat } from '@parlour/contract/support/chat';
import { chatDesk } from '@parlour/contract/support/chat-desk';
import { supportDesk } from '@parlour/contract/support-desk';
import { deliver, paid, signed } from '@parlour/testkit/cashier/notices';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../../lib/jobs/jobs';
import { jobs as ofOperator } from '../../operator';
import { jobs } from '../jobs';

let site: Site;
let players: string[];
let lead: SomeOperator;
beforeAll(async () => {
  site = await openSite();
  lead = await openOperator(site, { roles: ['lead'] });
  players = [];
  for (let at = 0; at < 3; at += 1) players.push((await registerPlayer(site)).playerId);
});
afterAll(() => site.drop());

const support = () => openOperator(site, { roles: ['support'] });

/** Players at whom the person looked so many minutes ago. */
const looked = (who: SomeOperator, count: number, minutes = 5) => site.database.sql`
  insert into operator.seen_player (operator_id, player_id, at)
  select ${who.operatorId}::bigint, 900000000 + n, lib.now() - make_interval(mins => ${minutes})
  from generate_series(1, ${count}::integer) n`;

/** A player's chat. */
const chatOf = async () => {
  const player = await registerPlayer(site);
  await player.get(supportChat.openChat, {});
  const [row] = await site.database.sql<{ id: string }>`
    select id::text from support.chat where player_id = ${player.playerId}::bigint`;
  return { player, chatId: row!.id };
};

const newestCase = async (kind: 'ticket' | 'deposit') => {
  const [row] = await site.database.sql<{ id: string }>`
    select max(id)::text as id from casework.case_view where kind = ${kind}`;
  return row!.id;
};

/** The case of a ticket of the player. */
const ticketOf = async (player: SomePlayer) => {
  const description = 'Tiền nạp từ sáng hôm nay đến giờ vẫn chưa vào ví';
  await player.get(supportCalls.sendFeedback, { questionType: 'deposit', description });
  return newestCase('ticket');
};

/** The case of a payment that names no order, though the player has one of its amount. */
const paymentFor = async (player: SomePlayer) => {
  const order = { methodId: 'sandbox', amount: '432000' };
  const asked = await player.get(cashier.requestDeposit, order);
  await deliver(site, signed(site, { body: paid({ ...asked, id: randomUUID() }) }));
  return newestCase('deposit');
};

const open = (who: SomeOperator, playerId: string) =>
  who.call(playerConsole.readPlayer, { playerId });

/** The open flag about a person, once the events are handled. */
const flagOf = async ({ operatorId }: SomeOperator) => {
  const clockwork = runJobs(site.platform, [{ on: jobs.on ?? {} }], { idleMs: 5 });
  await expect
    .poll(async () => {
      const rows = await site.database.sql`select from lib.outbox where done_at is null`;
      return rows.length;
    })
    .toBe(0);
  await clockwork.stop();
  const [flag] = await site.database.sql<{ id: string; reasons: string[]; version: number }>`
    select id::text, reasons, version from casework.case_file
    where kind = 'flag' and subject_id = ${`operator:${operatorId}`} and state <> 'closed'`;
  return flag;
};

describe('[OPS-02] an operator who looks at more than 300 players in an hour', () => {
  test('raises a flag, and one who looks at 300 does not', async () => {
    const who = await support();
    await looked(who, 299);
    expect((await open(who, players[0]!)).status).toBe(200);
    expect(await flagOf(who)).toBeUndefined();
    expect((await open(who, players[1]!)).status).toBe(200);
    expect(await flagOf(who)).toMatchObject({ reasons: ['saw_many'] });
  });

  test('is flagged whatever is read of the players, once in an hour', async () => {
    const who = await support();
    await looked(who, 300);
    const file = await who.call(reportConsole.readPlayerFile, { playerId: players[0]! });
    expect(file.status).toBe(200);
    const flag = await flagOf(who);
    await open(who, players[1]!);
    expect(await flagOf(who)).toEqual(flag);
  });

  test('is flagged for those whom cases and chats show, without a page of theirs', async () => {
    const who = await support();
    const { player, chatId } = await chatOf();
    await looked(who, 300);
    const { playerId } = await who.get(chatDesk.readChatPerson, { chatId });
    expect(playerId).toBe(player.playerId);
    expect(await flagOf(who)).toMatchObject({ reasons: ['saw_many'] });
    // A visitor is no player.
    const other = await support();
    await looked(other, 300);
    await site.database.sql`update support.chat set player_id = null, guest_hash = '\\x01'`;
    await other.get(chatDesk.readChatPerson, { chatId });
    expect(await flagOf(other)).toBeUndefined();
  });

  test('is flagged for the players of a list, of whom two pages at once count each once', async () => {
    const who = await support();
    const { list } = await lead.get(reportConsole.listPlayers, {});
    await looked(who, 300 - list.length);
    await who.get(reportConsole.listPlayers, {});
    expect(await flagOf(who)).toBeUndefined();
    await registerPlayer(site);
    await Promise.all([0, 1].map(() => who.get(reportConsole.listPlayers, {})));
    expect(await flagOf(who)).toMatchObject({ reasons: ['saw_many'] });
  });

  test('is flagged for who wrote a ticket, and for those whose a payment may be', async () => {
    const player = await registerPlayer(site);
    const [reading, matching] = [await support(), await openOperator(site, { roles: ['cashier'] })];
    for (const who of [reading, matching]) await looked(who, 300);
    const ticket = await ticketOf(player);
    const { playerId } = await reading.get(supportDesk.readTicketCase, { caseId: ticket });
    expect(playerId).toBe(player.playerId);
    expect(await flagOf(reading)).toMatchObject({ reasons: ['saw_many'] });
    const payment = await paymentFor(player);
    const { candidates } = await matching.get(cashierEvidence.readDepositCase, { case: payment });
    expect(candidates.map((each) => each.playerId)).toContain(player.playerId);
    expect(await flagOf(matching)).toMatchObject({ reasons: ['saw_many'] });
  });

  test.each([
    ['one player many times', 299, 5],
    ['others more than an hour ago', 400, 61],
  ])('is not who looks at %s', async (_name, count, minutes) => {
    const who = await support();
    await looked(who, count, minutes);
    for (let at = 0; at < 3; at += 1) await open(who, players[0]!);
    expect(await flagOf(who)).toBeUndefined();
  });

  test('is not who asks for players that are not there, or not theirs', async () => {
    const who = await openOperator(site, { roles: ['support'], brands: ['second'] });
    await looked(who, 300);
    expect((await open(who, players[0]!)).status).toBe(404);
    expect((await open(who, '899999999')).status).toBe(404);
    expect(await flagOf(who)).toBeUndefined();
  });

  test('does not decide about it: another one does', async () => {
    const who = await openOperator(site, { roles: ['compliance'] });
    await looked(who, 300);
    await open(who, players[0]!);
    const flag = await flagOf(who);
    const claim = (by: SomeOperator) => by.call(casework.claimCase, { caseId: flag!.id }, keyed());
    expect((await claim(who)).refusal?.code).toBe('desk.conflict');
    expect((await claim(lead)).status).toBe(200);
    const decide = (verdict: 'clear' | 'act') =>
      lead.call(
        flagDesk.decideFlag,
        { caseId: flag!.id, version: flag!.version, verdict, note: 'a check of all new accounts' },
        keyed(),
      );
    expect((await decide('act')).refusal?.code).toBe('desk.reason_missing');
    expect((await decide('clear')).body.value).toMatchObject({ stage: 'closed' });
  });

  test('is remembered for a day, and no longer', async () => {
    const who = await support();
    await looked(who, 2, 25 * 60);
    await open(who, players[0]!);
    await ofOperator.every!['operator.forget_ceremonies']!.work(site.platform);
    const rows = await site.database.sql`
      select from operator.seen_player where operator_id = ${who.operatorId}::bigint`;
    expect(rows).toHaveLength(1);
  });
});

const keyed = () => ({ headers: { 'idempotency-key': randomUUID() } });
