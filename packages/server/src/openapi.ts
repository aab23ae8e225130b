import { createHash } from 'node:crypto';
import { contract } from '@parlour/contract/contract';
import type { Endpoint, Shape } from '@parlour/contract/endpoint';
import { statusOf, type ErrorCode } from '@parlour/contract/errors';
import { moneyPattern } from '@parlour/contract/money';
import type { FastifyInstance } from 'fastify';
import { docsPage, docsScript, docsStyle } from './openapi-page';

type Json = Record<string, unknown>;

const endpoints: Endpoint[] = Object.values(contract).flatMap((table) =>
  Object.values(table as Record<string, Endpoint>),
);

/** The OpenAPI 3.1 document of every call of the contract. */
export const openApiDocument = (build: string): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Parlour',
    version: build,
    description:
      'Money is a decimal string of the currency’s unit; times are ISO 8601 in UTC. Every call ' +
      'carries X-Module, and X-Lang for the language of messages.',
  },
  tags: Object.keys(contract).map((noun) => ({ name: noun })),
  paths: pathsOf(endpoints),
  components: {
    securitySchemes: {
      token: {
        type: 'http',
        scheme: 'bearer',
        description: 'Works only with its companion cookie __Host-pl from the same sign-in.',
      },
    },
    schemas: { refusal: refusalSchema, sealed: sealedSchema },
  },
});

const refusalSchema: Json = {
  type: 'object',
  required: ['success', 'code', 'message', 'id'],
  properties: {
    success: { const: false },
    code: { type: 'string', enum: Object.keys(statusOf) },
    message: { type: 'string' },
    id: { type: 'string', description: 'The id under which the log knows this answer.' },
    value: { type: 'object' },
  },
};

const sealedSchema: Json = {
  type: 'object',
  required: ['sealed'],
  additionalProperties: false,
  properties: {
    sealed: {
      type: 'string',
      description:
        'JWE compact, ECDH-ES with A256GCM for a key of status.sealKeys; inside it ' +
        '{method, path, at, nonce, body}.',
    },
  },
};

const pathsOf = (all: Endpoint[]): Json => {
  const paths: Record<string, Json> = {};
  for (const endpoint of all) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
    };
  }
  return paths;
};

const operationOf = (endpoint: Endpoint): Json => {
  const takesBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  return {
    operationId: `${endpoint.noun}.${endpoint.name}`,
    tags: [endpoint.noun],
    description: rightsOf(endpoint),
    ...(endpoint.caller !== 'anyone' && { security: [{ token: [] }] }),
    ...(endpoint.token !== undefined && { security: [{}, { token: [] }] }),
    parameters: [...headersOf(endpoint), ...parametersOf(endpoint, takesBody)],
    ...(takesBody && { requestBody: requestBodyOf(endpoint) }),
    ...(endpoint.sealed && { 'x-sealed-body': bodySchema(endpoint) }),
    responses: responsesOf(endpoint),
  };
};

const rightsOf = ({ caller, token, stepUp, sealed, background, once }: Endpoint): string =>
  [
    {
      anyone: 'Anyone may call.',
      player: 'For a signed-in player, not a trial account.',
      'player+trial': 'For anyone signed in.',
      agent: 'For an agent.',
      operator: 'For an operator of the site.',
    }[caller],
    token === 'used' && 'A token is used when sent.',
    token === 'valid' && 'A token that is sent must be valid.',
    stepUp && 'The player confirmed within the last ten minutes who they are.',
    sealed && 'The body is sealed.',
    background && 'Does not count as the player’s activity.',
    once && 'The same Idempotency-Key and content gets the first answer again.',
  ]
    .filter(Boolean)
    .join(' ');

const header = (name: string, required: boolean, schema: Json): Json => ({
  name,
  in: 'header',
  required,
  schema,
});

const headersOf = ({ noun, once }: Endpoint): Json[] => [
  header('X-Module', true, { type: 'string', examples: [noun] }),
  header('X-Lang', false, { type: 'string', examples: ['VI', 'EN'] }),
  ...(once ? [header('Idempotency-Key', true, { type: 'string', format: 'uuid' })] : []),
];

