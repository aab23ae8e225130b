import type { InputOf, OutputOf, Shapes } from '@parlour/contract/endpoint';
import { faultsOf } from '@parlour/contract/faults';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GameCall } from '../../rounds/calls';
import type { Session } from '../queries/sessions';
import { Refusal } from '../refusal';
import type { GameDeps } from '../rounds/rounds';
import { createLimiter } from '../sessions/limits';
import { isUuid, sessionOf } from '../sessions/sessions';

/** Who calls: the session of the page, and the key of a call that counts once. */
export type Caller = { session: Session; key: string };

/** An answer for each call of a table. */
export type Answers<Table extends Record<string, GameCall>> = {
  [Name in keyof Table]: (
    caller: Caller,
    input: InputOf<Table[Name]>,
  ) => Promise<OutputOf<Table[Name]>>;
};

type AnyAnswer = (caller: Caller, input: never) => Promise<unknown>;

/** Serves every call of a table, each by the browser's cookie and the page's own session. */
export const serveCalls = <Table extends Record<string, GameCall>>(
  app: FastifyInstance,
  deps: GameDeps,
  table: Table,
  answers: Answers<Table>,
): void => {
  const assertWithin = createLimiter(deps.limits, deps.source);
  for (const [name, call] of Object.entries(table)) {
    const answer = answers[name as keyof Table] as AnyAnswer;
    app.route({
      method: call.method,
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request) => {
        const session = await sessionOf(deps, request);
        assertWithin(call.countsAs, session.playerId);
        if (session.recall && call.pages === 'playing') throw new Refusal('game.unavailable');
        const key = keyOf(call, request);
        return answer({ session, key }, inputOf(call, request) as never);
      },
    });
  }
};

const keyOf = ({ once }: GameCall, { headers }: FastifyRequest): string => {
  if (!once) return '';
  const key = headers['idempotency-key'];
  if (isUuid(key)) return key;
  throw new Refusal('request.invalid');
};

/** The fields of a call; a wrong or a strange one is refused. */
const inputOf = (call: GameCall, request: FastifyRequest): Record<string, unknown> => {
  const places = request.params as Record<string, string>;
  const fields = call.method === 'GET' ? queryOf(call.input, request) : bodyOf(request);
  const input = { ...fields, ...places };
  const faults = faultsOf(call.input, input);
  if (faults.some(({ name }) => name === call.name)) throw new Refusal('round.unknown');
  if (faults.length > 0) throw new Refusal('request.invalid');
  return input;
};

/** Unknown fields in an address are ignored. */
const queryOf = (shapes: Shapes, request: FastifyRequest): Record<string, unknown> => {
  const query = request.query as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(shapes).map(([name, { kind }]) => {
      const value = query[name];
      const isWhole = kind === 'whole' && typeof value === 'string' && /^\d{1,15}$/.test(value);
      return [name, isWhole ? Number(value) : value];
    }),
  );
};

const bodyOf = ({ body }: FastifyRequest): object => {
  if (body === undefined || body === null) return {};
  if (typeof body === 'object' && !Array.isArray(body)) return body;
  throw new Refusal('request.invalid');
};
