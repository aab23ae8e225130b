import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isSigned, signatureOf, type Signing } from './signature';

const fixture = (name: string): string =>
  readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');

const always = <Key>(key: Key) => ({ key, from: 0, until: Infinity });
const now = 1_000_000;

const hub88: Signing = {
  kind: 'rsa-sha256',
  theirs: [always(createPublicKey(fixture('hub88-public.pem')))],
  ownKey: undefined,
};

const vectors = fixture('hub88-signatures.csv')
  .split(/\r?\n/)
  .slice(1)
  .filter(Boolean)
  .map((line) => {
    const at = line.lastIndexOf(';');
    return { text: line.slice(0, at), signature: line.slice(at + 1) };
  });

test('[GAME-08] there are five published vectors', () => {
  expect(vectors).toHaveLength(5);
});

describe.each(vectors)('[GAME-08] the published signature of $text', ({ text, signature }) => {
  test('verifies over its bytes', () => {
    expect(isSigned(hub88, Buffer.from(text), signature, now)).toBe(true);
  });

  test('does not fit when one byte of the text differs', () => {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      expect(isSigned(hub88, changed, signature, now)).toBe(false);
    }
  });
});

describe('[GAME-08] a signature by a shared secret', () => {
  const secret = 'one secret of both sides, long enough';
  const ours: Signing = { kind: 'hmac-sha256', theirs: [always(secret)], secret };
  const bytes = Buffer.from('{"a":1}');

  test('fits the text that was signed with it', () => {
    expect(isSigned(ours, bytes, signatureOf(ours, bytes), now)).toBe(true);
  });

  test.each([
    ['another body', Buffer.from('{"a":2}'), signatureOf(ours, bytes)],
    ['another secret', bytes, signatureOf({ ...ours, secret: 'another one' }, bytes)],
    ['a shorter one', bytes, signatureOf(ours, bytes).slice(0, 20)],
    ['none', bytes, undefined],
    ['two', bytes, [signatureOf(ours, bytes), 'x']],
  ])('does not fit %s', (_case, body, signature) => {
    expect(isSigned(ours, body, signature, now)).toBe(false);
  });
});
