import type { Fields } from './fields';

/** What a vendor says of promotional money; we settle by it with the vendor later. */
const promotional = ['reward_uuid', 'campaign_uuid', 'jackpot_win'] as const;

/**
 * What is kept of a movement beside its money: the vendor's own notes, and which reward, campaign
 * or jackpot it belongs to. `jackpot_win` is a part of the amount, not added to it. A dialect may
 * not know these fields, and then nobody has looked at them: only what fits is taken.
 */
export const outcomeOf = (message: Fields): Fields | null => {
  let outcome = isNotes(message.meta) ? message.meta : null;
  for (const name of promotional) {
    const value = message[name];
    if (value && (typeof value === 'string' || typeof value === 'number')) {
      outcome = { ...outcome, [name]: value };
    }
  }
  return outcome;
};

const isNotes = (meta: unknown): meta is Fields =>
  typeof meta === 'object' && meta !== null && !Array.isArray(meta);
