// tsx e2e/beside/operator.ts: an operator's commands for brands of stories, in a process of their
// own, as Playwright cannot load them. It reads a line for each turn, [CODE, HOST, COMMAND…] in
// JSON, and answers true or false. A brand is made where it is not there. The first command may be
// `reset`: the brand is as it was made. `talk MARK COUNT`: its newest player wrote so many lines.
import { createInterface } from 'node:readline';
import { systemClock } from '@parlour/node-kit/clock';
import { createLog } from '@parlour/node-kit/log';
import { mainBrand } from '@parlour/server/modules/brand/demo/main';
import { seedBrand } from '@parlour/server/modules/brand/index';
import { runBrand } from '../../scripts/brand/run-brand';
import { openPlatform } from '../../scripts/start/open-platform';

const { config, database, close } = await openPlatform();
const log = createLog('silent', systemClock.now, { write: () => undefined });
const platform = { config, database, clock: systemClock, log };
const out = { print: () => undefined, refuse: (line: string) => console.error(line) };

const makeBrand = async (code: string, host: string, isReset: boolean): Promise<void> => {
  const facts = { ...mainBrand.facts, code, merchantCode: code };
  await database.transaction(async (sql) => {
    await seedBrand(sql, { ...mainBrand, facts, hosts: [host] }, host.length);
    if (!isReset) return;
    await sql`delete from brand.blocked_network where brand = ${code}`;
    await sql`delete from brand.service_link where brand = ${code}`;
    await sql`delete from brand.resource where brand = ${code}`;
    await sql`delete from brand.host where brand = ${code} and host <> ${host}`;
    await sql`
      update brand.brand
      set maintenance = false, settings = ${JSON.stringify(mainBrand.settings)},
        languages = ${mainBrand.facts.supportLanguages},
        default_language = ${mainBrand.facts.defaultLang}
      where code = ${code}`;
  });
};

const talk = async (code: string, [mark, count]: string[]): Promise<void> => {
  await database.transaction(async (sql) => {
    await sql`insert into room.room (brand) values (${code}) on conflict do nothing`;
    await sql`
      select room.send_message(${code}, (select max(id) from player.player where brand = ${code}),
        gen_random_uuid(), ${mark} || ' ' || n, 0)
      from generate_series(1, ${count}::integer) n`;
  });
};

const obey = async ([code = '', host = '', ...lines]: string[]): Promise<boolean> => {
  const isReset = lines[0] === 'reset';
  await makeBrand(code, host, isReset);
  for (const line of lines.slice(isReset ? 1 : 0)) {
    if (line.startsWith('talk ')) {
      await talk(code, line.split(' ').slice(1));
      continue;
    }
    if (!(await runBrand(platform, [code, ...line.split(' ')], out))) return false;
  }
  return true;
};

for await (const line of createInterface({ input: process.stdin })) {
  console.log(String(await obey(JSON.parse(line) as string[])));
}
await close();
