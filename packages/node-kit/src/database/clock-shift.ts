import type pg from 'pg';

/** By how much tests move `lib.now()`: each connection is told before it is used. */
export const openClockShift = () => {
  let offset = '0';
  const appliedTo = new WeakMap<pg.ClientBase, string>();
  return {
    offset: () => offset,
    moveTo: (next: string) => {
      offset = next;
    },
    /** A connection that goes back to the pool must be told of the way back, too. */
    apply: async (client: pg.ClientBase): Promise<void> => {
      const wanted = offset;
      if ((appliedTo.get(client) ?? '0') === wanted) return;
      await client.query(`select set_config('parlour.clock_offset', $1, false)`, [wanted]);
      appliedTo.set(client, wanted);
    },
  };
};
