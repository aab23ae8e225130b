import type { Status } from '@parlour/contract/brand';
import { cashier } from '@parlour/contract/cashier';
import { catalogue } from '@parlour/contract/catalogue';
import type { SealKey } from '@parlour/contract/seal';
import { session } from '@parlour/contract/session';
import { wallet } from '@parlour/contract/wallet';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setStatus } from '../brand/brand';
import { addressOf, call } from './api';
import { Refused } from './refused';
import { client } from './client';
import { useLoading } from './loading';
import { type Modals, useModal } from '../navigation/modal';
import { serverNow } from './server-time';

type Sent = { path: string; method: string; headers: Record<string, string>; body: unknown };

const answer = (value: unknown) => Response.json({ success: true, value });
const refusal = (status: number, code: string, value?: object) =>
  Response.json({ success: false, code, message: '', id: 'ref-1', value }, { status });

let sent: Sent[];
let answers: (() => Response | Promise<Response>)[];

/** The network: requests are recorded, the answers come in turn. */
const network = async (path: string, init: RequestInit): Promise<Response> => {
  sent.push({
    path,
    method: init.method ?? '',
    headers: init.headers as Record<string, string>,
    body: init.body === undefined ? undefined : JSON.parse(init.body as string),
  });
  const next = answers.shift();
  if (!next) throw new TypeError('no network');
  return next();
};

const storage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
};

