import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from './site';

/** The number of the advisory lock at which a trigger of the test makes the process wait. */
export const gateNumber = 4242;

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await pause(50);
};

/** Runs a script of the server in a process of its own, and kills it while it waits at the gate. */
export const killAtGate = async (site: Site, script: string): Promise<void> => {
  const atGate = async (isWaiting: boolean): Promise<number> => {
    const [row] = await site.database.sql<{ count: number }>`
      select count(*)::integer as count from pg_locks l
      where l.locktype = 'advisory' and l.objid = ${gateNumber} and l.mode = 'ShareLock'
        and (not ${isWaiting}::boolean or not l.granted)`;
    return row!.count;
  };
  const gate = await site.database.connect('parlour test');
  await gate.query(`select pg_advisory_lock(${gateNumber})`);
  const env = {
    ...process.env,
    ADDRESS: site.databaseUrl,
    CONFIG: JSON.stringify(site.platform.config),
  };
  const words = ['--import', 'tsx', '--input-type=module', '-e', script];
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const early = ended.then(() => {
    throw new Error('the process ended by itself');
  });
  await Promise.race([until(async () => (await atGate(true)) > 0), early]);
  early.catch(() => undefined);
  child.kill('SIGKILL');
  await ended;
  await gate.query(`select pg_advisory_unlock(${gateNumber})`);
  await gate.end();
  // The database notices that its process is gone.
  await until(async () => (await atGate(false)) === 0);
};
