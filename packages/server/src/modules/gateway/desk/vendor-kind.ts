import { invalid } from '../../../lib/refusal';
import type { ChangeKind } from '../../operator';
import { forgetProfiles } from '../profiles/profiles';
import { lockSwitch, readBrandsOf, writeSwitch } from './desk-queries';

/**
 * A vendor by its code: whether it may be called and may bet. Author and second person have the
 * right in all its brands.
 */
export const vendorKind: ChangeKind = {
  rights: { write: 'vendor.w', approve: 'vendor.a' },
  lock: async (sql, code) => {
    const row = await lockSwitch(sql, code);
    return row && { version: String(row.isEnabled), values: { enabled: row.isEnabled } };
  },
  apply: async ({ sql, live, object }, patch) => {
    for (const [name, value] of Object.entries(patch)) {
      if (name !== 'enabled') throw invalid({ name, code: 'field.unknown' });
      if (typeof value !== 'boolean') throw invalid({ name, code: 'field.pattern' });
      await writeSwitch(sql, object, value);
    }
    sql.afterCommit(() => live.notify('*', { type: 'games' }));
    return undefined;
  },
  loosens: (before, after) => after.enabled === true && before.enabled !== true,
  isStop: (patch) => patch.enabled === false && Object.keys(patch).length === 1,
  brandsOf: (sql, { object }) => readBrandsOf(sql, object),
  undoable: true,
  follow: async ({ database }) => forgetProfiles(database),
};
