import type { Platform } from '../../../lib/context';
import { keyIdsOf, unwrapDataKey, wrapDataKey } from '../../../lib/personal/personal';
import { aboutPart } from './make-exports';
import { listOldKeys, replaceKey } from './queries';

const batch = 200;

/** After a change of SECRET_KEY: wraps the files' keys with the new one; no file is read. */
export const rewrapExports = async ({
  database: { sql },
  config,
}: Pick<Platform, 'database' | 'config'>): Promise<void> => {
  const [current] = keyIdsOf(config);
  for (;;) {
    const rows = await listOldKeys(sql, current!, batch);
    for (const { id, ...former } of rows) {
      const about = aboutPart(id);
      await replaceKey(sql, {
        id,
        ...wrapDataKey(config, about, unwrapDataKey(config, about, former)),
      });
    }
    if (rows.length < batch) return;
  }
};
