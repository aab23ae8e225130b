import { createCanvas } from '@napi-rs/canvas';
import { randomUUID } from 'node:crypto';
import type { AccountType } from '@parlour/contract/account-type';
import { cashier } from '@parlour/contract/cashier';
import { contract } from '@parlour/contract/contract';
import type { Caller, Endpoint } from '@parlour/contract/endpoint';
import { round } from '@parlour/contract/round';
import { player } from '@parlour/contract/player';
import { session } from '@parlour/contract/session';
import { support } from '@parlour/contract/support';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { fund } from '@parlour/testkit/ledger/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encryptFor } from './modules/player';
import { keepImage, reEncode } from './modules/upload';

// Every call of the contract by everyone who may come to the site, and by its path every object of
// another person: the table is generated, so that a new call is in it without a line here.

let site: Site;
let vendor: Vendor;
beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
});
afterAll(() => site.drop());

const everyCall = Object.values(contract).flatMap((table) =>
  Object.values(table as Record<string, Endpoint>),
);
const calls = everyCall.filter(({ caller }) => caller !== 'anyone');

/** Someone of an account type, at a level, with a browser. */
const personOf = async (type: AccountType, rankLevel = 0): Promise<SomePlayer> => {
  const someone = await registerPlayer(site);
  await site.database.sql`
    update player.player set type = ${type}, rank_level = ${rankLevel}
    where id = ${someone.playerId}::bigint`;
  return someone;
};

/** Its input is empty: one who is let in is refused for the input, or served. */
const codeOf = async (visitor: Visitor, endpoint: Endpoint): Promise<string> => {
  const { status, refusal } = await visitor.call({ ...endpoint, sealed: false }, {} as never, {
    headers: { 'idempotency-key': randomUUID() },
  });
  if (status >= 500) throw new Error(`${endpoint.name} failed with ${refusal?.code}`);
  return refusal?.code ?? 'served';
};

const doors = ['session.required', 'session.trial_account', 'session.not_agent'] as const;
type Verdict = (typeof doors)[number] | 'let in';

const role = (verdicts: Record<Exclude<Caller, 'anyone' | 'operator'>, Verdict>) => verdicts;

const out = 'session.required';
const member = role({ 'player+trial': 'let in', player: 'let in', agent: 'session.not_agent' });
const agent = role({ 'player+trial': 'let in', player: 'let in', agent: 'let in' });
const trial = role({
  'player+trial': 'let in',
  player: 'session.trial_account',
  agent: 'session.trial_account',
});
const stranger = role({ 'player+trial': out, player: out, agent: out });

const withoutCookie = async (): Promise<Visitor> => {
  const someone = await personOf(0);
  someone.cookies.clear();
  return someone;
};

const atOtherBrand = async (): Promise<Visitor> => {
  const { token, cookies } = await personOf(0);
  const visitor = site.visitor({ host: 'second.localhost' });
  visitor.token = token;
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  return visitor;
};

const afterLogOut = async (): Promise<Visitor> => {
  const someone = await personOf(0);
  await site.database.sql`
    update session.sign_in set ended_at = lib.now(), reason = 'blocked'
    where player_id = ${someone.playerId}::bigint`;
  return someone;
};

const roles: [string, () => Promise<Visitor>, ReturnType<typeof role>][] = [
  ['a visitor', async () => site.visitor(), stranger],
  ['a token without its cookie', withoutCookie, stranger],
  ['a player of another brand', atOtherBrand, stranger],
  ['a trial account', () => personOf(4), trial],
  ['a player', () => personOf(0), member],
  ['a VIP of level 5', () => personOf(0, 5), member],
  ['an agent of type 1', () => personOf(1), agent],
  ['an agent of type 2', () => personOf(2), agent],
  ['an agent of type 41', () => personOf(41), agent],
  ['an agent of type 42', () => personOf(42), agent],
];

describe('[AUTH-14] [GAME-01] [AUTH-16] every call, by role:', () => {
  test.each(roles)('%s', async (_name, open, verdicts) => {
    const found: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    let visitor = await open();
    for (const endpoint of calls) {
      const name = `${endpoint.noun}.${endpoint.name}`;
      if (endpoint.caller === 'operator') continue;
      const code = await codeOf(visitor, endpoint);
      wanted[name] = verdicts[endpoint.caller as keyof typeof verdicts];
      found[name] = doors.find((door) => door === code) ?? 'let in';
      // A call that was served may have ended the session.
      if (code === 'served' && endpoint.method !== 'GET') visitor = await open();
    }
    expect(found).toEqual(wanted);
  });

  test('someone whose session was ended by an operator', async () => {
    const someone = await afterLogOut();
    for (const endpoint of calls) expect(await codeOf(someone, endpoint)).toBe('session.expired');
  });
});

