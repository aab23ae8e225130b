import { randomUUID } from 'node:crypto';
import { consoleContract } from '@parlour/contract/console';
import type { Endpoint, Shape } from '@parlour/contract/endpoint';
import { consoleVisitor, openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { whileRolesEnd } from '@parlour/testkit/people/right-ending';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { fund } from '@parlour/testkit/ledger/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkAll, writeAudit } from './modules/audit';

// Every call of the console by everyone who may come to it, by every role, and by its path every
// object of another brand: made of the contract, so that a new call is in it by itself.

let site: Site;
let vendor: Vendor;
beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
  const rights = [...new Set(consoleCalls.flatMap(({ right }) => right ?? []))];
  await site.database.sql`
    insert into operator.role (id, name, rights, position)
    values ('everything', 'Everything', ${rights}::text[], 99)`;
  // The conflicts of so many rights are not what is asked here.
  await site.database.sql`alter table operator.holding disable trigger no_conflict`;
});
afterAll(() => site.drop());

/** Its input is empty: one who is let in is refused for the input, or served. */
const codeOf = async (visitor: Visitor, endpoint: Endpoint, input: Input = {}): Promise<string> => {
  const call = { ...endpoint, sealed: false };
  const headers = { 'idempotency-key': randomUUID() };
  const message = await visitor.messageOf(call, input as never, { headers });
  const { status, text } = await visitor.send(message);
  if (status < 400) return 'served';
  const { code } = JSON.parse(text) as { code: string };
  // A vendor that does not answer is no failure of ours.
  if (status === 500) throw new Error(`${endpoint.name} failed with ${code}`);
  return code;
};

type Input = Record<string, unknown>;

const consoleCalls = Object.values(consoleContract)
  .flatMap((table) => Object.values(table as Record<string, Endpoint>))
  .filter(({ caller }) => caller === 'operator');

const linesOf = async (operatorId: string): Promise<number> => {
  const [row] = await site.database.sql<{ count: number }>`
    select count(*)::integer as count from audit.entry_view
    where operator_id = ${operatorId}::bigint and act = 'operator.refused'`;
  return row!.count;
};

describe('[OPS-01] every call of the console', () => {
  test('is unknown to the site, no matter who asks', async () => {
    const someone = await registerPlayer(site);
    for (const endpoint of consoleCalls) {
      // What is asked as a page is answered by the page that says so.
      const message = await someone.messageOf({ ...endpoint, sealed: false }, {} as never);
      const { status } = await someone.send(message);
      expect([endpoint.name, status]).toEqual([endpoint.name, 404]);
    }
  });

  test.each([
    ['without a cookie', async () => undefined],
    ['with a player’s cookies and token', () => registerPlayer(site)],
    ['with an agent’s', anAgent],
  ])('is refused %s', async (_name, open) => {
    const from = await open();
    const visitor = consoleVisitor(site);
    visitor.token = from?.token;
    for (const [name, value] of from?.cookies ?? []) {
      visitor.cookies.set(name, value);
      visitor.cookies.set('__Host-pc', value);
    }
    for (const endpoint of consoleCalls) {
      const code = await codeOf(visitor, endpoint);
      expect([endpoint.name, code]).toEqual([endpoint.name, 'operator.session_required']);
    }
  });

  test('is refused to an operator without its right, with a line, and to a locked page', async () => {
    const someone = await openOperator(site);
    const withRight = consoleCalls.filter(({ right }) => right !== undefined);
    for (const endpoint of withRight) {
      expect([endpoint.name, await codeOf(someone, endpoint)]).toEqual([
        endpoint.name,
        'operator.right_missing',
      ]);
    }
    expect(await linesOf(someone.operatorId)).toBe(withRight.length);
    await site.database.sql`
      update operator.sign_in set locked_at = lib.now()
      where operator_id = ${someone.operatorId}::bigint`;
    for (const endpoint of consoleCalls.filter(({ whileLocked }) => !whileLocked)) {
      expect(await codeOf(someone, endpoint)).toBe('operator.locked');
    }
  });

  test('that needs a step-up is refused without one to who has every right', async () => {
    const someone = await openOperator(site, { roles: ['everything'], isSteppedUp: false });
    for (const endpoint of consoleCalls.filter(({ stepUp }) => stepUp)) {
      expect([endpoint.name, await codeOf(someone, endpoint)]).toEqual([
        endpoint.name,
        'operator.step_up_required',
      ]);
    }
  });
});

