import { randomUUID } from 'node:crypto';
import { cashier } from '@parlour/contract/cashier';
import type { Endpoint, InputOf } from '@parlour/contract/endpoint';
import { exportCalls, type ExportJob } from '@parlour/contract/report/exports';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endExports, makeExports } from './make-exports';

let site: Site;
let username: string;
let [ann, bob] = [] as unknown as [SomeOperator, SomeOperator];
beforeAll(async () => {
  site = await openSite();
  ({ username } = await registerPlayer(site));
  [ann, bob] = [
    await openOperator(site, { roles: ['finance'] }),
    await openOperator(site, { roles: ['compliance'] }),
  ];
});
afterAll(() => site.drop());

beforeEach(async () => {
  await site.database.sql`update report.export set state = 'ended'`;
});

const reason = 'the yearly report';
const { askPlayersExport, askMoneyExport, askAuditExport, fetchExport } = exportCalls;

const ask = <E extends Endpoint>(endpoint: E, input: InputOf<E>, who = ann, key = randomUUID()) =>
  who.call(endpoint, input, { headers: { 'idempotency-key': key } });

const players = (changes: Partial<InputOf<typeof askPlayersExport>> = {}, who = ann) =>
  ask(askPlayersExport, { brand: 'main', reason, ...changes }, who);

const asked = async (who = ann, changes = {}): Promise<ExportJob> => {
  const { body, refusal } = await players(changes, who);
  if (refusal) throw new Error(refusal.code);
  return body.value;
};

const make = () => makeExports(site.platform);

const listed = async (id: string, who = ann) =>
  (await who.get(exportCalls.listExports, {})).list.find((one) => one.id === id);

const fetched = async ({ id }: { id: string }, who = ann) =>
  who.send(await who.messageOf(fetchExport, { id }));

const codeOf = (text: string): string => (JSON.parse(text) as { code: string }).code;

const linesOf = (text: string): string[] => text.trim().split('\r\n');

const actsOf = async (id: string): Promise<string[]> => {
  const rows = await site.database.sql<{ act: string }>`
    select act from audit.entry_view
    where object_kind = 'export' and object_id = ${id}
    order by id`;
  return rows.map(({ act }) => act);
};

/** Players of another brand, by rows alone. */
const addPlayers = (count: number) => site.database.sql`
  insert into player.player (brand, username, username_key, nickname, type, currency, language,
    registered_from, registered_host, registered_at)
  select 'second', '=lots' || n, '=lots' || n, '=lots' || n, 0, 'VND', 'VI', '10.0.0.1',
    'localhost', lib.now() - make_interval(secs => n)
  from generate_series(1, ${count}::integer) n`;

