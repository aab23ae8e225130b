import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOutside, type Outside } from '@parlour/testkit/site/outside';
import { isPublicAddress, post } from './post';

let outside: Outside;
beforeAll(async () => {
  outside = await openOutside(() => ({ body: { received: true } }));
});
afterAll(() => outside.close());

const ask = (address: string, mustBePublic: boolean) =>
  post(new URL(address), Buffer.from('{}'), {
    headers: {},
    mustBePublic,
    mostBytes: 1000,
    waitMs: 5000,
  });

describe('[GAME-12] a vendor that must have a public address', () => {
  test.each([
    ['http://vendors.example', 'its address is not https'],
    ['https://127.0.0.1', 'its address is not public'],
    ['https://10.1.2.3', 'its address is not public'],
    ['https://169.254.169.254', 'its address is not public'],
    ['https://[::1]', 'its address is not public'],
    ['https://[::ffff:10.0.0.1]', 'its address is not public'],
    ['https://[fd00::1]', 'its address is not public'],
    ['https://127.1', 'its address is not public'],
    ['https://2130706433', 'its address is not public'],
    ['https://[::127.0.0.1]', 'its address is not public'],
    ['https://[::ffff:0:127.0.0.1]', 'its address is not public'],
    ['https://[64:ff9b:1::7f00:1]', 'its address is not public'],
    ['https://[2001:0:7f00:1::]', 'its address is not public'],
    ['https://[fec0::1]', 'its address is not public'],
    // The address that a name resolves to is checked.
    ['https://localhost', 'its address is not public'],
  ])('is not asked at %s', async (address, reason) => {
    await expect(ask(address, true)).rejects.toThrow(reason);
  });

  test('may have any address where it need not be public', async () => {
    expect(await ask(outside.url, false)).toEqual({ status: 200, text: '{"received":true}' });
  });

  test.each(['8.8.8.8', '2606:4700::1111', '2a00:1450::8', '172.32.0.1', '100.128.0.1'])(
    'may have the address %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});