const anAgent = async (): Promise<SomePlayer> => {
  const someone = await registerPlayer(site);
  await site.database.sql`
    update player.player set type = 42 where id = ${someone.playerId}::bigint`;
  return someone;
};

/**
 * The rights that a role's row gives: a person who works, checks, reveals or exports also reads.
 */
const givenBy = (rights: readonly string[]): Set<string> =>
  new Set(rights.flatMap((right) => [right, right.replace(/\.[a-z]$/, '.r')]));

const opens = (held: Set<string>, { right, stops }: Endpoint): boolean =>
  right === undefined ||
  held.has(right) ||
  (stops === true && held.has(right.replace(/\.w$/, '.a')));

/**
 * The calls by the right that opens them. Each role tries one of each, another than the role before
 * it: one interpreter asks for the right of all calls, and that each of them is refused without it
 * is asked above.
 */
const ofDoors = (place: number): Endpoint[] => {
  const doors = new Map<string, Endpoint[]>();
  for (const endpoint of consoleCalls) {
    const door = `${endpoint.right} ${endpoint.stops}`;
    doors.set(door, [...(doors.get(door) ?? []), endpoint]);
  }
  return [...doors.values()].map((calls) => calls[place % calls.length]!);
};

describe('[OPS-01] every right of the console, by role', () => {
  test('opens its calls to those whose row has it, and to no other', async () => {
    const roles = await site.database.sql<{ id: string; rights: string[] }>`
      select id, rights from operator.role where seeded order by position`;
    expect(roles).toHaveLength(14);
    const [found, wanted]: [string[], string[]] = [[], []];
    const tryAll = async ({ id, rights }: (typeof roles)[number], place: number) => {
      const held = givenBy(rights);
      let someone = await openOperator(site, { roles: [id] });
      for (const endpoint of ofDoors(place)) {
        const name = `${id}: ${endpoint.noun}.${endpoint.name}`;
        const code = await codeOf(someone, endpoint);
        if (code !== 'operator.right_missing') found.push(name);
        if (opens(held, endpoint)) wanted.push(name);
        // Some of what is served ends or locks the session.
        if (code === 'served' && endpoint.method !== 'GET') {
          someone = await openOperator(site, { roles: [id] });
        }
      }
    };
    await Promise.all(roles.map(tryAll));
    expect(found.toSorted()).toEqual(wanted.toSorted());
  }, 120_000);
});

/** Makes an object of the second brand, or of the one that it says; names one that is nowhere. */
type Make = { theirs: () => Promise<Input>; nowhere: Input; brand?: 'main' };

const inSecond = () => registerPlayer(site, { host: 'second.localhost' });

const idOf = async (text: TemplateStringsArray, ...values: unknown[]): Promise<string> => {
  const [row] = await site.database.sql<{ id: string }>(text, ...(values as string[]));
  return row!.id;
};

const caseOf = (kind: string, subject: string, playerId?: string): Promise<string> => idOf`
  insert into casework.case_file (brand, kind, subject_id, player_id, reasons, due_at)
  values ('second', ${kind}, ${subject}, ${playerId ?? null}::bigint, '{made}', lib.now())
  returning id::text`;

const nowhere = '999999999';

/** A case of a kind, under the name that its calls have for it. */
const ofCase = (kind: string, name: 'case' | 'caseId' = 'caseId', about = ''): Make => ({
  theirs: async () => {
    const { playerId } = await inSecond();
    return { [name]: await caseOf(kind, `${about}${playerId}`, playerId) };
  },
  nowhere: { [name]: nowhere },
});

