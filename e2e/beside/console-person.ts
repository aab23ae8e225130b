import { openCase } from '@parlour/server/modules/casework/index';
import { invite } from '@parlour/server/modules/operator/people/invite';
import { keepMail } from '@parlour/server/modules/operator/people/mail-link';
import { digestOf, newSecret } from '@parlour/server/lib/secret';
import type { Beside } from './beside';

/**
 * NAME ROLES [CASES|MAIL]: invites a person with these roles (by commas) to the console, whose mail
 * address may be known, or, with a number of cases to decide, signs them in and opens so many
 * flags. Returns the invitation's ticket or the session's cookie.
 */
export const run: Beside = ({ config, database }, [name = '', roles = '', more]) =>
  database.transaction(async (sql) => {
    const { operatorId, ticket } = await invite(sql, { name, roles: roles.split(',') });
    if (more?.includes('@')) await keepMail(sql, { config }, operatorId, more);
    if (more === undefined || more.includes('@')) return ticket;
    for (let at = 1; at <= Number(more); at += 1) {
      const subjectId = `${name}-${at}`;
      await openCase(sql, { brand: 'main', kind: 'flag', subjectId, reasons: ['velocity'] });
    }
    const cookie = newSecret();
    await sql`
      update operator.operator set state = 'active', password_hash = 'none'
      where id = ${operatorId}::bigint`;
    await sql`
      insert into operator.sign_in (operator_id, cookie_hash, address, user_agent, stepped_up_at)
      values (${operatorId}::bigint, ${digestOf(cookie)}, '127.0.0.1', 'a story', lib.now())`;
    return cookie;
  });
