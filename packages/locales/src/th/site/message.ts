import { message as en } from '../../en/site/message';
import type { Translated } from '../../phrases';
import type { message as vi } from '../../vi/site/message';

/** The player's inbox. */
export const message = {
  ...en,
  unread: 'ข้อความที่ยังไม่อ่าน {count} รายการ',
  allRead: 'คุณอ่านครบทุกข้อความแล้ว',
  markAll: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด',
  list: 'ข้อความ ล่าสุดอยู่บนสุด',
  unreadMark: 'ยังไม่อ่าน',
  empty: 'กล่องข้อความว่าง ข่าวเกี่ยวกับเงิน เอกสาร และความปลอดภัยของคุณจะมาที่นี่',
  open: 'เปิดหน้า {page}',
  openTicket: 'เปิดคำขอ',
  remove: 'ลบข้อความ',
  removeAsk: 'ลบข้อความนี้หรือไม่ ลบแล้วกู้คืนไม่ได้',
  removeYes: 'ลบ',
  keep: 'เก็บไว้',
  removed: 'ลบข้อความแล้ว',
  more: 'ดูข้อความเก่ากว่า',
} as const satisfies Translated<typeof vi>;