const aTicket: Make = {
  theirs: async () => {
    const { playerId } = await inSecond();
    const ticket = await idOf`
      insert into support.ticket (brand, player_id, language, type, description, key)
      values ('second', ${playerId}::bigint, 'EN', 'other', 'words', gen_random_uuid())
      returning id::text`;
    return { caseId: await caseOf('ticket', ticket, playerId) };
  },
  nowhere: { caseId: nowhere },
};

const aChat: Make = {
  theirs: async () => ({
    chatId: await idOf`
      insert into support.chat (brand, player_id, language, asked_at, last_n)
      values ('second', ${(await inSecond()).playerId}::bigint, 'EN', lib.now(), 1)
      returning id::text`,
  }),
  nowhere: { chatId: nowhere },
};

const aPayout: Make = {
  theirs: async () => {
    const { playerId } = await inSecond();
    const payee = await idOf`
      insert into cashier.payee (id, player_id, brand, bank, encrypted)
      values (gen_random_uuid(), ${playerId}::bigint, 'second', '970436', '\\x00')
      returning id::text`;
    const withdrawal = await idOf`
      insert into cashier.withdrawal (day, player_id, brand, method_code, payee_id, amount, fee,
        currency, status, idempotency_key, review_due_at, decided_at)
      values ('261123', ${playerId}::bigint, 'second', 'sandbox', ${payee}::uuid, 100, 0,
        'PHP', 'approved', gen_random_uuid(), lib.now(), lib.now())
      returning id::text`;
    return {
      id: await idOf`
        insert into cashier.payout (withdrawal_id, brand, method_code, provider, amount, currency)
        values (${withdrawal}::uuid, 'second', 'sandbox', 'hand', 100, 'PHP')
        returning id::text`,
    };
  },
  nowhere: { id: '00000000-0000-4000-8000-000000000000' },
};

/** The vendor of the tests plays in the first brand only. */
const anOpenRound: Make = {
  brand: 'main',
  theirs: async () => {
    const owner = await registerPlayer(site);
    await fund(site, owner, '10');
    const seat = { playerId: owner.playerId, token: await vendor.token(owner) };
    await vendor.call('bet', vendor.body('bet', seat));
    return {
      id: await idOf`
        select id::text from round.round where player_id = ${owner.playerId}::bigint limit 1`,
    };
  },
  nowhere: { id: nowhere },
};

const aVoiding: Make = {
  theirs: async () => ({
    id: await idOf`
      insert into round.voiding (change_id, brand, game_id, opened_from, opened_until, reason,
        proposer_id, decider_id)
      select coalesce(max(v.change_id), 1000) + 1, 'second', min(g.id), lib.now(), lib.now(),
        'malfunction', ${(await openOperator(site)).operatorId}::bigint,
        ${(await openOperator(site)).operatorId}::bigint
      from catalogue.game g left join round.voiding v on true
      returning change_id::text as id`,
  }),
  nowhere: { id: nowhere },
};

const aLine: Make = {
  theirs: async () => {
    const { id } = await site.platform.database.transaction((sql) =>
      writeAudit(sql, {
        actor: { system: true },
        brand: 'second',
        act: 'test.made',
        objectKind: 'test',
        objectId: '1',
      }),
    );
    await linkAll(site.platform);
    return { n: await idOf`select n::text as id from audit.link where entry_id = ${id}::bigint` };
  },
  nowhere: { n: nowhere },
};

/** Who approves, rejects, withdraws or undoes it elsewhere finds none, whatever its state. */
const aChange: Make = {
  theirs: async () => {
    const author = await openOperator(site, { roles: ['brand'] });
    // One of an object is open at a time.
    await site.database.sql`delete from operator.change where object = 'second'`;
    return {
      id: await idOf`
        insert into operator.change (kind, object, brand, base_version, patch, before, author,
          needs_second, alone, state, reason, entry_id)
        values ('brand', 'second', 'second', '1', '{"settings.mostSessions": 9}', '{}',
          ${author.operatorId}::bigint, true, false, 'proposed', 'made', 1)
        returning id::text`,
    };
  },
  nowhere: { id: nowhere },
};

