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
  'example.ru',
  'quà ở bk8.ph nhé',
  'Example.DEV',
  'example.de',
  'example .com',
  'example. com',
  'example . vn',
  'example. c o m',
  'example chấm com',
  'example [ dot ] net',
  'example·com',
  'example.\uFE0Fcom',
  'example.сom',
  'EXAMPLE.СОМ',
  'exаmple.соm',
  'example.comครับ',
  'example.com吧',
  'vào \u202Etset.elpmaxe\u202C nhé',
  '\u2066\u202Etset elpmaxe',
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
  'Tiền đã vào ví.thông báo sau. Vui lòng chờ .',
  'VIP 5. VIP 6 · Live · Top 10',
  'Văn phòng ở TP.HCM và TP.HN, a.k.a. trụ sở',
  'Xin chấm điểm. Công ty cảm ơn. Net Entertainment thì không. In time.',
  'Nạp 1.000.000vnd, mã WD20261123.2',
])('a message that says “%s” does not', (text) => {
  expect(hasLinkOutside(text)).toBe(false);
});
