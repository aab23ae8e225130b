import { expect, test } from 'vitest';
import { base32, stepAt, totpCode, totpStepOf, totpUri } from './totp';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, its last six digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('[AUTH-15] the code of second %d is %s', (seconds, code) => {
  expect(totpCode(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
});

test('[AUTH-15] a code counts in its time step, the one before and the one after', () => {
  const now = new Date(1_111_111_111_000);
  const step = stepAt(now);
  for (const near of [-1, 0, 1]) {
    expect(totpStepOf(secret, totpCode(secret, step + near), now)).toBe(step + near);
  }
  for (const far of [-2, 2]) {
    expect(totpStepOf(secret, totpCode(secret, step + far), now)).toBeUndefined();
  }
  expect(totpStepOf(secret, '050 471', now)).toBe(step);
  for (const wrong of ['', '05047', '0504711', '٠٥٠٤٧١', 'abcdef']) {
    expect(totpStepOf(secret, wrong, now)).toBeUndefined();
  }
});

test('[AUTH-15] an authenticator app gets the secret in base 32 with site and account', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(totpUri(secret, 'Par lour', 'lan&tran')).toBe(
    'otpauth://totp/Par%20lour%3Alan%26tran?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Par%20lour',
  );
});
