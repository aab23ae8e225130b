import type { Transaction } from '@parlour/node-kit/database/database';
import type { Config } from '../../../lib/config';
import { writeAudit } from '../../audit';
import { foldName } from './fold-name';
import { invite, newTicket } from './invite';
import { findPersonByName, hasPeople } from './queries';

export type FirstInvitation = { name: string; link: string };

/**
 * The links of the first people, for a site that has none: an administrator, and where the demo is
 * loaded a shift lead and a cashier too, so that what needs two persons can be tried. Once, and
 * again only when they were not used in their time.
 */
export const inviteFirst = async (
  sql: Transaction,
  { demo, consoleUrl }: Pick<Config, 'demo' | 'consoleUrl'>,
): Promise<FirstInvitation[]> => {
  await sql`select lib.one_at_a_time('operator.first')`;
  if (await hasPeople(sql)) return [];
  const links: FirstInvitation[] = [];
  for (const name of demo ? ['admin', 'lead', 'cashier'] : ['admin']) {
    const known = await findPersonByName(sql, foldName(name));
    const { operatorId, ticket } = known
      ? { operatorId: known, ticket: await newTicket(sql, known) }
      : await invite(sql, { name, roles: [name] });
    await writeAudit(sql, {
      actor: { system: true },
      act: 'operator.invite',
      objectKind: 'operator',
      objectId: operatorId,
      after: { name, roles: [name] },
      reason: 'the first people of a site',
    });
    links.push({ name, link: `${consoleUrl}/invitation/${ticket}` });
  }
  return links;
};
