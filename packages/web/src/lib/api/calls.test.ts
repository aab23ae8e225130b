import type { Status } from '@parlour/contract/brand';
import type { FirstPage } from '@parlour/contract/first-page';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setStatus } from '../brand/brand';
import { keepConfiguration } from '../brand/keep-configuration';
import { refreshStatus } from '../brand/refresh-status';
import { readCache } from './cache';
import { readNamed } from './calls';
import { client } from './client';

const status = (configVersion: number, more: object = {}): Status =>
  ({
    configVersion,
    serverTime: '2026-11-21T10:00:00.000Z',
    systemStatus: 0,
    build: 'b1',
    resources: [],
    customerService: { list: [], version: { pathList: [] } },
    analytics: {},
    imageCDNs: [],
    brand: {
      merchantCode: 'main',
      platform: 'W',
      name: 'Parlour',
      currency: 'VND',
      defaultLang: 'VI',
      supportLanguages: ['VI'],
      licences: [],
    },
    whitelabel: { modId: 'ROOT', enabled: '1', childrenNodes: [] },
    register: { minAge: 18 },
    sealKeys: [],
    ...more,
  }) as unknown as Status;

const page = { status: status(7), language: 'VI' } as FirstPage;

const answers: Record<string, unknown> = {
  GCSGAME_gameVendor: {
    data: { lanes: [{ id: 1, gameType: 'RNG', title: 'Slots', vendors: [] }] },
  },
  GCSGAME_hotGamesV2: { list: [] },
  helpCenter: { list: [] },
  MCSFE_getListAnnouncements: { player: [], banners: [], popup: [], promotion: [] },
};

let asked: string[];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('location', { host: 'parlour.example', pathname: '/' });
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const name = /([^/?]+)(?:\?|$)/.exec(path)?.[1] ?? '';
    asked.push(name);
    return Response.json({ success: true, value: answers[name] });
  });
  client.language = 'VI';
  setStatus(status(7));
});

describe('[API-04] gameVendor', () => {
  test('is kept for its version and language, and not asked for again', async () => {
    const first = await readNamed(page, 'EN');
    expect(asked).toContain('GCSGAME_gameVendor');
    expect(readCache('gameVendor', { version: 7, language: 'EN' })).toMatchObject({
      lanes: [{ gameType: 'RNG' }],
    });
    asked = [];
    expect((await readNamed(page, 'EN')).categories).toEqual(first.categories);
    expect(asked).not.toContain('GCSGAME_gameVendor');
    setStatus(status(8));
    await readNamed(page, 'EN');
    expect(asked).toContain('GCSGAME_gameVendor');
  });

  test.each(['{"lanes":3}', 'null', '"x"', '{"v":7,"lang":"EN","at":"","value":{"lanes":{}}}'])(
    'that is damaged (%s) is asked for again',
    async (damaged) => {
      sessionStorage.setItem('gameVendor', damaged);
      const { categories, missed } = await readNamed(page, 'EN');
      expect(categories).toHaveLength(1);
      expect(missed).toBeUndefined();
    },
  );
});

test('[API-04] settings and validate are those of the newest status, and others drop with the version', async () => {
  keepConfiguration(status(7));
  const old = { version: 7, language: 'VI' };
  expect(readCache('settings', old)).toMatchObject({ modId: 'ROOT' });
  expect(readCache('validate', old)).toEqual({ minAge: 18 });
  await readNamed(page, 'VI');
  answers.status = status(8, { register: { minAge: 21 } });
  await refreshStatus();
  const now = { version: 8, language: 'VI' };
  expect(readCache('validate', now)).toEqual({ minAge: 21 });
  expect(readCache('settings', now)).toMatchObject({ modId: 'ROOT' });
  expect(sessionStorage.getItem('gameVendor')).toBeNull();
});

test('[ERR-03] what was not answered is named, and the rest is taken', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('hotGames')
      ? Response.json({ success: false, code: 'system.failed', id: 'R-1' }, { status: 500 })
      : Response.json({ success: true, value: answers[/([^/?]+)(?:\?|$)/.exec(path)?.[1] ?? ''] }),
  );
  const { missed, hot, categories } = await readNamed(page, 'EN');
  expect([missed?.code, missed?.id, hot]).toEqual(['system.failed', 'R-1', undefined]);
  expect(categories).toHaveLength(1);
});

test('[ERR-03] an answer that is not of the contract’s form is not kept, and is reported', async () => {
  const reports: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    if (path.endsWith('/faults')) {
      reports.push(JSON.parse(String(body)));
      return Response.json({ success: true, value: {} });
    }
    const name = /([^/?]+)(?:\?|$)/.exec(path)?.[1] ?? '';
    const value = name === 'GCSGAME_gameVendor' ? { data: { lanes: [null] } } : answers[name];
    return Response.json({ success: true, value });
  });
  const named = await readNamed(page, 'EN');
  expect([named.missed?.code, named.categories, named.hot]).toEqual([
    'system.failed',
    undefined,
    [],
  ]);
  expect(readCache('gameVendor', { version: 7, language: 'EN' })).toBeUndefined();
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toMatchObject({ part: 'answer', name: 'catalogue.listVendors', build: 'b1' });
});