const isPlace = ({ path }: Endpoint, name: string): boolean => path.includes(`{${name}}`);

const parametersOf = (endpoint: Endpoint, takesBody: boolean): Json[] =>
  Object.entries(endpoint.input)
    .filter(([name]) => isPlace(endpoint, name) || !takesBody)
    .map(([name, shape]) => ({
      name,
      in: isPlace(endpoint, name) ? 'path' : 'query',
      required: isPlace(endpoint, name) || !shape.optional,
      schema: schemaOf(shape),
    }));

const requestBodyOf = (endpoint: Endpoint): Json => ({
  required: true,
  content: {
    [endpoint.form ? 'application/x-www-form-urlencoded' : 'application/json']: {
      schema: endpoint.sealed ? { $ref: '#/components/schemas/sealed' } : bodySchema(endpoint),
    },
  },
});

const bodySchema = (endpoint: Endpoint): Json => {
  const fields = Object.entries(endpoint.input).filter(([name]) => !isPlace(endpoint, name));
  return {
    type: 'object',
    additionalProperties: false,
    required: fields.filter(([, shape]) => !shape.optional).map(([name]) => name),
    properties: Object.fromEntries(fields.map(([name, shape]) => [name, schemaOf(shape)])),
  };
};

const schemaOf = (shape: Shape): Json => {
  switch (shape.kind) {
    case 'text':
      return {
        type: 'string',
        minLength: shape.min ?? (shape.optional ? 0 : 1),
        maxLength: shape.max ?? 255,
        ...(shape.pattern && { pattern: shape.pattern }),
      };
    case 'money':
      return {
        type: 'string',
        pattern: moneyPattern.source,
        description: `An amount${shape.min ? `, at least ${shape.min}` : ''}${
          shape.max ? `, at most ${shape.max}` : ''
        }.`,
      };
    case 'whole':
      return {
        type: 'integer',
        ...(shape.min !== undefined && { minimum: shape.min }),
        ...(shape.max !== undefined && { maximum: shape.max }),
      };
    case 'flag':
      return { type: 'boolean' };
    case 'choice':
      return { type: 'string', enum: shape.of };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'list':
      return {
        type: 'array',
        items: schemaOf(shape.of),
        maxItems: shape.max ?? 100,
        uniqueItems: true,
      };
    case 'record':
      return { type: 'object' };
  }
};

/** Codes that any call can return, besides its own. */
const common: ErrorCode[] = ['request.invalid', 'brand.maintenance', 'system.failed'];

/** A session that a remembered browser opened may not call it. */
const isRefusedToLook = ({ caller, whileLooking }: Endpoint): boolean =>
  caller !== 'anyone' && caller !== 'operator' && !whileLooking;

const responsesOf = (endpoint: Endpoint): Json => {
  const codes = new Set<ErrorCode>([...common, ...endpoint.refusals]);
  if (endpoint.caller !== 'anyone') codes.add('session.required');
  if (endpoint.centre) codes.add('brand.not_enabled');
  if (endpoint.stepUp || isRefusedToLook(endpoint)) codes.add('session.step_up_required');
  if (endpoint.sealed) for (const code of sealedCodes) codes.add(code);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    byStatus.set(statusOf[code], [...(byStatus.get(statusOf[code]) ?? []), code]);
  }
  const refusals = [...byStatus].map(([status, list]) => [
    String(status),
    {
      description: list.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/refusal' } } },
    },
  ]);
  return {
    200: {
      description: 'Done.',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['success', 'value'],
            properties: { success: { const: true }, value: {} },
          },
        },
      },
    },
    ...Object.fromEntries(refusals),
  };
};

const sealedCodes: ErrorCode[] = ['request.sealed_required', 'request.stale'];

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** `/docs/api.json`, and a page of our own that renders it: nothing comes from another origin. */
export const serveDocs = (app: FastifyInstance, build: string): void => {
  const document = openApiDocument(build);
  const policy = [
    "default-src 'none'",
    "connect-src 'self'",
    'img-src data:',
    `script-src ${hashOf(docsScript)}`,
    `style-src ${hashOf(docsStyle)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  app.get('/docs/api.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(document),
  );
  app.get('/docs/api', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(docsPage),
  );
};
