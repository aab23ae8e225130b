// npm run backup -- prove ADDRESS: compares a restored copy with the database and records it.
import { userInfo } from 'node:os';
import { openDatabase } from '../packages/server/src/lib/database/open-database';
import { linkAll } from '../packages/server/src/modules/audit';
import { proveBackup } from '../packages/server/src/modules/operation';
import { exitWith } from './start/exit-with';
import { openPlatform } from './start/open-platform';

const usage = 'npm run backup -- prove postgres://…  (the restored copy)';

const main = async (): Promise<void> => {
  const [word, address, ...rest] = process.argv.slice(2);
  if (word !== 'prove' || !address || rest.length > 0) throw new Error(`Usage: ${usage}`);
  if (!/^postgres(ql)?:\/\/./.test(address) || !URL.canParse(address)) {
    throw new Error(`That is not the address of a database. Usage: ${usage}`);
  }
  const { database, close } = await openPlatform();
  const copy = openDatabase(address, { mayTakeLong: true });
  try {
    await assertAnswers(copy);
    await linkAll({ database });
    const login = userInfo().username;
    const { madeAt } = await proveBackup({ database, copy: copy.sql, login });
    console.log(`The copy is whole up to ${madeAt.toISOString()}. The console shows it.`);
  } finally {
    await copy.close();
    await close();
  }
};

const assertAnswers = async ({ sql }: ReturnType<typeof openDatabase>): Promise<void> => {
  try {
    await sql`select 1`;
  } catch (error) {
    throw new Error(`No database answers at that address: ${(error as Error).message}.`);
  }
};

// The embedded database, while it stops, does not keep this process running.
setInterval(() => {}, 1000);
await exitWith(main);
