import { openDatabase as open, type Database } from '@parlour/node-kit/database/database';
import { Refusal } from '../refusal';

/** Connects to PostgreSQL. `onLost` is called for connections that broke, for the log. */
export const openDatabase = (
  url: string,
  { onLost }: { onLost?: (error: Error) => void } = {},
): Database =>
  open(url, {
    applicationName: 'parlour',
    connections: 12,
    repeatsLockTimeouts: true,
    whenBusy: () => new Refusal('system.busy'),
    onLost,
  });