/** What a remembered browser reads without the password; everything else asks for it. */
const forLooking = [
  'cashier.listDeposits',
  'cashier.listMethods',
  'cashier.listPayees',
  'cashier.listWithdrawals',
  'cashier.readDeposit',
  'cashier.readWithdrawable',
  'cashier.readWithdrawal',
  'catalogue.listFavouriteIds',
  'catalogue.listFavourites',
  'catalogue.listRecent',
  'catalogue.listRooms',
  'compliance.readLimits',
  'identity.readIdentity',
  'lottery.listDraws',
  'lottery.listRecentVietnam',
  'message.countUnread',
  'message.listMessages',
  'message.markRead',
  'player.readAvatar',
  'player.readIcon',
  'player.readMember',
  'player.setLanguage',
  'report.exportCredit',
  'report.exportDeposits',
  'report.exportProfit',
  'report.exportRounds',
  'report.exportTransactions',
  'report.exportTransfers',
  'report.exportWithdrawals',
  'report.listRounds',
  'report.listTransactions',
  'report.readBalanceAt',
  'report.readCredit',
  'report.readDays',
  'report.readProfit',
  'report.readTransaction',
  'room.listMuted',
  'room.readRoom',
  'round.listOpenRounds',
  'round.readRound',
  'session.listFactors',
  'session.readDetails',
  'session.readIdle',
  'session.readPlayed',
  'session.readSecurity',
  'session.sendStepUpCode',
  'session.stepUp',
  'session.touch',
  'wallet.listTransfers',
  'wallet.readBalance',
  'wallet.readConsolidated',
  'wallet.readWallets',
];

test('[AUTH-08] a browser that came back to look reads, and is asked who is there for the rest', async () => {
  const someone = await personOf(0);
  await site.database.sql`
    update session.sign_in set strength = 'look'
    where player_id = ${someone.playerId}::bigint`;
  const served: string[] = [];
  for (const endpoint of calls.filter(({ caller }) => caller.startsWith('player'))) {
    const code = await codeOf(someone, endpoint);
    if (code !== 'session.step_up_required') served.push(`${endpoint.noun}.${endpoint.name}`);
  }
  expect(served.sort()).toEqual(forLooking);
});

/** Makes an object whose id stands in the path of a call. */
type Make = (owner: SomePlayer) => Promise<string>;

const makeRound = async (owner: SomePlayer): Promise<string> => {
  await fund(site, owner, '10');
  const seat = { playerId: owner.playerId, token: await vendor.token(owner) };
  await vendor.call('bet', vendor.body('bet', seat));
  const { list } = await owner.get(round.listOpenRounds, {});
  return list[0]!.roundId;
};

const makeDeposit = async (owner: SomePlayer): Promise<string> => {
  const answer = await owner.get(cashier.requestDeposit, { methodId: 'sandbox', amount: '500000' });
  return answer.id;
};

const makePayee = async (owner: SomePlayer): Promise<string> => {
  const { sql } = site.database;
  const { playerId } = owner;
  const id = randomUUID();
  const of = { playerId, kind: `payee ${id}` };
  const encrypted = await encryptFor(sql, site.platform.config, of, '1000001234');
  await sql`
    insert into cashier.payee (id, player_id, brand, bank, encrypted)
    values (${id}::uuid, ${playerId}::bigint, 'main', '970436', ${encrypted})`;
  return id;
};

/** One that was paid, and whose player has not answered. */
const makeWithdrawal = async (owner: SomePlayer): Promise<string> => {
  const payeeId = await makePayee(owner);
  const [row] = await site.database.sql<{ id: string }>`
    insert into cashier.withdrawal (day, player_id, brand, method_code, payee_id, amount, fee,
      currency, status, idempotency_key, review_due_at, decided_at, closed_at, receipt,
      receipt_due_at)
    values ('261123', ${owner.playerId}::bigint, 'main', 'sandbox', ${payeeId}::uuid, 100, 0,
      'VND', 'paid', gen_random_uuid(), lib.now(), lib.now(), lib.now(), 'waiting',
      lib.now() + interval '1 day')
    returning id`;
  return row!.id;
};

/** One whose complaint was settled by the bank's proof. */
const makeProof = async (owner: SomePlayer): Promise<string> => {
  const id = await makeWithdrawal(owner);
  const picture = await reEncode(await createCanvas(20, 20).encode('jpeg', 90));
  const image = { playerId: owner.playerId, brand: 'main', purpose: 'receipt' } as const;
  await site.database.transaction(async (sql) => {
    const imageId = await keepImage(sql, site.platform.config, image, picture);
    for (const receipt of ['none', 'settled']) {
      await sql`
        update cashier.withdrawal set receipt = ${receipt}, proof_image = ${imageId}::uuid
        where id = ${id}::uuid`;
    }
  });
  return id;
};

/** The first entry of the owner's main wallet; the others have none. */
const makeTransaction = async (owner: SomePlayer): Promise<string> => {
  await fund(site, owner, '100');
  return 'main-1';
};

