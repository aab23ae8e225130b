import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster, Nemesis } from '../harness/types';
import { killAtOnce, runningProcesses, signalAll } from '@parlour/testkit/site/processes';
import { run } from './commands';
import { loopDiskMissing, makeLoopDisk, mountLoopDisk, type LoopDisk } from './loop-disk';

/** The disk of each cluster, by the folder that the database has on it. */
const disks = new Map<string, LoopDisk>();
let cuts = 0;

/**
 * Everything stops at once, and the site restarts with what had reached the disk by then: what was
 * only in the system's memory is lost, whatever was acknowledged.
 */
export const powerCut: Nemesis = {
  id: 'N11',
  name: 'the power is cut: only what has reached the disk is left',
  holdMs: 0,
  missing: () => loopDiskMissing('A power cut'),
  makeDisk: async (folder) => {
    const disk = await makeLoopDisk(folder, 'disk-0');
    disks.set(disk.dataDir, disk);
    return {
      dataDir: disk.dataDir,
      remove: async () => {
        for (const [dataDir, one] of disks) {
          if (!one.image.startsWith(folder)) continue;
          await one.remove();
          disks.delete(dataDir);
        }
      },
    };
  },
  strike: async (cluster) => {
    const disk = disks.get(cluster.database.dataDir());
    if (!disk) throw new Error('this cluster has no disk whose power could be cut');
    cluster.database.hold();
    const pids = everybody(cluster);
    signalAll(pids, 'SIGSTOP');
    cuts += 1;
    const name = `disk-${cuts}`;
    await run('cp', '--sparse=always', disk.image, `${cluster.folder}/${name}.img`);
    killAtOnce(pids);
    await untilGone(pids);
    const next = await mountLoopDisk(cluster.folder, name);
    disks.set(next.dataDir, next);
    disks.delete(cluster.database.dataDir());
    await disk.remove();
    await cluster.database.release(next.dataDir);
  },
  heal: async () => {},
};

const everybody = ({ database, platforms }: Cluster): number[] =>
  [database.mainPid(), ...database.childPids(), ...platforms.map(({ pid }) => pid())].filter(
    (pid) => pid !== undefined,
  );

/** They hold files on the old disk until they have ended. */
const untilGone = async (pids: number[]): Promise<void> => {
  const own = new Set(pids);
  while (runningProcesses().some(({ pid }) => own.has(pid))) await pause(20);
};