describe('[OPS-02] a file that an operator asks for', () => {
  test('is made by a job and fetched once, by who asked, each with its line', async () => {
    const job = await asked();
    expect(job).toMatchObject({ state: 'waiting', isMine: true, kind: 'players', reason });
    expect(codeOf((await fetched(job)).text)).toBe('report.export_over');
    await make();
    expect(await listed(job.id)).toMatchObject({ state: 'ready' });
    expect((await fetched(job, bob)).status).toBe(404);
    const { status, text } = await fetched(job);
    expect(status).toBe(200);
    expect(text.codePointAt(0)).toBe(0xfeff);
    const lines = linesOf(text);
    expect(lines[0]).toContain('id,account,type,state');
    expect(lines.slice(1).filter((line) => line.includes(username))).toHaveLength(1);
    expect(lines).toHaveLength(job.lines + 1);
    expect(codeOf((await fetched(job)).text)).toBe('report.export_over');
    expect(await actsOf(job.id)).toEqual(['export.make', 'export.fetch']);
    const [line] = await site.database.sql<{ reason: string; after: string }>`
      select reason, after from audit.entry_view where act = 'export.ask' order by id limit 1`;
    expect(line).toMatchObject({ reason });
    expect(JSON.parse(line!.after)).toMatchObject({ kind: 'players', lines: job.lines });
  });

  test('has nothing that a spreadsheet computes, and the lines of its days only', async () => {
    await addPlayers(3);
    const job = await asked(ann, { brand: 'second' });
    const none = await asked(ann, { brand: 'second', from: '2000-01-01', to: '2000-01-02' });
    await make();
    const { text } = await fetched(job);
    expect(linesOf(text)).toHaveLength(4);
    expect(text).toContain(`,'=lots`);
    expect(text).not.toContain(`,=lots`);
    expect(text).not.toContain(username);
    expect(linesOf((await fetched(none)).text)).toHaveLength(1);
  });

  test('is one, however often the same call comes', async () => {
    const key = randomUUID();
    const calls = [1, 2, 3].map(() => ask(askPlayersExport, { brand: 'main', reason }, ann, key));
    const ids = (await Promise.all(calls)).map(({ body }) => body.value.id);
    expect(new Set(ids).size).toBe(1);
  });

  test('of money has what a brand received and paid, and 92 days at most', async () => {
    const days = { from: '2026-08-01', to: '2026-11-01' };
    const refused = await ask(askMoneyExport, { brand: 'main', reason, ...days });
    expect(refused.refusal?.code).toBe('request.invalid');
    const payer = await registerPlayer(site);
    await payer.get(cashier.requestDeposit, { methodId: 'sandbox', amount: '500000' });
    const now = site.platform.clock.now();
    const dayFrom = (days: number) =>
      new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const around = { from: dayFrom(-1), to: dayFrom(1) };
    const { body } = await ask(askMoneyExport, { brand: 'main', reason, ...around });
    await make();
    const { text } = await fetched(body.value);
    expect(linesOf(text)[0]).toContain('number,player_id,account,method,amount');
    expect(linesOf(text)).toHaveLength(2);
    expect(linesOf(text)[1]).toMatch(/,deposit,DP\d+,\d+,.*,sandbox,500000,/);
  });

  test('of the audit has the lines of the filter, none of which came after it', async () => {
    const auditor = await openOperator(site, { roles: ['auditor'] });
    const { body } = await ask(askAuditExport, { act: 'export.ask', reason }, auditor);
    await asked();
    await make();
    const { text } = await fetched(body.value, auditor);
    const lines = linesOf(text).slice(1);
    expect(lines).toHaveLength(body.value.lines);
    expect(lines.length).toBeGreaterThan(0);
  });
});

describe('[OPS-01] the right to a file', () => {
  test('is asked before it is made, and again before it is fetched', async () => {
    const other = await openOperator(site, { roles: ['support'] });
    expect((await players({}, other)).refusal?.code).toBe('operator.right_missing');
    const ofMain = await openOperator(site, { roles: ['finance'], brands: ['main'] });
    expect((await players({ brand: 'second' }, ofMain)).status).toBe(404);
    const [first, second] = [await asked(ofMain), await asked(ofMain)];
    await make();
    await site.database.sql`
      update report.export set state = 'waiting', attempts = 0 where id = ${second.id}::bigint`;
    await site.database.sql`
      update operator.holding set ended_at = lib.now()
      where operator_id = ${ofMain.operatorId}::bigint`;
    await make();
    expect(codeOf((await fetched(first, ofMain)).text)).toBe('operator.right_missing');
    expect(await listed(second.id, ofMain)).toMatchObject({
      state: 'failed',
      why: 'right_missing',
    });
  });

  test('needs a factor given lately to ask and to fetch', async () => {
    const late = await openOperator(site, { roles: ['finance'], isSteppedUp: false });
    expect((await players({}, late)).refusal?.code).toBe('operator.step_up_required');
    expect(codeOf((await fetched({ id: '1' }, late)).text)).toBe('operator.step_up_required');
  });

  test('to over ten thousand lines is two persons’, to over fifty thousand no one’s', async () => {
    await addMany(10_001);
    const job = await asked(ann, { brand: 'second' });
    expect(job.state).toBe('second');
    await make();
    expect(await listed(job.id)).toMatchObject({ state: 'second' });
    const { approveExport } = exportCalls;
    expect((await ann.call(approveExport, { id: job.id })).refusal?.code).toBe('desk.same_person');
    const ofMain = await openOperator(site, { roles: ['finance'], brands: ['main'] });
    expect((await ofMain.call(approveExport, { id: job.id })).status).toBe(404);
    expect(await listed(job.id, bob)).toMatchObject({ mayApprove: true, isMine: false });
    expect((await bob.call(approveExport, { id: job.id })).status).toBe(200);
    expect((await bob.call(approveExport, { id: job.id })).refusal?.code).toBe(
      'report.export_over',
    );
    await make();
    expect(linesOf((await fetched(job)).text)).toHaveLength(job.lines + 1);
    expect(await actsOf(job.id)).toEqual(['export.approve', 'export.make', 'export.fetch']);
    await addMany(50_000);
    expect((await players({ brand: 'second' })).refusal?.code).toBe('report.export_too_many');
  }, 120_000);

  test('to a list in pieces is two persons’, once those of a day are over ten thousand', async () => {
    const eve = await openOperator(site, { roles: ['finance'] });
    const days = (n: number) => ({ brand: 'second', from: `2001-0${n}-01`, to: `2001-0${n}-02` });
    await addMany(6000, '2001-01-01 12:00');
    await addMany(6000, '2001-02-01 12:00');
    await addMany(1, '2001-03-01 12:00');
    const first = await asked(eve, days(1));
    expect(first).toMatchObject({ state: 'waiting', lines: 6000 });
    expect(await asked(eve, days(2))).toMatchObject({ state: 'second', lines: 6000 });
    await make();
    await fetched(first, eve);
    expect((await asked(eve, days(2))).state).toBe('second');
    expect((await asked(eve, days(3))).state).toBe('waiting');
    expect((await asked(bob, days(2))).state).toBe('waiting');
    await site.database.sql`
      update report.export set fetched_at = lib.now() - interval '2 days'
      where id = ${first.id}::bigint`;
    expect((await asked(eve, days(2))).state).toBe('waiting');
  }, 120_000);
});

