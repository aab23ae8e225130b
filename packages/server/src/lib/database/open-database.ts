import { openDatabase as open, type Database } from '@parlour/node-kit/database/database';
import type { Config } from '../config';
import { Refusal } from '../refusal';

/** Connects to PostgreSQL. `onLost` is called for connections that broke, for the log. */
export const openDatabase = (
  url: string,
  {
    onLost,
    pool = { connections: 12, pipelines: 3 },
  }: { onLost?: (error: Error) => void; pool?: Config['pool'] } = {},
): Database =>
  open(url, {
    applicationName: 'parlour',
    ...pool,
    repeatsLockTimeouts: true,
    whenBusy: () => new Refusal('system.busy'),
    onLost,
  });
