import type { Fields } from './fields';

/** A vendor's fields about promotional money; we settle with the vendor by them later. */
const promotional = ['reward_uuid', 'campaign_uuid', 'jackpot_win'] as const;

/**
 * The stored notes of a movement: the vendor's own, and its reward, campaign or jackpot.
 * `jackpot_win` is a part of the amount, not added to it. A dialect may not have these fields, and
 * then they are unchecked: only valid ones are stored.
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
