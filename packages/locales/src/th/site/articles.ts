import { articles as en } from '../../en/site/articles';
import type { Translated } from '../../phrases';
import type { articles as vi } from '../../vi/site/articles';

export const articles = {
  ...en,
  list: 'รายการบทความ',
  none: 'ยังไม่มีบทความ บทความใหม่จะแสดงที่นี่',
  missing: 'ไม่พบบทความนี้ อาจสิ้นสุดหรือถูกนำออกแล้ว',
  share: 'แชร์บทความนี้',
  linkCopied: 'คัดลอกลิงก์แล้ว',
  demo: 'เดโม',
} as const satisfies Translated<typeof vi>;
