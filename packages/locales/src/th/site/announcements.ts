import { announcements as en } from '../../en/site/announcements';
import type { Translated } from '../../phrases';
import type { announcements as vi } from '../../vi/site/announcements';

export const announcements = {
  ...en,
  list: 'รายการประกาศ',
  none: 'ตอนนี้ยังไม่มีประกาศ ประกาศใหม่จะอยู่ที่นี่',
  missing: 'ไม่มีประกาศนี้ อาจหมดเวลาหรือถูกลบไปแล้ว',
  unread: 'ยังไม่ได้อ่าน',
  newer: 'ใหม่กว่า',
  older: 'เก่ากว่า',
  share: 'แชร์ประกาศนี้',
  linkCopied: 'คัดลอกลิงก์แล้ว',
  demo: 'เดโม',
  notToday: 'วันนี้ไม่ต้องแสดงอีก',
} as const satisfies Translated<typeof vi>;
