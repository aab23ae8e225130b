// npm run audit -- verify [--from N] [--anchors FILE] [--json]: recomputes the chain of the audit.
import { readFile } from 'node:fs/promises';
import { readKnownHeads, readOptions, sentenceOf } from './audit/options';
import { exitWith } from './start/exit-with';
import { openPlatform } from './start/open-platform';
import { linkAll, verifyChain } from '../packages/server/src/modules/audit';

const main = async (): Promise<boolean> => {
  const { from, anchorsFile, json } = readOptions(process.argv.slice(2));
  const anchors = anchorsFile ? readKnownHeads(await readFile(anchorsFile, 'utf8')) : [];
  const { database, close } = await openPlatform();
  try {
    // Where no site runs, nothing else links what was written last.
    await linkAll({ database });
    const verdict = await verifyChain(database.sql, { from, anchors });
    console.log(json ? JSON.stringify(verdict) : sentenceOf(verdict));
    return verdict.first === undefined;
  } finally {
    await close();
  }
};

await exitWith(main, 2);
