import type pg from 'pg';

/** By how much tests move `lib.now()`; it is set on each connection before its use. */
export const openClockShift = () => {
  let offset = '0';
  const appliedTo = new WeakMap<pg.ClientBase, string>();
  return {
    offset: () => offset,
    moveTo: (next: string) => {
      offset = next;
    },
    /** A pooled connection keeps its offset, so a return to zero must be set on it too. */
    apply: async (client: pg.ClientBase): Promise<void> => {
      const current = offset;
      if ((appliedTo.get(client) ?? '0') === current) return;
      await client.query(`select set_config('parlour.clock_offset', $1, false)`, [current]);
      appliedTo.set(client, current);
    },
  };
};
