import type { Status } from '@parlour/contract/brand';
import { dropCaches } from '../api/cache';
import { setServerTime } from '../api/server-time';
import { currentStatus, setStatus } from './brand';
import { keepConfiguration } from './keep-configuration';

/**
 * Asks the server for the status again: after a live `status`, on return to the tab, after a
 * failed chunk.
 */
export const refreshStatus = async (): Promise<Status> => {
  const { readStatus } = await import('../api/calls');
  const status = await readStatus();
  setServerTime(status.serverTime);
  if (currentStatus().configVersion !== status.configVersion) dropCaches();
  setStatus(status);
  keepConfiguration(status);
  return status;
};
