import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { longestText, sha256Head } from './sha256';
import { compute } from './work';

test('[AUTH-04] the computation hashes as the server does, whatever the length', () => {
  for (let length = 0; length <= longestText; length += 1) {
    const text = 'Kx-9_fQ.7.123456789'.repeat(4).slice(0, length);
    expect(sha256Head(text)).toBe(createHash('sha256').update(text).digest().readUInt32BE());
  }
});

test('[AUTH-04] the computation finds a number for every part, and says how far it is', async () => {
  const seen: number[] = [];
  const challenge = 'AAAAAAAAAAAAAAAAAAAAAA';
  const work = await compute(
    { challenge, bits: 6 },
    { signal: new AbortController().signal, onProgress: ({ done }) => seen.push(done) },
  );
  const numbers = work.split(',');
  expect(numbers).toHaveLength(16);
  for (const [part, number] of numbers.entries()) {
    const digest = createHash('sha256').update(`${challenge}.${part}.${number}`).digest();
    expect(digest.readUInt32BE()).toBeLessThan(2 ** 26);
  }
  expect(seen.at(-1)).toBe(1);
});

test('[AUTH-04] a computation that is given up stops', async () => {
  const giveUp = new AbortController();
  const work = compute(
    { challenge: 'A', bits: 32 },
    { signal: giveUp.signal, onProgress: () => {} },
  );
  giveUp.abort();
  await expect(work).rejects.toThrow('aborted');
});
