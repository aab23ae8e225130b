import type * as Files from 'node:fs/promises';
import type * as Argon from '@node-rs/argon2';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('node:fs/promises');
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

test('[R-W6] a list of weak passwords that could not be read is read again', async () => {
  let reads = 0;
  vi.resetModules();
  vi.doMock('node:fs/promises', async (importOriginal) => {
    const real = await importOriginal<typeof Files>();
    const open: typeof real.open = async (...given) => {
      reads += 1;
      if (reads === 1) throw Object.assign(new Error('too many files'), { code: 'EMFILE' });
      return real.open(...given);
    };
    return { ...real, open };
  });
  const { isWeakPassword } = await import('./weak-password');
  const asked = () => isWeakPassword('anhyeuem12345', []);
  await expect(asked()).rejects.toMatchObject({ code: 'EMFILE' });
  expect(await asked()).toBe(true);
  expect(reads).toBe(2);
});

test('[R-W6] a sign-in without an account is refused again after a hash could not be made', async () => {
  let hashes = 0;
  vi.resetModules();
  vi.doMock('@node-rs/argon2', async (importOriginal) => {
    const real = await importOriginal<typeof Argon>();
    const hash: typeof real.hash = async (...given) => {
      hashes += 1;
      if (hashes === 1) throw new Error('no memory');
      return real.hash(...given);
    };
    return { ...real, hash };
  });
  const { isPassword } = await import('./password');
  await expect(isPassword('seven quiet lanterns', undefined)).rejects.toThrow('no memory');
  expect(await isPassword('seven quiet lanterns', undefined)).toBe(false);
  expect(hashes).toBe(2);
});
