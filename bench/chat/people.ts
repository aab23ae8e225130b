import { insertOperator } from '@parlour/testkit/people/operators';
import { openDatabase } from '../../packages/server/src/lib/database/open-database';
import { digestOf, newSecret } from '../../packages/server/src/lib/secret';
import { saveSettings } from '../../packages/server/src/modules/brand/changes/save-settings';

/** A player whose chat an operator has taken. */
export type Talker = { token: string; cookie: string; chatId: string };
/** An operator, by the cookie of the console, with the places of their chats. */
export type Attendant = { cookie: string; chats: number[] };

export type People = { talkers: Talker[]; attendants: Attendant[] };

/** As many chats as one operator has. */
const chatsOfOne = 4;

/** Makes players with a live session and an open chat each, and the operators who have them. */
export const makePeople = async (
  databaseUrl: string,
  { chats, sockets }: { chats: number; sockets: number },
): Promise<People> => {
  const database = openDatabase(databaseUrl);
  const { sql } = database;
  try {
    // All pages of the bench come from one address.
    const limits = [`sockets:address ${2 * sockets}/60`, 'support.sendChat:chat 1000/10'];
    await saveSettings({ database }, 'main', { limits });
    const secrets = Array.from({ length: chats }, () => [newSecret(), newSecret()] as const);
    const players = await sql<{ id: string }>`
      insert into player.player (brand, username, username_key, nickname, currency, language,
        registered_from, registered_host)
      select 'main', 'talker' || i, 'talker' || i, '', 'VND', 'VI', '127.0.0.1', 'localhost'
      from generate_series(1, ${chats}) i
      returning id::text`;
    const ids = players.map(({ id }) => id);
    await sql`
      with signed_in as (
        insert into session.sign_in (player_id, cookie_hash, address, user_agent)
        select id, cookie, '127.0.0.1', 'bench'
        from unnest(${ids}::bigint[], ${secrets.map(([, cookie]) => digestOf(cookie))}::bytea[])
          given (id, cookie)
        returning id, player_id
      )
      insert into session.token (token_hash, sign_in_id)
      select token, s.id
      from unnest(${ids}::bigint[], ${secrets.map(([token]) => digestOf(token))}::bytea[])
        given (player_id, token)
      join signed_in s using (player_id)`;
    const attendants: (Attendant & { operatorId: string })[] = [];
    for (let first = 0; first < chats; first += chatsOfOne) {
      const { cookie, operatorId } = await insertOperator(sql, {
        roles: ['support'],
        brands: ['main'],
      });
      const places = Array.from({ length: Math.min(chatsOfOne, chats - first) });
      attendants.push({ cookie, operatorId, chats: places.map((_, at) => first + at) });
    }
    const operators = attendants.flatMap(({ operatorId, chats: own }) => own.map(() => operatorId));
    const rows = await sql<{ id: string; playerId: string }>`
      insert into support.chat (brand, player_id, language, claimed_by, claimed_at)
      select 'main', player, 'VI', operator, lib.now()
      from unnest(${ids}::bigint[], ${operators}::bigint[]) given (player, operator)
      returning id::text, player_id::text as "playerId"`;
    const chatOf = new Map(rows.map(({ id, playerId }) => [playerId, id]));
    await sql`analyze`;
    return {
      talkers: ids.map((id, at) => {
        const [token, cookie] = secrets[at]!;
        return { token, cookie, chatId: chatOf.get(id)! };
      }),
      attendants: attendants.map(({ cookie, chats: own }) => ({ cookie, chats: own })),
    };
  } finally {
    await database.close();
  }
};
