import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { ProcessConfig } from '../environment';
import { openMetrics, type Metrics } from '../metrics';
import { openHealth } from './health';
import { openInnerPort } from './inner-port';

type Process = {
  database: Pick<Database, 'sql' | 'connections'>;
  clock: Clock;
  isEnding: () => boolean;
  part: string;
  version: string;
  build: string;
};

/** The metrics of a process and its inner port, where the configuration asks for one. */
export const openOperations = async (
  { innerPort }: Pick<ProcessConfig, 'innerPort'>,
  { database, clock, isEnding, part, version, build }: Process,
): Promise<{ metrics?: Metrics; close: () => Promise<void> }> => {
  if (!innerPort) return { close: async () => {} };
  const metrics = openMetrics(database, { part, build });
  const isReady = openHealth({ sql: database.sql, clock });
  const { close } = await openInnerPort({
    ...innerPort,
    isEnding,
    isReady,
    readMetrics: metrics.read,
    release: { version, build },
  });
  return { metrics, close };
};
