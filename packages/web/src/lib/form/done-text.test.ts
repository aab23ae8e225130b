import { phrasesOf } from '@parlour/locales/all';
import { describe, expect, test } from 'vitest';
import { type Done, doneText } from './done-text';

const { vi, en } = phrasesOf;

const sent: Done = {
  what: 'sent',
  to: 'upline',
  sender: 'minhkhoa',
  recipient: 'daily01',
  amount: '1500000.5',
  symbol: '₫',
  note: 'Hoàn tiền {x}',
};

describe('[ERR-05] the message of a success', () => {
  test.each([
    ['copied', 'Đã sao chép', 'Copied'],
    ['applied', 'Đã gửi yêu cầu', 'Application submitted'],
    ['passwordChanged', 'Đổi mật khẩu thành công', 'Password changed successfully'],
  ] as const)('%s', (what, inVietnamese, inEnglish) => {
    expect([doneText(vi, { what }), doneText(en, { what })]).toEqual([inVietnamese, inEnglish]);
  });

  test('a transfer names sender, upline or downline recipient, amount and note', () => {
    expect(doneText(vi, sent)).toBe(
      'minhkhoa đã chuyển ₫\u00a01,500,000.50 cho tuyến trên daily01. Ghi chú: Hoàn tiền {x}',
    );
    expect(doneText(en, { ...sent, to: 'downline' })).toBe(
      'minhkhoa sent ₫\u00a01,500,000.50 to downline daily01. Note: Hoàn tiền {x}',
    );
  });

  test('a transfer without a note has no place for one', () => {
    expect(doneText(en, { ...sent, note: '' })).toBe(
      'minhkhoa sent ₫\u00a01,500,000.50 to upline daily01.',
    );
  });
});
