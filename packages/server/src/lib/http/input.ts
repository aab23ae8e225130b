import type { Endpoint, Shape, Shapes } from '@parlour/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { invalid, Refusal } from '../refusal';
import { parseStrictJson } from './strict-json';

type Unseal = (sealed: string, method: string, path: string) => Promise<Record<string, unknown>>;

/** What a call gives: of its query or its body, opened where it is sealed, and of its path. */
export const inputOf = async (
  { unseal }: { unseal: Unseal },
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Record<string, unknown>> => {
  const places = request.params as Record<string, string>;
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE' || endpoint.image) {
    return { ...queryInput(endpoint.input, request.query as Record<string, unknown>), ...places };
  }
  const body = endpoint.form ? formOf(request) : bodyOf(request);
  if (!endpoint.sealed) return { ...withoutEmpty(endpoint.input, body), ...places };
  if (typeof body.sealed !== 'string' || Object.keys(body).length !== 1) {
    throw new Refusal('request.sealed_required');
  }
  const unsealed = await unseal(body.sealed, request.method, endpoint.path);
  return { ...withoutEmpty(endpoint.input, unsealed), ...places };
};

/**
 * The contract takes an empty value for none: no verb gets an empty amount, number or time. An
 * empty text is a value where its shape allows one.
 */
const withoutEmpty = (shapes: Shapes, body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) => value !== '' || !Object.hasOwn(shapes, name) || takesEmpty(shapes[name]!),
    ),
  );

const takesEmpty = (shape: Shape): boolean =>
  shape.kind === 'text' &&
  (shape.min ?? 0) === 0 &&
  (shape.pattern === undefined || new RegExp(shape.pattern, 'u').test(''));

/**
 * Query fields that the endpoint does not know are ignored; known ones are parsed by their kind.
 */
const queryInput = (shapes: Shapes, query: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shapes).flatMap(([name, shape]) => {
      const value = query[name];
      if (value === undefined || value === '') return [];
      if (shape.kind === 'whole' && typeof value === 'string' && /^-?\d{1,15}$/.test(value)) {
        return [[name, Number(value)]];
      }
      if (shape.kind === 'flag' && (value === 'true' || value === 'false')) {
        return [[name, value === 'true']];
      }
      return [[name, value]];
    }),
  );

/** A field that is there twice is refused like one that is no text. */
const formOf = (request: FastifyRequest): Record<string, unknown> => {
  const bytes = request.body as Buffer | undefined;
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) {
    throw invalid({ name: 'Content-Type', code: 'field.pattern' });
  }
  const given = new URLSearchParams(bytes?.toString('utf8') ?? '');
  return Object.fromEntries(
    [...new Set(given.keys())].map((name) => {
      const all = given.getAll(name);
      return [name, all.length === 1 ? all[0] : all];
    }),
  );
};

const bodyOf = (request: FastifyRequest): Record<string, unknown> => {
  const bytes = request.body as Buffer | undefined;
  if (bytes === undefined || bytes.length === 0) return {};
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    throw invalid({ name: 'Content-Type', code: 'field.pattern' });
  }
  const parsed = parseStrictJson(bytes);
  if (
    !parsed.ok ||
    typeof parsed.value !== 'object' ||
    parsed.value === null ||
    Array.isArray(parsed.value)
  ) {
    throw invalid({ name: 'body', code: 'field.pattern' });
  }
  return parsed.value as Record<string, unknown>;
};