const currentSession = async (owner: SomePlayer): Promise<string> =>
  (await owner.get(session.listSessions, {})).list[0]!.id;

const currentDevice = async (owner: SomePlayer): Promise<string> =>
  (await owner.get(session.listDevices, {})).list[0]!.id;

const ownFactor = async (owner: SomePlayer): Promise<string> => {
  const [row] = await site.database.sql<{ id: bigint }>`
    insert into session.factor (player_id, kind, name, secret, confirmed_at)
    values (${owner.playerId}::bigint, 'totp', 'test', '\\x00', lib.now())
    returning id`;
  return row!.id.toString();
};

const makeMessage = async ({ playerId }: SomePlayer): Promise<string> => {
  const [row] = await site.database.sql<{ id: string }>`
    insert into message.inbox (player_id, key, template)
    values (${playerId}::bigint, 'made', 'other')
    returning id::text`;
  return row!.id;
};

const makeTicket = async (owner: SomePlayer): Promise<string> => {
  const description = Array.from({ length: 12 }, () => 'word').join(' ');
  return (await owner.get(support.sendFeedback, { questionType: 'other', description })).id;
};

const makeClosedTicket = async (owner: SomePlayer): Promise<string> => {
  const id = await makeTicket(owner);
  await site.database.sql`
    update casework.case_file set state = 'closed', closed_at = lib.now(), result = 'close'
    where kind = 'ticket' and subject_id = ${id}`;
  return id;
};

const owned: Record<string, Make> = {
  'message.deleteMessage': makeMessage,
  'round.readRound': makeRound,
  'report.readTransaction': makeTransaction,
  'cashier.readDeposit': makeDeposit,
  'cashier.removePayee': makePayee,
  'cashier.readWithdrawal': makeWithdrawal,
  'cashier.confirmReceipt': makeWithdrawal,
  'cashier.addReceiptImage': makeWithdrawal,
  'cashier.readProofImage': makeProof,
  'session.endSession': currentSession,
  'session.forgetDevice': currentDevice,
  'session.removeFactor': ownFactor,
  'support.readTicket': makeTicket,
  'support.writeMessage': makeTicket,
  'support.reopenTicket': makeClosedTicket,
};

/** What some of them need beside the id. */
const also: Record<string, object> = {
  'cashier.confirmReceipt': { answer: 'received' },
  'support.writeMessage': { text: 'one more thing' },
  'support.reopenTicket': { text: 'not solved' },
};

/** Also those that anyone may call, where a token says whose the object is. */
const withId = everyCall.filter(
  ({ path, caller, token }) => path.includes('{') && (caller !== 'anyone' || token !== undefined),
);

describe('[AUTH-14] [ERR-04] an object of another person', () => {
  test('is tried for every call that names one in its path', () => {
    const names = withId.map(({ noun, name }) => `${noun}.${name}`);
    expect(names.toSorted()).toEqual(Object.keys(owned).toSorted());
  });

  test.each(withId.map((endpoint) => [`${endpoint.noun}.${endpoint.name}`, endpoint] as const))(
    '%s answers as for one that does not exist',
    async (name, endpoint) => {
      const owner = await registerPlayer(site);
      const id = await owned[name]!(owner);
      const payload = endpoint.image ? await createCanvas(20, 20).encode('jpeg', 90) : undefined;
      const call = (visitor: Visitor, of: string) =>
        visitor.call(endpoint, { id: of, ...also[name] } as never, {
          headers: { 'idempotency-key': randomUUID() },
          ...(payload && { payload }),
        });
      const upline = await personOf(1);
      await site.database.sql`
        update player.player set upline_id = ${upline.playerId}::bigint
        where id = ${owner.playerId}::bigint`;
      const others = [await personOf(0), await personOf(0, 5), upline];
      // A call that needs it is made by those who confirmed who they are.
      await site.database.sql`update session.sign_in set stepped_up_at = lib.now()`;
      for (const other of others) {
        const [foreign, missing] = [await call(other, id), await call(other, '999999999')];
        expect(foreign.status).toBe(404);
        expect({ ...foreign.refusal, id: '' }).toEqual({ ...missing.refusal, id: '' });
      }
      expect((await call(owner, id)).status).toBe(200);
    },
  );
});

test('[AUTH-14] no field of a call names another player', () => {
  const naming = /player_?id|customer_?id|user_?id|account_?id$/i;
  for (const { name, input } of calls) {
    expect([name, Object.keys(input).filter((field) => naming.test(field))]).toEqual([name, []]);
  }
});

test('[AUTH-16] the account type of an answer is the database’s, not the browser’s', async () => {
  const someone = await personOf(0);
  await site.database.sql`
    update player.player set type = 4 where id = ${someone.playerId}::bigint`;
  expect(await someone.get(player.readMember, {})).toMatchObject({ type: 4 });
  const answer = await someone.call(cashier.listMethods, { kind: 'deposit' });
  expect(answer.refusal?.code).toBe('session.trial_account');
});
