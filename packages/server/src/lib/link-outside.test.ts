import { expect, test } from 'vitest';
import { hasLinkOutside } from './link-outside';

test.each([
  'https://example.com',
  'xem tại www.example.vn nhé',
  'vào example.com để nhận thưởng',
  'EXAMPLE.VIP',
  'exam\u200Bple.c\u200Bom',
  'example．com',
  'example。com',
  'example[.]com',
  'example . com',
  't.me/kênh',
  'bit.xx/abc',
  'mailto:lan@example.org',
  'javascript:alert(1)',
  'máy chủ 203.0.113.7',
  'ví dụ.vn',
  'example (dot) com',
])('a message that says “%s” leads outside', (text) => {
  expect(hasLinkOutside(text)).toBe(true);
});

test.each([
  'Bạn nhận được 1,234,567.50 VND.',
  'Tiền đã vào ví.Hãy kiểm tra lại.',
  'Phiên bản 1.2.3 đã sẵn sàng.',
  'Gồm thẻ, ví, v.v. Xem trang Rút tiền.',
  'Mở lúc 20.30, đóng lúc 22.00; <b>đậm</b>',
  'We moved. Come back at 9.30 p.m. today.',
  'Tỷ lệ 1/2, 3/4',
  'Chơi vui. Live casino mở lúc 20 giờ.',
])('a message that says “%s” does not', (text) => {
  expect(hasLinkOutside(text)).toBe(false);
});
