import type { Status } from '@parlour/contract/brand';
import { refreshStatus } from '../../brand/refresh-status';
import { dropCaches } from '../cache';
import { catchUp } from '../live';

/**
 * Before a failed part is tried again: what it was drawn from may be what failed, so that every
 * answer is asked for again. Returns the status, if the server says it.
 */
export const startOver = async (): Promise<Status | undefined> => {
  const status = await refreshStatus().catch(() => undefined);
  dropCaches();
  catchUp({ isAfresh: true });
  return status;
};
