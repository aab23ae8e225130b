import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../harness/build';
import { openInvariants } from '../invariants';
import { allNemeses } from '../nemesis';
import { applyPatch } from './patch';
import { plantedBugs } from './mutants';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

test('[R-W6] the list has every planted bug of the protocol', () => {
  expect(plantedBugs.map(({ name }) => name)).toEqual([
    'no-key',
    'separate-tombstone',
    'read-modify-write',
    'answer-before-commit',
    'known-code-on-timeout',
    'second-outcome',
    'unsorted-locks',
    'win-to-other-player',
    'split-lost',
    'void-twice',
    'kept-messages',
    'rollbacks-uncounted',
    'window-twice',
    'mark-without-sums',
    'hours-left-out',
    'clock-behind-count',
    'outbox-after-commit',
    'fee-forgotten',
    'paid-again-credited',
    'credited-as-asked',
    'suspense-without-case',
    'payout-sent-again',
    'refused-stays-held',
    'payout-whole',
    'credit-before-commit',
    'notice-credited-twice',
    'transfer-credited-twice',
    'excluded-receives',
    'same-person',
    'two-persons-skipped',
    'lease-ignored',
    'decide-old-version',
    'next-gives-twice',
    'right-cached',
    'decision-key-ignored',
    'review-without-case',
    'line-unwritten',
    'audit-after-commit',
    'file-given-again',
    'file-given-to-another',
    'change-one-process',
    'link-skips',
    'entry-edited',
    'tail-cut',
    'blocked-plays',
    'limit-before-lock',
    'limit-lowered-unlocked',
    'raise-at-once',
    'credit-unreserved',
    'credit-before-lock',
    'excluded-credited',
  ]);
});

describe.each(plantedBugs)('[R-W6] the bug $name', ({ patches, nemeses, expected }) => {
  test.each(patches)('applies to one place in $file', (patch) => {
    expect(applyPatch(read(patch.file), patch)).toContain(patch.replace);
  });

  test('names existing nemeses and invariants', () => {
    expect(allNemeses().map(({ id }) => id)).toEqual(expect.arrayContaining(nemeses));
    expect(openInvariants().map(({ id }) => id)).toEqual(expect.arrayContaining(expected));
  });
});

test('[R-W6] a patch is refused when its place is missing or occurs twice', () => {
  const patch = { file: 'a file', find: 'one', replace: 'two' };
  expect(applyPatch('one', patch)).toBe('two');
  expect(() => applyPatch('none', { ...patch, find: 'some' })).toThrow(/0 times in a file/);
  expect(() => applyPatch('one and one', patch)).toThrow(/2 times in a file/);
});
