import { randomUUID } from 'node:crypto';
import { micros } from '@parlour/contract/money';
import { report } from '@parlour/contract/report';
import { session } from '@parlour/contract/session';
import { wallet } from '@parlour/contract/wallet';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import {
  logInAs,
  registerPlayer,
  registrationForm,
  type SomePlayer,
} from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { fund, give } from '@parlour/testkit/ledger/world';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { insertLink, insertRoot } from '../../agent';
import { saveSettings } from '../../brand';
import { setPlayState } from '../../compliance';
import { foldUsername } from '../../player';

// A password takes a core for a moment, and each transfer has one.
vi.setConfig({ testTimeout: 60_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => dropSoundSite(site));

const paymentPassword = '290817';
let codes = 0;

const withPassword = async (player: SomePlayer): Promise<SomePlayer> => {
  const { token } = await player.get(session.stepUp, { password: player.password });
  player.token = token;
  const typed = { newPassword: paymentPassword, confirmNewPassword: paymentPassword };
  await player.get(session.setPaymentPassword, typed);
  return player;
};

/** An agent with this much cash, and so many players directly below. */
const family = async (cash: string, count = 1) => {
  const agent = await withPassword(await registerPlayer(site));
  codes += 1;
  const code = `TREEAA${String.fromCharCode(65 + Math.floor(codes / 26), 65 + (codes % 26))}`;
  await site.database.transaction(async (sql) => {
    const usernameKey = foldUsername(agent.username);
    await insertRoot(sql, { playerId: agent.playerId, brand: 'main', usernameKey });
    await insertLink(sql, { agentId: agent.playerId, brand: 'main', code, makes: 'agent' });
  });
  const players: SomePlayer[] = [];
  for (let each = 0; each < count; each += 1) {
    const form = registrationForm({ affiliateCode: code });
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as people register
    await site.visitor().get(session.register, form);
    players.push(await withPassword(await logInAs(site, form)));
  }
  if (micros(cash) > 0n) await fund(site, agent, cash);
  return { agent, players, code };
};

const down = (agent: SomePlayer, to: string, amount: string, changes: object = {}) =>
  agent.call(wallet.transferToDownline, { to, amount, paymentPassword, ...changes });

const up = (player: SomePlayer, amount: string, changes: object = {}) =>
  player.call(wallet.transferToUpline, { amount, paymentPassword, ...changes });

const cashOf = async (player: SomePlayer) => (await player.get(wallet.readBalance, {})).cash;
const day = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(Date.now());
const today = () => ({ from: day(), to: day() });

describe('[WALLET-05] [ERR-05] [MEMBER-03] a transfer to a neighbour', () => {
  test('reaches a downline by name, and both see names, amount and note', async () => {
    const { agent, players } = await family('100');
    const [player] = players as [SomePlayer];
    const sent = await agent.get(wallet.transferToDownline, {
      to: player.username.toUpperCase(),
      amount: '30.5',
      note: '  for   the\nweekend ',
      paymentPassword,
    });
    expect(sent).toMatchObject({
      direction: 'out',
      sender: agent.username,
      recipient: player.username,
      other: 'downline',
      amount: '30.5',
      currency: 'VND',
      note: 'for the weekend',
      state: 'done',
    });
    expect([await cashOf(agent), await cashOf(player)]).toEqual(['69.5', '30.5']);
    const {
      list: [received],
      totals,
    } = await player.get(wallet.listTransfers, today());
    expect(totals).toEqual({ count: 1, in: '30.5', out: '0' });
    const entries = await player.get(report.readTransaction, { id: sent.id });
    expect(entries).toMatchObject({ type: 'transfer', amount: '30.5', party: agent.username });
    expect(received).toMatchObject({
      ...sent,
      direction: 'in',
      other: 'upline',
      state: 'received',
    });
    const { list } = await player.get(report.listTransactions, today());
    expect(list[0]).toMatchObject({
      type: 'transfer',
      amount: '30.5',
      party: agent.username,
      remark: 'for the weekend',
    });
    const ofAgent = await agent.get(report.listTransactions, { ...today(), type: 'transfer' });
    expect(ofAgent.list).toEqual([
      expect.objectContaining({ amount: '-30.5', party: player.username }),
    ]);
    const [requirement] = await site.database.sql`
      select amount::text from cashier.turnover
      where player_id = ${player.playerId}::bigint and reason = 'transfer'
        and reference = ${sent.id}`;
    expect(requirement).toEqual({ amount: '30500000' });
  });

  test('[WALLET-07] is in a file of each side, where no note is a formula', async () => {
    const { agent, players } = await family('100');
    const [player] = players as [SomePlayer];
    const note = '=HYPERLINK("http://example.org")';
    const { id } = await agent.get(wallet.transferToDownline, {
      to: player.username,
      amount: '30.5',
      note,
      paymentPassword,
    });
    const fileOf = async (reader: SomePlayer) => {
      const message = await reader.messageOf(report.exportTransfers, today());
      const { text } = await reader.send(message);
      return text.trimEnd().split('\r\n');
    };
    const quoted = `"'=HYPERLINK(""http://example.org"")"`;
    const [head, sent, ...others] = await fileOf(agent);
    expect(head).toBe('\uFEFFTime,Transaction ID,Other party,Amount,Note');
    expect(sent).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,/);
    expect(sent!.slice(20)).toBe(`${id},To ${player.username},-30.5,${quoted}`);
    expect(others).toEqual([]);
    const [, received] = await fileOf(player);
    expect(received!.slice(20)).toBe(`${id},From ${agent.username},30.5,${quoted}`);
  });

  test('reaches the upline without a name', async () => {
    const { agent, players } = await family('0');
    const [player] = players as [SomePlayer];
    await fund(site, player, '20');
    const { body } = await up(player, '20');
    expect(body).toMatchObject({
      value: { sender: player.username, recipient: agent.username, other: 'upline', state: 'done' },
    });
    expect([await cashOf(agent), await cashOf(player)]).toEqual(['20', '0']);
  });

  test('pays a debt of the receiver first', async () => {
    const { agent, players } = await family('100');
    const [player] = players as [SomePlayer];
    const { database } = site;
    await give(site, player.playerId, { pocket: 'cash', amount: micros('5') });
    await database.sql`select ledger.post_named(array['testing'], array[${randomUUID()}::text],
      array['0'::"char"], array[${`player:${player.playerId}:debt`}], array['house:main:opening'],
      array['VND'], array[8000000]::bigint[], array['adjust'], array[null]::bigint[])`;
    await down(agent, player.username, '10');
    const { cash } = await player.get(wallet.readBalance, {});
    expect(cash).toBe('7');
  });

  test('is not sent by who owes money: it would leave beside the debt', async () => {
    const { agent, players } = await family('100');
    const [player] = players as [SomePlayer];
    await give(site, player.playerId, { pocket: 'cash', amount: micros('10') });
    await site.database.sql`select ledger.post_named(array['testing'], array[${randomUUID()}::text],
      array['0'::"char"], array[${`player:${player.playerId}:debt`}], array['house:main:opening'],
      array['VND'], array[8000000]::bigint[], array['adjust'], array[null]::bigint[])`;
    expect((await up(player, '1')).refusal?.code).toBe('wallet.insufficient_funds');
    expect([await cashOf(agent), await cashOf(player)]).toEqual(['100', '10']);
  });

  test('goes to neighbours only, no matter who asks', async () => {
    const { agent, players } = await family('100', 2);
    const [player, sibling] = players as [SomePlayer, SomePlayer];
    const other = await family('100');
    const stranger = await registerPlayer(site);
    await fund(site, player, '50');
    const refusals = await Promise.all([
      down(agent, stranger.username, '1'),
      down(agent, 'nosuchplayer', '1'),
      down(agent, agent.username, '1'),
      down(agent, other.players[0]!.username, '1'),
      down(player, sibling.username, '1'),
      down(player, agent.username, '1'),
      up(agent, '1'),
    ]);
    expect(refusals.map(({ status, refusal }) => [status, refusal?.code])).toEqual([
      ...Array.from({ length: 6 }, () => [403, 'agent.not_downline']),
      [403, 'agent.no_upline'],
    ]);
    expect([await cashOf(agent), await cashOf(player)]).toEqual(['100', '50']);
    expect((await agent.get(wallet.listTransfers, today())).list).toEqual([]);
  });

  test('needs the payment password, the money, and a sound amount and note', async () => {
    const { agent, players } = await family('100');
    const [{ username }] = players as [SomePlayer];
    const codeOf = async (amount: string, changes = {}) =>
      (await down(agent, username, amount, changes)).refusal?.code;
    expect(await codeOf('1', { paymentPassword: '111111' })).toBe('wallet.payment_password_wrong');
    expect(await codeOf('100.01')).toBe('wallet.insufficient_funds');
    for (const amount of ['0', '-1', '0.001', '1.0000001', '1e3', '99999999999999']) {
      expect([amount, await codeOf(amount)]).toEqual([amount, 'request.invalid']);
    }
    expect(await codeOf('1', { note: 'x'.repeat(141) })).toBe('request.invalid');
    expect((await down(agent, username, '1', { note: '€'.repeat(140) })).status).toBe(200);
    expect(await cashOf(agent)).toBe('99');
    const unready = await registerPlayer(site);
    expect((await up(unready, '1')).refusal?.code).toBe('wallet.payment_password_missing');
    expect((await site.visitor().call(wallet.listTransfers, today())).status).toBe(401);
  });

  test('is refused without a reason when the receiver is excluded or blocked', async () => {
    const { agent, players } = await family('100', 2);
    const states = ['excluded', 'blocked'] as const;
    for (const [place, state] of states.entries()) {
      const { playerId, username } = players[place]!;
      await site.database.transaction((sql) =>
        setPlayState(sql, playerId, state, { until: null, reason: 'test' }),
      );
      const answer = await down(agent, username, '1');
      expect([answer.status, answer.refusal?.code]).toEqual([409, 'wallet.transfer_refused']);
      expect((await up(players[place]!, '0.01')).refusal?.code).toBe(`compliance.${state}`);
    }
    expect(await cashOf(agent)).toBe('100');
  });

  test('is off where the brand has it off', async () => {
    const { agent, players } = await family('100');
    const { username } = players[0]!;
    await saveSettings(site.platform, 'main', { hasTransfers: false });
    try {
      await expect
        .poll(async () => (await down(agent, username, '1')).refusal?.code)
        .toBe('brand.not_enabled');
    } finally {
      await saveSettings(site.platform, 'main', { hasTransfers: true });
    }
    await expect.poll(async () => (await down(agent, username, '1')).status).toBe(200);
  });
});