const anExport: Make = {
  theirs: async () => {
    const asker = await openOperator(site, { roles: ['finance'] });
    return {
      id: await idOf`
        insert into report.export (operator_id, key, kind, brands, filter, reason, lines, most,
          state, needs_second, entry_id, until)
        values (${asker.operatorId}::bigint, 'made', 'players', '{second}', '{}', 'made', 0, 0,
          'second', true, 1, lib.now() + interval '1 day')
        returning id::text`,
    };
  },
  nowhere: { id: nowhere },
};

const aTemplate: Make = {
  theirs: async () => {
    const author = await openOperator(site);
    return {
      id: await idOf`
        insert into message.template (brand, name, texts, changed_by)
        values ('second', gen_random_uuid()::text, '{"EN": {}}', ${author.operatorId}::bigint)
        returning id::text`,
    };
  },
  nowhere: { id: nowhere },
};

const aDifference: Make = {
  theirs: async () => ({
    id: await idOf`
      insert into gateway.difference (vendor_code, what, round, player, starts_at, found_at,
        seen_at)
      values ('RUBY', 'missing_here', gen_random_uuid()::text, 'second-1', lib.now(), lib.now(),
        lib.now())
      returning id::text`,
  }),
  nowhere: { id: nowhere },
};

const aPerson: Make = {
  theirs: async () => ({
    id: (await openOperator(site, { roles: ['cashier'], brands: ['second'] })).operatorId,
  }),
  nowhere: { id: nowhere },
};

/** A brand that another person holds, and none, for calls that name the brand itself. */
const inBrand = (input: Input = {}): Make => ({
  theirs: async () => ({ ...input, brand: 'second' }),
  nowhere: { ...input, brand: 'none' },
});

const objects: Record<string, Make> = {
  '/console/audit/{n}': aLine,
  '/console/brands/{brand}': inBrand(),
  '/console/cases/{caseId}': ofCase('withdrawal'),
  '/console/catalogue/games/{id}': inBrand({ id: '1' }),
  '/console/changes/{id}': aChange,
  '/console/chats/{chatId}': aChat,
  '/console/deposits/{case}': ofCase('deposit', 'case'),
  '/console/differences/{id}': aDifference,
  '/console/exports/{id}': anExport,
  '/console/flags/{caseId}': ofCase('flag'),
  '/console/identity/{caseId}': ofCase('identity'),
  '/console/messages/templates/{id}': aTemplate,
  '/console/methods/{id}': inBrand({ id: 'sandbox' }),
  '/console/payouts/{case}': ofCase('withdrawal', 'case', 'payout:'),
  '/console/payouts/{id}': aPayout,
  '/console/people/{id}': aPerson,
  '/console/players/{playerId}': {
    theirs: async () => ({ playerId: (await inSecond()).playerId }),
    nowhere: { playerId: nowhere },
  },
  '/console/privacy/{caseId}': ofCase('ticket', 'caseId', 'privacy:'),
  '/console/room/cases/{caseId}': ofCase('room'),
  '/console/rounds/{id}': anOpenRound,
  '/console/tickets/{caseId}': aTicket,
  '/console/voidings/{id}': aVoiding,
  '/console/withdrawals/{case}': ofCase('withdrawal', 'case'),
};

/** What is of no brand: the whole site's, or a person's own. */
const ofNoBrand = [
  '/console/devices/{id}',
  '/console/drafts/{kind}',
  '/console/operations/events/{id}',
  '/console/operations/jobs/{name}',
  '/console/vendors/{code}',
];

