import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dropPersonalCaches, readCache, writeCache } from './cache';
import { closeModal, useModal } from '../navigation/modal';
import { pendingKey, settleKey } from './pending-keys';
import { clearSessionKeys } from '../session/clear-session';
import { gate, gated, leaveGate, useSession } from '../session/session';
import { sessionEnded, signIn } from '../session/sign-in';
import { localKeys, readSession, sessionKeys, writeSession } from '../session/storage';

/** A minimal browser storage. */
class Shelf {
  getItem = (key: string): string | null => (this as Record<string, unknown>)[key] as string;
  setItem = (key: string, value: string): void => {
    (this as Record<string, unknown>)[key] = value;
  };
  removeItem = (key: string): void => {
    delete (this as Record<string, unknown>)[key];
  };
}

const shelf = (): Storage => {
  const made = new Shelf();
  for (const name of ['getItem', 'setItem', 'removeItem']) {
    Object.defineProperty(made, name, { enumerable: false });
  }
  return made as unknown as Storage;
};

const at = new Date('2026-11-21T10:00:00Z');
const member = {
  id: '42',
  account: 'minhkhoa',
  nickname: 'Minh Khoa',
  type: 0,
  clubLabel: { labelName: '', rankLevel: 0 },
  hasPaymentPassword: false,
  currency: 'VND',
  brand: 'main',
  token: 'a-token',
  strength: 'full',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: false,
  expiresAt: '2026-11-22T10:00:00Z',
} as const;

beforeEach(() => {
  vi.stubGlobal('localStorage', shelf());
  vi.stubGlobal('sessionStorage', shelf());
  useSession.setState({ authState: 'visitor', member: undefined, endedBy: undefined });
  leaveGate();
  closeModal();
});

describe('[API-04] a session cache', () => {
  const mark = { version: 7, language: 'VI' };

  test('returns a stored answer, under the key of the specification, with its mark', () => {
    writeCache('gameVendor', mark, { lanes: [1] }, at);
    expect(readCache('gameVendor', mark)).toEqual({ lanes: [1] });
    expect(JSON.parse(sessionStorage.getItem('gameVendor') ?? '')).toEqual({
      v: 7,
      lang: 'VI',
      at: '2026-11-21T10:00:00.000Z',
      value: { lanes: [1] },
    });
  });

  test.each([
    { version: 8, language: 'VI' },
    { version: 7, language: 'EN' },
  ])('is dropped for $version and $language', (other) => {
    writeCache('settings', mark, 'old', at);
    expect(readCache('settings', other)).toBeUndefined();
    expect(sessionStorage.getItem('settings') ?? undefined).toBeUndefined();
  });

  test('of a person is dropped by login and logout, the others stay', () => {
    writeCache('consolidated', mark, 1, at);
    writeCache('merchantWallet', mark, 1, at);
    writeCache('validate', mark, 1, at);
    dropPersonalCaches();
    expect(readCache('consolidated', mark)).toBeUndefined();
    expect(readCache('merchantWallet', mark)).toBeUndefined();
    expect(readCache('validate', mark)).toBe(1);
  });

  test('with a foreign value is ignored', () => {
    sessionStorage.setItem('routers', '{not json');
    expect(readCache('routers', mark)).toBeUndefined();
  });
});

test('[STORE-01] the keys are those of the specification and its decided additions', () => {
  expect(Object.values(localKeys).toSorted()).toEqual([
    'LOTTFAV',
    'affiliateCode',
    'codeCountdowns',
    'consent',
    'hiddenBalance',
    'hisLang',
    'lang',
    'notToday',
    'ofAge',
    'pausing',
    'readAnnouncements',
    'recentQueries',
    'referralCode',
    'signedIn',
    'signedInBefore',
    'theme',
  ]);
  for (const key of [
    'token',
    'cpw',
    'merchant',
    'merchantCode',
    'nickname',
    'isAgent',
    'toUpline',
  ]) {
    expect(Object.values(sessionKeys)).toContain(key);
  }
});

test('[AUTH-10] the end of a session clears its keys, all but the merchant', () => {
  for (const key of ['merchant', 'merchantCode', 'token', 'account', 'accountType'] as const) {
    writeSession(key, 'x');
  }
  sessionStorage.setItem('consolidated', '{}');
  clearSessionKeys();
  expect(Object.keys(sessionStorage)).toEqual(['merchant', 'merchantCode']);
});

describe('a pending key', () => {
  test('is the same until a definite answer, and for its content only', () => {
    const first = pendingKey('cashier.requestDeposit', '{"amount":"1"}');
    expect(pendingKey('cashier.requestDeposit', '{"amount":"1"}')).toBe(first);
    expect(pendingKey('cashier.requestDeposit', '{"amount":"2"}')).not.toBe(first);
    settleKey('cashier.requestDeposit', '{"amount":"1"}');
    expect(pendingKey('cashier.requestDeposit', '{"amount":"1"}')).not.toBe(first);
  });
});

describe('[AUTH-18] the gate', () => {
  test('sends a visitor to the login, and continues after it', () => {
    const action = vi.fn<() => void>();
    gated('player', action);
    expect(useModal.getState().open).toEqual({ name: 'login', with: { reason: 'gate' } });
    expect(action).not.toHaveBeenCalled();
    signIn({ ...member });
    expect(action).toHaveBeenCalledOnce();
    expect(readSession('token')).toBe('a-token');
    expect(readSession('accountType')).toBe('0');
  });

  test('forgets its target when the login is closed', () => {
    const action = vi.fn<() => void>();
    gated('player', action);
    leaveGate();
    signIn({ ...member });
    expect(action).not.toHaveBeenCalled();
  });

  test('lets a member through at once', () => {
    signIn({ ...member });
    expect(gate('player')).toBe(true);
    expect(useModal.getState().open).toBeUndefined();
  });

  test('asks a trial account for a real one, where one is needed', () => {
    signIn({ ...member, type: 4 });
    expect(gate('player')).toBe(false);
    expect(useModal.getState().open?.name).toBe('trueAccount');
    expect(gate('player+trial')).toBe(true);
  });

  test('a session that another tab ended leaves no data of the person behind', () => {
    signIn({ ...member });
    sessionEnded('session.elsewhere');
    expect(useSession.getState()).toEqual({
      authState: 'visitor',
      member: undefined,
      endedBy: 'session.elsewhere',
      isLapsed: false,
    });
    expect(readSession('token')).toBeUndefined();
    expect(readSession('account')).toBeUndefined();
  });
});
