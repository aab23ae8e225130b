import { randomUUID } from 'node:crypto';
import { exportCalls, type ExportJob } from '@parlour/contract/report/exports';
import { killAtGate } from '@parlour/testkit/site/killed-process';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endExports, makeExports } from './make-exports';

let site: Site;
let ann: SomeOperator;
beforeAll(async () => {
  site = await openSite();
  await registerPlayer(site);
  ann = await openOperator(site, { roles: ['finance'] });
  // Behind this gate a file has its head and its first lines, and is not committed.
  await site.database.sql`
    create function report.wait_in_the_middle() returns trigger language plpgsql as $$
    begin
      if new.n = 1 then perform pg_advisory_xact_lock_shared(4242); end if;
      return new;
    end $$`;
  await site.database.sql`
    create trigger wait_in_the_middle after insert on report.export_part
    for each row execute function report.wait_in_the_middle()`;
});
afterAll(() => site.drop());

const asked = async (): Promise<ExportJob> => {
  const input = { brand: 'main', reason: 'the yearly report' };
  const headers = { 'idempotency-key': randomUUID() };
  return (await ann.call(exportCalls.askPlayersExport, input, { headers })).body.value;
};

const ofFile = async ({ id }: ExportJob) => {
  const [row] = await site.database.sql<Record<string, unknown>>`
    select state, attempts, why, (
        select count(*)::integer from report.export_part p where p.export_id = e.id
      ) as parts, (
        select count(*)::integer from audit.entry_view a
        where a.object_kind = 'export' and a.object_id = e.id::text and a.act = 'export.make'
      ) as lines
    from report.export e where e.id = ${id}::bigint`;
  return row!;
};

const fetched = async ({ id }: ExportJob) =>
  ann.send(await ann.messageOf(exportCalls.fetchExport, { id }));

const script = `
  import { openDatabase } from '@parlour/server/lib/database/open-database';
  import { makeExports } from '@parlour/server/modules/report/exports/make-exports';
  const database = openDatabase(process.env.ADDRESS);
  await makeExports({ config: JSON.parse(process.env.CONFIG), database });
`;

/** A process of its own makes the file, and is killed when it has written a part of it. */
const killInTheMiddle = () => killAtGate(site, script);

test('[OPS-02] a process that is killed in the middle of a file leaves none of it, and another makes it whole', async () => {
  const job = await asked();
  await killInTheMiddle();
  expect(await ofFile(job)).toEqual({
    state: 'waiting',
    attempts: 1,
    why: null,
    parts: 0,
    lines: 0,
  });
  const { text } = await fetched(job);
  expect(JSON.parse(text)).toMatchObject({ code: 'report.export_over' });
  await makeExports(site.platform);
  expect(await ofFile(job)).toMatchObject({ state: 'ready', attempts: 2, lines: 1 });
  const whole = await fetched(job);
  expect(whole.status).toBe(200);
  expect(whole.text.trim().split('\r\n')).toHaveLength(job.lines + 1);
}, 120_000);

test('[OPS-02] a file that kills its process three times has failed, and says so', async () => {
  const job = await asked();
  await killInTheMiddle();
  // As if two others had died before, the last ten minutes ago.
  await site.database.sql`
    update report.export set attempts = 3, asked_at = asked_at - interval '11 minutes'
    where id = ${job.id}::bigint`;
  await makeExports(site.platform);
  expect(await ofFile(job)).toMatchObject({ state: 'waiting', parts: 0 });
  await endExports(site.platform);
  expect(await ofFile(job)).toMatchObject({ state: 'failed', parts: 0, lines: 0 });
  const { list } = await ann.get(exportCalls.listExports, {});
  expect(list.find(({ id }) => id === job.id)).toMatchObject({ state: 'failed' });
}, 120_000);
