import type { Endpoint } from '@parlour/contract/endpoint';
import type { ErrorCode } from '@parlour/contract/errors';
import { isFinal } from '@parlour/contract/final-refusal';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context';
import { invalid, Refusal } from '../refusal';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The key of a call that takes one; empty for any other. */
export const idempotencyKeyOf = (endpoint: Endpoint, request: FastifyRequest): string => {
  if (!endpoint.once) return '';
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && uuid.test(key)) return key.toLowerCase();
  throw invalid({
    name: 'Idempotency-Key',
    code: key === undefined ? 'field.required' : 'field.pattern',
  });
};

type Key = { playerId: string; key: string };

/**
 * For a verb that moves money, in its transaction and under its lock, once it has found no outcome
 * of the key. Who gave up waiting repeats the call, and a refusal of the repeat is final: the first
 * try may no longer take effect, however late it arrives.
 */
export const spendKey =
  ({ raw: { socket } }: Pick<FastifyRequest, 'raw'>) =>
  async (sql: Transaction, { playerId, key }: Key): Promise<void> => {
    if (socket.destroyed || socket.writableEnded) throw new Refusal('system.busy');
    const [spent] = await sql`
      insert into lib.spent_key (player_id, key) values (${playerId}::bigint, ${key}::uuid)
      on conflict do nothing
      returning key`;
    if (!spent)
      throw new Refusal((await readRefusal(sql, { playerId, key })) ?? 'request.repeat_conflict');
  };

/** Makes a call whose key is spent by its effect or by its refusal, whichever is first. */
export const spendingKey = async <Value>(
  { spendsKey = false }: Endpoint,
  { database: { sql }, idempotencyKey: key, signedIn }: Context,
  make: () => Promise<Value>,
): Promise<Value> => {
  if (!spendsKey || !signedIn) return make();
  const { playerId } = signedIn;
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof Refusal) || !isFinal(error.status, error.code)) throw error;
    if (await spendByRefusal(sql, { playerId, key }, error.code)) throw error;
    // Another try took effect meanwhile, and is the answer.
    return make();
  }
};

/** False where the key was spent by what a call did. */
const spendByRefusal = async (sql: Sql, { playerId, key }: Key, code: string): Promise<boolean> => {
  const [spent] = await sql`
    insert into lib.spent_key (player_id, key, refusal)
    values (${playerId}::bigint, ${key}::uuid, ${code})
    on conflict do nothing
    returning key`;
  return spent !== undefined || (await readRefusal(sql, { playerId, key })) !== null;
};

const readRefusal = async (sql: Sql, { playerId, key }: Key): Promise<ErrorCode | null> => {
  const [row] = await sql<{ refusal: ErrorCode | null }>`
    select refusal from lib.spent_key where player_id = ${playerId}::bigint and key = ${key}::uuid`;
  return row?.refusal ?? null;
};
