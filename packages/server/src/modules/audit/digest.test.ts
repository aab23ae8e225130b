import { expect, test } from 'vitest';
import { digestOfFields, linkHash, noHash } from './digest';

test('[OPS-02] the digest of an entry and the hash of its link are the ones that were published', () => {
  const fields = ['1', ...Array<null>(5).fill(null), 'rút', ...Array<null>(9).fill(null)];
  const digest = digestOfFields(fields);
  expect(digest.toString('hex')).toBe(
    '88a55058c61dd275b7c0e268113126ead3d021ea4b8d72ee89f5f2135523baf6',
  );
  expect(linkHash(1n, noHash, digest).toString('hex')).toBe(
    'c783d43ba3d7ac6aa0d79b2d263dce6bce6261cb9a6dfb05fbf86f3f5431d124',
  );
});
