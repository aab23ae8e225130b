import type { Beside } from './beside';

/**
 * USERNAME MINUTES: what a player decided about their own play, and the session that they play,
 * began so many minutes earlier.
 */
export const run: Beside = async ({ database }, [username = '', minutes = '0']) => {
  await database.transaction(async (sql) => {
    const [player] = await sql<{ id: string }>`
      select id::text from player.player where brand = 'main' and username = ${username}`;
    if (!player) throw new Error(`there is no player ${username}`);
    await sql`
      update compliance.play_session
      set started_at = started_at - make_interval(mins => ${minutes}::integer),
        acknowledged_at = acknowledged_at - make_interval(mins => ${minutes}::integer)
      where player_id = ${player.id}::bigint`;
    await sql`
      update compliance.play_limit
      set raise_asked_at = raise_asked_at - make_interval(mins => ${minutes}::integer),
        raise_ready_at = raise_ready_at - make_interval(mins => ${minutes}::integer)
      where player_id = ${player.id}::bigint`;
  });
};
