import {
  openDatabase as open,
  type Database,
  type DatabaseOptions,
} from '@parlour/node-kit/database/database';
import type { Config } from '../config';
import { Refusal } from '../refusal';

/** Connects to PostgreSQL. `onLost` is called for connections that broke, for the log. */
export const openDatabase = (
  url: string,
  {
    onLost,
    mayTakeLong,
    pool = { connections: 12, pipelines: 3 },
  }: Pick<DatabaseOptions, 'onLost' | 'mayTakeLong'> & { pool?: Config['pool'] } = {},
): Database =>
  open(url, {
    applicationName: 'parlour',
    ...pool,
    repeatsLockTimeouts: true,
    whenBusy: () => new Refusal('system.busy'),
    onLost,
    mayTakeLong,
  });
