// tsx e2e/pages/operator.ts CODE HOST COMMAND…: an operator's commands, an argument each, for a
// story's own brand, which is made first where it is not there. A process of its own, as Playwright
// cannot load it. The first command may be `reset`: the brand is as it was made.
import { systemClock } from '@parlour/node-kit/clock';
import { createLog } from '@parlour/node-kit/log';
import { mainBrand } from '@parlour/server/modules/brand/demo/main';
import { seedBrand } from '@parlour/server/modules/brand/index';
import { runBrand } from '../../scripts/brand/run-brand';
import { openPlatform } from '../../scripts/start/open-platform';

const [code = '', host = '', ...lines] = process.argv.slice(2);
const { config, database, close } = await openPlatform();
const facts = { ...mainBrand.facts, code, merchantCode: code };
await database.transaction(async (sql) => {
  await seedBrand(sql, { ...mainBrand, facts, hosts: [host] }, host.length);
  if (lines[0] !== 'reset') return;
  lines.shift();
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
const log = createLog('silent', systemClock.now, { write: () => undefined });
const platform = { config, database, clock: systemClock, log };
const out = { print: () => undefined, refuse: (line: string) => console.error(line) };
let isDone = true;
for (const line of lines) isDone &&= await runBrand(platform, [code, ...line.split(' ')], out);
await close();
process.exit(isDone ? 0 : 1);
