import type { FlagNode } from '@parlour/contract/brand';
import { expect, test } from 'vitest';
import { isEnabled } from './flags';

const node = (modId: string, enabled: string, ...childrenNodes: FlagNode[]): FlagNode => ({
  modId,
  enabled: enabled as FlagNode['enabled'],
  childrenNodes,
});

const tree = node('ROOT', '1', node('FREEPLAY3', '1'), node('CENTRE', '0', node('VIP', '1')));

test('[SITE-11] a flag is on only when its node says the text 1, and every node above it', () => {
  expect(isEnabled(tree, 'FREEPLAY3')).toBe(true);
  expect(isEnabled(tree, 'CENTRE')).toBe(false);
  expect(isEnabled(tree, 'VIP')).toBe(false);
  expect(isEnabled(tree, 'UNKNOWN')).toBe(false);
  expect(isEnabled(node('ROOT', '1', node('FREEPLAY3', 'true')), 'FREEPLAY3')).toBe(false);
});