let added = 100;
const addMany = (count: number, at?: string) => {
  const from = added;
  added += count;
  return site.database.sql`
    insert into player.player (brand, username, username_key, nickname, type, currency, language,
      registered_from, registered_host, registered_at)
    select 'second', 'many' || n, 'many' || n, 'many' || n, 0, 'VND', 'VI', '10.0.0.1',
      'localhost', coalesce(${at ?? null}::timestamptz, lib.now())
    from generate_series(${from}::integer + 1, ${from}::integer + ${count}::integer) n`;
};

describe('[OPS-02] the life of a file', () => {
  const partsOf = async (id: string): Promise<number> => {
    const rows = await site.database.sql`
      select from report.export_part where export_id = ${id}::bigint`;
    return rows.length;
  };

  test('ends by itself a day after it was made, and what was in it is gone', async () => {
    const job = await asked();
    await make();
    expect(await partsOf(job.id)).toBeGreaterThan(0);
    await site.database.sql`
      update report.export set until = lib.now() where id = ${job.id}::bigint`;
    expect(await listed(job.id)).toMatchObject({ state: 'over' });
    expect(codeOf((await fetched(job)).text)).toBe('report.export_over');
    await endExports(site.platform);
    expect(await partsOf(job.id)).toBe(0);
  });

  test('is five at a time, and one that is taken back makes room', async () => {
    const jobs = [];
    for (let at = 0; at < 5; at += 1) jobs.push(await asked());
    expect((await players()).refusal?.code).toBe('report.export_limit');
    await ann.get(exportCalls.endExport, { id: jobs[0]!.id });
    await make();
    expect(await listed(jobs[0]!.id)).toMatchObject({ state: 'ended', why: 'taken_back' });
    expect((await players()).status).toBe(200);
  });

  test('is not half a file when its process dies in the middle: another makes it', async () => {
    const job = await asked();
    const { transaction } = site.platform.database;
    const dying = {
      ...site.platform,
      database: {
        ...site.platform.database,
        transaction: ((work) =>
          transaction(async (sql) => {
            await work(sql);
            throw new Error('killed');
          })) as typeof transaction,
      },
    };
    await expect(makeExports(dying)).rejects.toThrow('killed');
    expect(await listed(job.id)).toMatchObject({ state: 'waiting' });
    expect(await partsOf(job.id)).toBe(0);
    await make();
    expect((await fetched(job)).status).toBe(200);
  });

  test('is encrypted in the database', async () => {
    const job = await asked();
    await make();
    const [part] = await site.database.sql<{ encrypted: Buffer }>`
      select encrypted from report.export_part where export_id = ${job.id}::bigint and n = 0`;
    expect(part!.encrypted.toString('latin1')).not.toContain('account');
    expect((await fetched(job)).text).toContain('account');
  });
});
