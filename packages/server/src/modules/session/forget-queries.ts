import type { Transaction } from '@parlour/node-kit/database/database';

/** The password, other companies' accounts, remembered browsers, links and steps on their way. */
export const deleteWaysIn = (sql: Transaction, playerId: string): Promise<unknown> => sql`
  with player as (select ${playerId}::bigint as id),
  credential as (
    delete from session.credential where player_id = (select id from player)
  ),
  identity as (
    delete from session.identity where player_id = (select id from player)
  ),
  remembered as (
    delete from session.remembered where player_id = (select id from player)
  ),
  ticket as (
    delete from session.ticket where player_id = (select id from player)
  ),
  step as (
    delete from session.step where player_id = (select id from player)
  )
  delete from session.device where player_id = (select id from player)`;

export const deleteFactors = (sql: Transaction, playerId: string): Promise<unknown> => sql`
  with player as (select ${playerId}::bigint as id),
  factor as (
    delete from session.factor where player_id = (select id from player)
  ),
  recovery_code as (
    delete from session.recovery_code where player_id = (select id from player)
  ),
  ceremony as (
    delete from session.ceremony where player_id = (select id from player)
  )
  delete from session.passkey_user where player_id = (select id from player)`;

/** Keeps when they were. */
export const clearSignIns = (sql: Transaction, playerId: string): Promise<unknown> => sql`
  update session.sign_in
  set address = '0.0.0.0', seen_address = null, user_agent = '', device_id = null
  where player_id = ${playerId}::bigint`;
