import type { Fields } from './fields';

/** What a supplier says of promotional money; we settle by it with the supplier later. */
const promotional = ['reward_uuid', 'campaign_uuid', 'jackpot_win'] as const;

/**
 * What is kept of a movement beside its money: the supplier's own notes, and which reward, campaign
 * or jackpot it belongs to. `jackpot_win` is a part of the amount, not added to it.
 */
export const outcomeOf = (message: Fields): Record<string, unknown> | null => {
  let outcome = isObject(message.meta) ? message.meta : null;
  for (const name of promotional) {
    if (message[name]) outcome = { ...outcome, [name]: message[name] };
  }
  return outcome;
};

/** A dialect without the field lets anything stand there. */
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
