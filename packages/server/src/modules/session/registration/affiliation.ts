import type { Sql } from '@parlour/node-kit/database/database';
import { invalid, Refusal } from '../../../lib/refusal';
import { isFlagOn, type LoadedBrand } from '../../brand';

/** The link of an agent, and what a registration by it makes. */
export type AgentLink = { id: bigint; makes: 'player' | 'agent' };

/** Lent by the module `agent`, which is of the same level. */
export type FindLink = (sql: Sql, brand: string, code: string) => Promise<AgentLink | undefined>;

/**
 * The link of the form's code. A brand without direct registration requires one; a wrong code is
 * refused where it may be left out too, since the player counts on it.
 */
export const linkOfForm = async (
  findLink: FindLink,
  sql: Sql,
  { facts, flags }: LoadedBrand,
  affiliateCode: string | undefined,
): Promise<AgentLink | undefined> => {
  if (!affiliateCode?.trim()) {
    if (isFlagOn(flags, 'DIRECTREG')) return undefined;
    throw invalid({ name: 'affiliateCode', code: 'field.required' });
  }
  const link = await findLink(sql, facts.code, affiliateCode);
  if (link) return link;
  throw new Refusal('agent.code_invalid', {
    fields: [{ name: 'affiliateCode', code: 'field.pattern' }],
  });
};