/** What is made here has no game, picture, file, message or wish that they ask for. */
const bare = [
  'cashier.readDepositCase',
  'cashier.readWithdrawalCase',
  'cashier.claimPayout',
  'cashier.readReceipt',
  'cashier.readReceiptImage',
  'catalogue.switchGameOff',
  'identity.readDocument',
  'operator.withdrawChange',
  'privacy.decideDeletion',
  'privacy.readPrivacyCase',
  'report.fetchExport',
  'room.decideRoomCase',
  'room.readRoomCase',
  'session.forgetPlayerDevice',
  'support.readTicketPicture',
];

const prefixOf = ({ path }: Endpoint): string => /^.*?\{\w+\}/.exec(path)![0];

const words = [
  'main',
  'words',
  '1',
  '2026-11-01T00:00:00.000Z',
  '00000000-0000-4000-8000-000000000000',
];

/** A value that its shape takes. */
const valueFor = (name: string, shape: Shape): unknown => {
  if (shape.kind === 'choice') return shape.of[0];
  if (shape.kind === 'whole') return Math.max(shape.min ?? 1, 1);
  if (shape.kind === 'date') return '2026-11-01';
  if (shape.kind === 'record') return {};
  if (shape.kind === 'flag') return true;
  if (shape.kind === 'list') return [];
  if (shape.kind === 'money') return shape.min ?? '1';
  const { pattern } = shape;
  const found = words.find((word) => pattern === undefined || new RegExp(pattern).test(word));
  if (found === undefined) throw new Error(`no word fits ${name}: ${pattern}`);
  return found;
};

const requiredOf = ({ input }: Endpoint): Input =>
  Object.fromEntries(
    Object.entries(input as Record<string, Shape>)
      .filter(([, { optional }]) => !optional)
      .map(([name, shape]) => [name, valueFor(name, shape)]),
  );

describe('[OPS-01] [ERR-04] an object of another brand', () => {
  const named = consoleCalls.filter(({ path }) => path.includes('{'));
  const tried = named.filter((endpoint) => objects[prefixOf(endpoint)]);

  test('is tried for every call of the console that names one in its path', () => {
    const prefixes = [...new Set(named.map(prefixOf))].toSorted();
    expect([...Object.keys(objects), ...ofNoBrand].toSorted()).toEqual(prefixes);
  });

  test('is to who has every right in one brand as one that does not exist', async () => {
    const at = (brand: string) => openOperator(site, { roles: ['everything'], brands: [brand] });
    const others = { main: await at('main'), second: await at('second') };
    const everywhere = await openOperator(site, { roles: ['everything'] });
    const wrong: unknown[] = [];
    for (const endpoint of tried) {
      const { theirs, nowhere: none, brand } = objects[prefixOf(endpoint)]!;
      const here = brand === 'main' ? others.second : others.main;
      const object = await theirs();
      const name = `${endpoint.noun}.${endpoint.name}`;
      const ask = (who: SomeOperator, of: Input) =>
        codeOf(who, endpoint, { ...requiredOf(endpoint), ...of });
      const [foreign, missing] = [await ask(here, object), await ask(here, none)];
      const isTold = foreign !== missing || foreign === 'served';
      if (isTold) wrong.push([name, foreign, missing]);
      const found = await ask(everywhere, object);
      if (found === 'request.unknown' && !bare.includes(name))
        wrong.push([name, 'is not found by who has the brand']);
    }
    expect(wrong).toEqual([]);
  }, 60_000);

  test('is not written by a call on its way when its right ends', async () => {
    const wrong: string[] = [];
    for (const endpoint of tried.filter(({ method }) => method !== 'GET')) {
      const object = await objects[prefixOf(endpoint)]!.theirs();
      const someone = await openOperator(site, { roles: ['everything'] });
      const [code] = await whileRolesEnd(site, someone, () => [
        codeOf(someone, endpoint, { ...requiredOf(endpoint), ...object }),
      ]);
      if (code === 'served') wrong.push(`${endpoint.noun}.${endpoint.name}`);
    }
    expect(wrong).toEqual([]);
  }, 60_000);
});