// Five guesses at the payment password may run at a time.
const atOnce = 4;

describe('[WALLET-05] [R-W1] [R-W4] transfers at once', () => {
  test('one key sends once, and another request under it is refused', async () => {
    const { agent, players } = await family('100');
    const { username } = players[0]!;
    const idempotencyKey = randomUUID();
    const send = (amount: string) =>
      agent.call(
        wallet.transferToDownline,
        { to: username, amount, paymentPassword },
        { idempotencyKey },
      );
    const answers = await Promise.all(Array.from({ length: atOnce }, () => send('10')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(atOnce);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await cashOf(agent)).toBe('90');
    expect((await send('11')).refusal?.code).toBe('request.repeat_conflict');
  });

  test('of one balance one is sent, and both ways at once never wait for each other', async () => {
    const { agent, players } = await family('100');
    const [player] = players as [SomePlayer];
    const all = await Promise.all(
      Array.from({ length: atOnce }, () => down(agent, player.username, '100')),
    );
    const codesOf = all.map(({ refusal }) => refusal?.code ?? 'sent');
    expect(codesOf.toSorted()).toEqual([
      'sent',
      ...Array.from({ length: atOnce - 1 }, () => 'wallet.insufficient_funds'),
    ]);
    await fund(site, agent, '100');
    for (let wave = 0; wave < 2; wave += 1) {
      // oxlint-disable-next-line no-await-in-loop -- as many at once as the payment password allows
      const both = await Promise.all([
        ...Array.from({ length: atOnce }, () => down(agent, player.username, '1')),
        ...Array.from({ length: atOnce }, () => up(player, '2')),
      ]);
      expect(both.map(({ status }) => status)).toEqual(both.map(() => 200));
    }
    expect([await cashOf(agent), await cashOf(player)]).toEqual(['108', '92']);
  });

  test('a transfer cannot be reversed, and its rows change in nothing', async () => {
    const { agent, players } = await family('100');
    await down(agent, players[0]!.username, '10');
    const [row] = await site.database.sql<{ id: string }>`
      select id from wallet.transfer_view where player_id = ${agent.playerId}::bigint`;
    const reversing = site.database.sql`
      select ledger.reverse('transfer', ${row!.id}, 'test', null) as answer`;
    expect((await reversing)[0]?.answer).toBe('kept');
    for (const change of ['update wallet.transfer set amount = 1', 'delete from wallet.transfer']) {
      const client = await site.database.connect('test');
      await expect(client.query(change)).rejects.toThrow('ends once');
      await client.end();
    }
    expect(await cashOf(agent)).toBe('90');
  });
});