beforeEach(() => {
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('sessionStorage', storage());
  client.language = 'EN';
  client.onSignedOut = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

const deposit = { methodId: 'sandbox', amount: '500000' };
const keysSent = () => sent.map(({ headers }) => headers['Idempotency-Key']);

describe('a call', () => {
  test('[ERR-03] that reads and is answered with nothing is refused, and reported', async () => {
    setStatus({ build: 'b1' } as Status);
    vi.stubGlobal('location', { pathname: '/' });
    answers = [() => answer(null), () => answer(null), () => answer({})];
    expect(await call(session.resume, {})).toBeNull();
    await expect(call(wallet.readBalance, {})).rejects.toMatchObject({ code: 'system.failed' });
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]!.body).toMatchObject({ part: 'answer', name: 'wallet.readBalance' });
  });

  test('has its module, the language, the token, and for a GET its query', async () => {
    sessionStorage.setItem('token', 'a-token');
    answers = [() => answer({ list: [] })];
    await call(cashier.listMethods, { kind: 'deposit' });
    expect(sent).toEqual([
      {
        path: '/api/cashier/methods?kind=deposit',
        method: 'GET',
        headers: { 'X-Module': 'cashier', 'X-Lang': 'EN', Authorization: 'Bearer a-token' },
        body: undefined,
      },
    ]);
  });

  test('[STORE-02] for anyone is sent without the token', async () => {
    sessionStorage.setItem('token', 'a-token');
    answers = [() => answer({})];
    await call(catalogue.readGame, { nodeId: '7', language: 'EN' });
    expect(sent[0]?.path).toBe('/api/catalogue/games/7?language=EN');
    expect(sent[0]?.headers).not.toHaveProperty('Authorization');
  });

  test('fills the names in its path and puts the rest into the body', () => {
    const endpoint = { method: 'POST', path: '/api/x/{id}/y' } as const;
    expect(addressOf(endpoint, { id: 'a/b', other: 1, none: undefined })).toEqual([
      '/api/x/a%2Fb/y',
      { other: 1 },
    ]);
  });

  test('that is refused throws the code, the fields and the reference', async () => {
    const fields = [{ name: 'amount', code: 'field.below', min: '50000' }];
    answers = [() => refusal(400, 'request.invalid', { fields })];
    const thrown = await call(cashier.requestDeposit, deposit).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Refused);
    expect(thrown).toMatchObject({ code: 'request.invalid', status: 400, id: 'ref-1', fields });
  });

  test('[ERR-03] without a network, or with a foreign answer, is refused as such', async () => {
    await expect(call(wallet.readBalance, {})).rejects.toMatchObject({ code: 'network.failed' });
    const headers = { 'x-request-id': 'ref-2' };
    answers = [() => new Response('<html>', { status: 502, headers })];
    await expect(call(wallet.readBalance, {})).rejects.toMatchObject({
      code: 'network.failed',
      status: 502,
      id: 'ref-2',
    });
  });

  test('[ERR-03] that takes too long is aborted as slow', async () => {
    vi.stubGlobal(
      'fetch',
      (_path: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    await expect(call(wallet.readBalance, {}, { timeoutMs: 20 })).rejects.toMatchObject({
      code: 'network.slow',
    });
  });

  test('[API-03] hides the loader after success and after failure', async () => {
    const seen: number[] = [];
    const stop = useLoading.subscribe(({ waiting }) => seen.push(waiting));
    answers = [() => answer({ list: [] })];
    await call(cashier.listMethods, { kind: 'deposit' }, { loader: true });
    await call(cashier.listMethods, { kind: 'deposit' }, { loader: true }).catch(() => undefined);
    stop();
    expect(seen).toEqual([1, 0, 1, 0]);
  });

  test('[R-S9] that needs a confirmation asks for it once, and is made again', async () => {
    answers = [
      () => refusal(403, 'session.step_up_required'),
      () => refusal(403, 'session.step_up_required'),
      () => answer({ list: [] }),
      () => answer({ list: [] }),
    ];
    const all = [1, 2].map(() => call(cashier.listMethods, { kind: 'deposit' }));
    const asked = await vi.waitUntil(() => useModal.getState().above.at(-1));
    expect(asked.name).toBe('stepUp');
    (asked.with as Modals['stepUp']).onDone(true);
    expect(await Promise.all(all)).toEqual([{ list: [] }, { list: [] }]);
    expect(useModal.getState().above).toEqual([]);
  });

  test('[R-S9] whose confirmation is given up is refused; a background call never asks', async () => {
    answers = [
      () => refusal(403, 'session.step_up_required'),
      () => refusal(403, 'session.step_up_required'),
    ];
    const code = 'session.step_up_required';
    await expect(call(wallet.readBalance, {})).rejects.toMatchObject({ code });
    const waiting = call(cashier.listMethods, { kind: 'deposit' });
    const asked = await vi.waitUntil(() => useModal.getState().above.at(-1));
    (asked.with as Modals['stepUp']).onDone(false);
    await expect(waiting).rejects.toMatchObject({ code });
  });

  test('with a dead token reports the end of the session; a wrong password does not', async () => {
    const ended = vi.fn<(refused: Refused) => void>();
    client.onSignedOut = ended;
    sessionStorage.setItem('token', 'a-token');
    answers = [() => refusal(401, 'session.expired'), () => refusal(403, 'session.trial_account')];
    await call(wallet.readBalance, {}).catch(() => undefined);
    await call(wallet.readWallets, {}).catch(() => undefined);
    expect(ended.mock.calls.map(([refused]) => refused.code)).toEqual(['session.expired']);
  });
});

describe('a call that moves money', () => {
  test('keeps its key over a lost answer and a busy server, until a definite one', async () => {
    answers = [
      () => Promise.reject(new TypeError('gone')),
      () => refusal(503, 'system.busy'),
      () => answer({ id: '1' }),
      () => answer({ id: '2' }),
    ];
    await call(cashier.requestDeposit, deposit).catch(() => undefined);
    await call(cashier.requestDeposit, deposit).catch(() => undefined);
    await call(cashier.requestDeposit, deposit);
    await call(cashier.requestDeposit, deposit);
    const [first, second, third, fourth] = keysSent();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  test.each([
    [401, 'session.expired'],
    [403, 'session.password_change_required'],
    [423, 'wallet.payment_password_locked'],
    [451, 'brand.region_blocked'],
  ])(
    'keeps its key where who called was refused, and not the call: %s %s',
    async (status, code) => {
      answers = [() => refusal(status, code), () => answer({ id: '1' })];
      await call(cashier.requestDeposit, deposit).catch(() => undefined);
      await call(cashier.requestDeposit, deposit);
      expect(new Set(keysSent()).size).toBe(1);
    },
  );

  test('keeps its key after the answer of a proxy', async () => {
    answers = [() => new Response('<html>', { status: 403 }), () => answer({ id: '1' })];
    await call(cashier.requestDeposit, deposit).catch(() => undefined);
    await call(cashier.requestDeposit, deposit);
    expect(new Set(keysSent()).size).toBe(1);
  });

  test('takes a new key after a refusal', async () => {
    answers = [() => refusal(400, 'cashier.amount_below'), () => answer({ id: '1' })];
    await call(cashier.requestDeposit, deposit).catch(() => undefined);
    await call(cashier.requestDeposit, deposit);
    expect(new Set(keysSent()).size).toBe(2);
  });
});

describe('[API-02] a sealed call', () => {
  const credentials = { username: 'minhkhoa', password: 'secret words', type: 'username' } as const;

  const withKey = async () => {
    const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { extractable: true });
    client.sealKeys = [{ ...((await exportJWK(publicKey)) as Omit<SealKey, 'kid'>), kid: 'k1' }];
    const open = async (body: unknown) => {
      const { plaintext, protectedHeader } = await compactDecrypt(
        (body as { sealed: string }).sealed,
        privateKey,
      );
      return { text: JSON.parse(new TextDecoder().decode(plaintext)), protectedHeader };
    };
    return open;
  };

  test('reveals nothing of its body, and names its path', async () => {
    const open = await withKey();
    answers = [() => answer({})];
    await call(session.logIn, credentials);
    expect(JSON.stringify(sent)).not.toContain('secret words');
    const { text, protectedHeader } = await open(sent[0]?.body);
    expect(protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'k1' });
    expect(text).toMatchObject({
      method: 'POST',
      path: '/wps/session/login',
      body: credentials,
    });
    expect(text.nonce).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('that was too late learns the server’s time and retries once', async () => {
    const open = await withKey();
    const serverTime = new Date(Date.now() + 3_600_000).toISOString();
    answers = [
      () => refusal(400, 'request.stale', { serverTime }),
      () => refusal(400, 'request.stale', { serverTime }),
    ];
    await expect(call(session.logIn, credentials)).rejects.toMatchObject({ code: 'request.stale' });
    expect(sent).toHaveLength(2);
    const [first, second] = await Promise.all(sent.map(({ body }) => open(body)));
    expect(first?.text.nonce).not.toBe(second?.text.nonce);
    expect(Math.abs(Date.parse(second?.text.at) - Date.parse(serverTime))).toBeLessThan(5000);
    expect(serverNow() - Date.now()).toBeGreaterThan(3_590_000);
  });
});
