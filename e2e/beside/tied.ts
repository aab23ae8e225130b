import { randomInt } from 'node:crypto';
import type { Beside } from './beside';

/** OPERATOR, USERNAME: both came from one public address, which is theirs alone. */
export const run: Beside = async ({ database: { sql } }, [operator = '', username = '']) => {
  const address = `198.51.${randomInt(256)}.${randomInt(256)}`;
  const people = await sql`
    update operator.sign_in s set address = ${address}::inet
    from operator.operator o where o.id = s.operator_id and o.name = ${operator}
    returning 1`;
  const players = await sql`
    update session.sign_in s set address = ${address}::inet
    from player.player p
    where p.id = s.player_id and p.brand = 'main' and p.username = ${username}
    returning 1`;
  if (people.length === 0 || players.length === 0) throw new Error(`${operator}, ${username}`);
};
