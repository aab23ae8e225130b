import { parseArgs } from 'node:util';
import { systemClock } from '../packages/node-kit/src/clock';
import { createLog } from '../packages/node-kit/src/log';
import {
  acceptDay,
  rebuildDay,
  verifyDay,
  type Difference,
} from '../packages/server/src/modules/activity';
import { exitWith } from './start/exit-with';
import { openPlatform } from './start/open-platform';

const usage =
  'npm run activity -- verify --brand CODE --day YYYY-MM-DD\n' +
  'npm run activity -- rebuild --brand CODE --day YYYY-MM-DD [--dry]\n' +
  'npm run activity -- accept --brand CODE --day YYYY-MM-DD';

/** Recounts or accepts a day of a brand; true when its sums are right, corrected or accepted. */
const main = async (): Promise<boolean> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      brand: { type: 'string' },
      day: { type: 'string' },
      dry: { type: 'boolean', default: false },
    },
  });
  const { brand, day, dry: isDry } = values;
  const [word = ''] = positionals;
  if (
    !['verify', 'rebuild', 'accept'].includes(word) ||
    !brand ||
    !/^\d{4}-\d\d-\d\d$/.test(day ?? '')
  ) {
    console.error(usage);
    return false;
  }
  const { database, close } = await openPlatform();
  const log = createLog('silent', systemClock.now);
  try {
    const known = await database.sql`select from brand.brand_view where code = ${brand}`;
    if (known.length === 0) throw new Error(`There is no brand ${brand}.`);
    const which = { brand, day: day! };
    const isRebuild = word === 'rebuild';
    const platform = { database, log };
    if (word === 'accept') {
      const isAccepted = await acceptDay(platform, which);
      console.log(`${brand} on ${day} ${isAccepted ? 'is accepted as it is' : 'does not differ'}.`);
      return isAccepted;
    }
    const found = isRebuild
      ? await rebuildDay(platform, which, { isDry })
      : await verifyDay(platform, which, { isDry });
    for (const one of found) console.log(sentenceOf(one));
    const outcome = isRebuild && !isDry ? ', and they were rebuilt' : '';
    console.log(`${found.length} figures of ${brand} on ${day} differ${outcome}.`);
    return found.length === 0 || (isRebuild && !isDry);
  } finally {
    await close();
  }
};

const sentenceOf = ({ playerId, currency, category, figure, counted, recounted }: Difference) => {
  const where = `player ${playerId}, ${currency}, ${category}`;
  return `${where}: ${figure} is ${counted} and should be ${recounted}`;
};

// The embedded database, while it stops, does not keep this process running.
setInterval(() => {}, 1000);
await exitWith(main);
