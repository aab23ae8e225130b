import type { IdentityState } from '@parlour/contract/identity';
import type { Transaction } from '@parlour/node-kit/database/database';
import { rulesThatCall, type Facts } from '../casework';
import { askIdentity, readState } from './queries';

export type Needed = {
  /** The rules of the brand ask for documents, and they have not passed. */
  isNeeded: boolean;
  state: IdentityState;
  /** Which rules ask. */
  rules: string[];
};

/**
 * Whether the brand's rules ask this player for documents before what the facts describe, a first
 * withdrawal or an amount. A player who was not asked before is asked now.
 */
export const needed = async (
  sql: Transaction,
  { brand, playerId, facts }: { brand: string; playerId: string; facts: Facts },
): Promise<Needed> => {
  const state = await readState(sql, playerId);
  if (state === 'passed') return { isNeeded: false, state, rules: [] };
  const calling = await rulesThatCall(sql, { brand, kind: 'identity', facts });
  const rules = calling.map(({ code }) => code);
  if (rules.length === 0) return { isNeeded: false, state, rules };
  if (state !== 'none') return { isNeeded: true, state, rules };
  await askIdentity(sql, { playerId, brand, rules });
  return { isNeeded: true, state: 'asked', rules };
};
