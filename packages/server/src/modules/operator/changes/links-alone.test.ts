import { expect, test } from 'vitest';
import { loosensBrand } from './loosening';

test.each([
  [
    'a channel',
    { resources: ['TELEGRAM | https://t.me/parlour'] },
    { resources: ['TELEGRAM | https://t.me/thief'] },
  ],
  [
    'customer service',
    { links: ['LIVECHAT https://t.me/parlour'] },
    { links: ['LIVECHAT https://t.me/thief'] },
  ],
  [
    'the picture of a code',
    { resources: ['TELEGRAM | https://t.me/parlour | https://t.me/qr.png'] },
    { resources: ['TELEGRAM | https://t.me/parlour | https://t.me/thief.png'] },
  ],
  [
    'the label of a link',
    { resources: ['TELEGRAM | https://t.me/parlour | | VI=Kênh'] },
    { resources: ['TELEGRAM | https://t.me/parlour | | VI=Nạp vào VCB 0123456789'] },
  ],
  [
    'another link to customer service',
    { links: ['VIP https://t.me/vip'] },
    { links: ['VIP https://t.me/vip', 'POPUP https://t.me/thief'] },
  ],
  [
    'an app',
    { resources: ['ANDROID | https://github.com/a/a.apk'] },
    { resources: ['ANDROID | https://github.com/b/b.apk'] },
  ],
  ['the testers', { testers: [], closed: true }, { testers: ['own'], closed: true }],
  ['the first words of a closed site', {}, { 'notice.EN': 'Pay into 0123456789' }],
  ['the words of a closed site', { 'notice.VI': 'a' }, { 'notice.VI': 'Nạp vào VCB 0123456789' }],
])(
  '[OPS-01] one person alone does not change where players are led or what they read by %s',
  (_of, had, has) => {
    expect(loosensBrand(had as never, has as never)).toBe(true);
  },
);

test.each([
  [
    'a link',
    { links: ['VIP https://t.me/a', 'LIVECHAT https://t.me/b'] },
    { links: ['LIVECHAT https://t.me/b'] },
  ],
  [
    'the order of links',
    { links: ['VIP https://t.me/a', 'VIP https://t.me/b'] },
    { links: ['VIP https://t.me/b', 'VIP https://t.me/a'] },
  ],
  ['an app', { resources: ['ANDROID | https://github.com/a/a.apk'] }, { resources: [] }],
  ['a tester', { testers: ['own', 'other'] }, { testers: ['other'] }],
  ['a text', { 'notice.VI': 'Nạp vào VCB 0123456789' }, {}],
])('[OPS-01] one person alone takes %s away, or turns it round', (_of, had, has) => {
  expect(loosensBrand(had as never, has as never)).toBe(false);
});

test('[OPS-01] one person alone closes a site for which two wrote the words', () => {
  const agreed = { 'notice.VI': 'Nâng cấp máy chủ.', testers: ['own'] };
  expect(loosensBrand({ ...agreed, closed: false }, { ...agreed, closed: true })).toBe(false);
});
