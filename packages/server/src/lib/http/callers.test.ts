import cookies from '@fastify/cookie';
import type { AccountType } from '@parlour/contract/account-type';
import {
  type Caller,
  type Endpoint,
  endpoint,
  endpoints,
  output,
} from '@parlour/contract/endpoint';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Platform } from '../context';
import { Refusal } from '../refusal';
import { type HttpHooks, serve } from './http';

const callFor = <const C extends Caller>(caller: C) =>
  endpoint({
    method: 'GET',
    path: `/${caller.replace('+', '-')}`,
    caller,
    input: {},
    output: output<string>(),
    refusals: [],
  });

const calls = endpoints('test', {
  anyone: callFor('anyone'),
  anySignedIn: callFor('player+trial'),
  player: callFor('player'),
  agent: callFor('agent'),
  operator: callFor('operator'),
  steppedUp: endpoint({ ...callFor('player'), path: '/stepped-up', stepUp: true }),
});

type Called = Pick<Endpoint, 'path'>;

/** The answer to a call whose token is of an account of this type. */
const answerTo = async (
  type: AccountType | undefined,
  { path }: Called,
  isSteppedUp = false,
): Promise<string> => {
  const app = fastify();
  await app.register(cookies);
  app.setErrorHandler((error, _request, reply) =>
    reply.send({ value: error instanceof Refusal ? error.code : error }),
  );
  const hooks = {
    brandOf: async () => ({ supportLanguages: [] }),
    assertMayCall: async () => undefined,
    authenticate: async () => ({ type, isSteppedUp }),
    limits: {
      countCall: async () => undefined,
      countInput: async () => undefined,
      countPlayer: async () => undefined,
      uncount: async () => undefined,
    },
  } as unknown as HttpHooks;
  const served = async () => 'served';
  serve(app, { database: {} } as Platform, hooks, calls, {
    anyone: served,
    anySignedIn: served,
    player: served,
    agent: served,
    operator: served,
    steppedUp: served,
  });
  const token = type !== undefined && { authorization: `Bearer ${'t'.repeat(43)}` };
  const { value } = (
    await app.inject({
      url: path,
      headers: { 'x-module': 'test', ...token },
    })
  ).json<{ value: string }>();
  await app.close();
  return value;
};

const required = 'session.required';
const trial = 'session.trial_account';
const notAgent = 'session.not_agent';

test.each<[AccountType | undefined, Record<Caller, string>]>([
  [
    undefined,
    {
      anyone: 'served',
      'player+trial': required,
      player: required,
      agent: required,
      operator: required,
    },
  ],
  [
    0,
    {
      anyone: 'served',
      'player+trial': 'served',
      player: 'served',
      agent: notAgent,
      operator: required,
    },
  ],
  [
    4,
    {
      anyone: 'served',
      'player+trial': 'served',
      player: trial,
      agent: trial,
      operator: required,
    },
  ],
  [
    41,
    {
      anyone: 'served',
      'player+trial': 'served',
      player: 'served',
      agent: 'served',
      operator: required,
    },
  ],
])(
  'an account of type %s calls what its type may, and nothing of the operators',
  async (type, may) => {
    const answers: Record<string, string> = {};
    for (const caller of Object.keys(may) as Caller[])
      answers[caller] = await answerTo(type, callFor(caller));
    expect(answers).toEqual(may);
  },
);

test('[R-S9] a call that needs it is refused to who has not confirmed who they are', async () => {
  expect(await answerTo(0, calls.steppedUp)).toBe('session.step_up_required');
  expect(await answerTo(0, calls.steppedUp, true)).toBe('served');
  expect(await answerTo(4, calls.steppedUp, true)).toBe(trial);
  expect(await answerTo(undefined, calls.steppedUp, true)).toBe(required);
});
