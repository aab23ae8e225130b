import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres, type PostgresServer } from '../../scripts/postgres.mjs';
import { killAtOnce, runningProcesses } from '@parlour/testkit/site/processes';
import type { DatabaseServer } from './types';

export type KeptDatabase = DatabaseServer & { stop: () => Promise<void> };

/** A private PostgreSQL that restarts on its port whenever it ends. */
export const keepDatabase = async (folder: string): Promise<KeptDatabase> => {
  let dataDir = folder;
  let isHeld = false;
  let isStopping = false;
  let server: PostgresServer | undefined = await startPostgres({ dataDir });
  const { url, port } = server;
  let keeping = Promise.resolve();

  const mainPid = () => server?.pid;
  const childPids = () => {
    const main = mainPid();
    if (main === undefined) return [];
    return runningProcesses()
      .filter(({ parent }) => parent === main)
      .map(({ pid }) => pid);
  };

  /**
   * Starts it until it runs: processes of the last start may still be there, or its disk may be
   * full.
   */
  const startAgain = async () => {
    while (!isHeld && !isStopping) {
      const started = await startPostgres({ dataDir, port }).catch(() => undefined);
      if (started) return watch(started);
      await pause(200);
    }
  };
  const watch = (started: PostgresServer) => {
    server = started;
    void started.exited.then(() => {
      if (server === started) server = undefined;
      if (!isHeld && !isStopping) keeping = startAgain();
    });
  };
  watch(server);

  return {
    port,
    url,
    dataDir: () => dataDir,
    mainPid,
    childPids,
    hold: () => {
      isHeld = true;
    },
    release: async (next = dataDir) => {
      dataDir = next;
      isHeld = false;
      if (!server) keeping = startAgain();
      await keeping;
    },
    stop: async () => {
      isStopping = true;
      await keeping;
      const last = server;
      if (!last) return;
      const patience = new AbortController();
      const { signal } = patience;
      await Promise.race([last.stop(), pause(5000, undefined, { signal }).catch(() => {})]);
      patience.abort();
      // A frozen process does not receive the signal to stop.
      if (server === last) killAtOnce([...childPids(), last.pid]);
    },
  };
};
