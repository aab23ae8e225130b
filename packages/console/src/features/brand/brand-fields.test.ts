import { settings } from '@parlour/contract/settings';
import { expect, test } from 'vitest';
import { fieldsOf, formParts } from './brand-fields';
import { faultOf, textOf, valueOf } from './draft';

const all = formParts.flatMap((part) => fieldsOf(part, { 'flags.B': true, 'flags.A': false }));

test('[SITE-07] every setting is on one part of the page, and so is every flag of the brand', () => {
  const names = all.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const found = names.filter((name) => name.startsWith('settings.'));
  expect(found.toSorted()).toEqual(
    Object.keys(settings)
      .map((name) => `settings.${name}`)
      .toSorted(),
  );
  expect(names.filter((name) => name.startsWith('flags.'))).toEqual(['flags.A', 'flags.B']);
});

test('[SITE-07] a setting stands on the part that its shape names, in the order of the table', () => {
  const on = (part: 'wallets' | 'licence') => fieldsOf(part, {}).map(({ label }) => label);
  expect(on('wallets')).toEqual(['hasTransfers', 'isSingleWallet']);
  expect(on('licence')).toEqual(['licences', 'alone', 'minAge']);
});

test('[SITE-07] a maintenance says a text in each language of the brand, and links lead to https', () => {
  const shown = fieldsOf('maintenance', { languages: ['VI', 'EN'] }).map(({ name }) => name);
  expect(shown.slice(0, 5)).toEqual(['closed', 'from', 'until', 'notice.VI', 'notice.EN']);
  expect(shown.slice(5)).toEqual(['allowedNetworks', 'testers']);
  const [links, resources] = fieldsOf('support', {});
  for (const [field, typed, isGood] of [
    [links, 'VIP https://chat.example.com/vip', true],
    [links, 'VIP javascript:alert(1)', false],
    [links, 'https://chat.example.com/vip', false],
    [resources, 'IOS | https://apps.example/1\nTELEGRAM | https://t.me/x | | VI=Kênh', true],
    [resources, 'IOS | data:text/html,x', false],
    [resources, `IOS | https://apps.example/1 | | ${'VI=Kênh | '.repeat(40)}`, true],
    [resources, `IOS | https://apps.example/1 | | VI${' '.repeat(2000)}=Kênh`, false],
  ] as const) {
    expect(faultOf(field!, typed) === undefined, typed).toBe(isGood);
  }
});

test('[SITE-07] what is typed of a field is its value, and the value is shown as it is typed', () => {
  const field = (label: string) => all.find((one) => one.label === label)!;
  for (const [label, typed, value] of [
    ['minAge', '21', 21],
    ['twoPersonsAbove', '20000000', '20000000'],
    ['twoPersonsAbove', ' ', null],
    ['hosts', 'a.test\n\n b.test ', ['a.test', 'b.test']],
    ['until', '2026-12-01T10:00Z', '2026-12-01T10:00Z'],
    ['hasTransfers', false, false],
  ] as const) {
    expect(valueOf(field(label).shape, typed), label).toEqual(value);
    expect(faultOf(field(label), typed), label).toBeUndefined();
  }
  expect(textOf(field('hosts').shape, ['a.test', 'b.test'])).toBe('a.test\nb.test');
  for (const [label, typed] of [
    ['minAge', '17'],
    ['minAge', 'x'],
    ['twoPersonsAbove', '1.2.3'],
    ['country', 'vn'],
    // Words in it could not be read.
    ['accentLight', '#ffe08a'],
    ['until', 'tomorrow'],
  ] as const) {
    expect(faultOf(field(label), typed)?.name, label).toBe(field(label).name);
  }
});
