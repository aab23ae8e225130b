import type { Platform } from '../../lib/context';
import { defineJobs } from '../../lib/jobs/jobs';
import { keyIdsOf, unwrapDataKey, wrapDataKey } from '../../lib/personal/personal';
import { listOldKeys, replaceKey } from './queries';

const batch = 200;

/** After a change of SECRET_KEY: wraps the images' keys with the new one; no image is read. */
export const rewrapImages = async ({
  database: { sql },
  config,
  log,
}: Pick<Platform, 'database' | 'config' | 'log'>): Promise<void> => {
  const [current] = keyIdsOf(config);
  let count = 0;
  for (;;) {
    const rows = await listOldKeys(sql, current!, batch);
    for (const { id, ...former } of rows) {
      const wrapped = wrapDataKey(config, id, unwrapDataKey(config, id, former));
      await replaceKey(sql, { id, ...wrapped });
    }
    count += rows.length;
    if (rows.length < batch) break;
  }
  if (count > 0) log.info('upload.rewrapped', { count });
};

export const jobs = defineJobs({
  every: { 'upload.rewrap': { seconds: 3600, work: rewrapImages } },
});
