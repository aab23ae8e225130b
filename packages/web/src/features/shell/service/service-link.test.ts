import { describe, expect, test, vi } from 'vitest';
import { addressAt } from './measure-route';
import { serviceAddress } from './service-link';

const hosts = ['chat.example.com'];

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** As the server stores a path of type 3. */
const sealed = async (url: string, key = 'k3y-of_8'): Promise<string> => {
  const text = new TextEncoder();
  const digest = await crypto.subtle.digest('SHA-256', text.encode(key));
  const secret = await crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, text.encode(url));
  return base64url(new Uint8Array([...iv, ...new Uint8Array(data)])) + key;
};

const list = [
  { csType: 'LIVECHAT', path: 'https://chat.example.com/all' },
  { csType: 'VIP', path: 'https://chat.example.com/vip' },
] as const;

const links = (path?: string, entries: readonly (typeof list)[number][] = []) => ({
  list: [...entries],
  version: { pathList: path === undefined ? [] : [{ type: '3', path }] },
});

describe('[SHELL-15] customer service', () => {
  test.each([
    [0, 'https://chat.example.com/all'],
    [4, 'https://chat.example.com/all'],
    [5, 'https://chat.example.com/vip'],
  ])('of rank %i is at %s', async (rankLevel, address) => {
    expect(await serviceAddress(links(undefined, list), { rankLevel, hosts })).toBe(address);
  });

  test('is at the encrypted path when there is no other', async () => {
    const path = await sealed('https://chat.example.com/now?of=parlour');
    const found = await serviceAddress(links(path), { rankLevel: 0, hosts });
    expect(found).toBe('https://chat.example.com/now?of=parlour');
  });

  test.each([
    'http://chat.example.com/now',
    'https://evil.example/now',
    'https://chat.example.com@evil.example/',
    'javascript:alert(1)//chat.example.com',
    'not an address',
  ])('is not at %s, whatever the path says', async (url) => {
    const address = await serviceAddress(links(await sealed(url)), { rankLevel: 0, hosts });
    expect(address).toBeUndefined();
  });

  test('a path that was changed does not open', async () => {
    const path = await sealed('https://chat.example.com/now');
    const changed = path.startsWith('A') ? `B${path.slice(1)}` : `A${path.slice(1)}`;
    await expect(serviceAddress(links(changed), { rankLevel: 0, hosts })).rejects.toBeDefined();
    await expect(serviceAddress(links('short'), { rankLevel: 0, hosts })).rejects.toBeDefined();
  });
});

test.each([
  ['http://localhost:3000/rng?q=x', 'other.example:3000', 'http://other.example:3000/rng?q=x'],
  ['https://one.example/help', 'two.example', 'https://two.example/help'],
])('[API-05] from %s the same page at %s is %s', (from, domain, to) => {
  vi.stubGlobal('location', new URL(from));
  expect(addressAt(domain)).toBe(to);
  vi.unstubAllGlobals();
});
