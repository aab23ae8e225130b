import { hasLicence } from '../../brand';
import type { Applying, ChangeValues } from './kind';

/**
 * What a brand lacks for real money, by name; each is checked where it is, so that what the site
 * cannot do yet is missing until it can.
 */
export const missingForReal = async (
  { sql, config }: Pick<Applying, 'sql' | 'config'>,
  code: string,
  after: ChangeValues,
): Promise<string[]> => {
  const [places] = await sql<{ limits: boolean }>`
    select to_regclass('compliance.limit_view') is not null as limits`;
  const [people] = await sql<{ unproved: boolean; conflicts: boolean; seconds: number }>`
    select exists (
        select from operator.operator o
        where o.state = 'active'
          and not exists (select from operator.factor f where f.operator_id = o.id)
      ) as unproved, exists (select from operator.conflicts_in(${code})) as conflicts, (
        select count(distinct operator_id)::integer from operator.right_of
        where brand = ${code} and "right" = 'withdrawal.a'
      ) as seconds`;
  const lacks: Record<string, boolean> = {
    limits: !places!.limits,
    licence: !(await hasLicence(sql, code)),
    smtp: config.smtp === undefined,
    factors: people!.unproved,
    conflicts: people!.conflicts,
    second_person: people!.seconds < 2,
    sandbox: config.sandbox,
    alone: after.alone === true,
  };
  return Object.keys(lacks).filter((name) => lacks[name]);
};
