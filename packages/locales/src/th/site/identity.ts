import { identity as en } from '../../en/site/identity';
import type { Translated } from '../../phrases';
import type { identity as vi } from '../../vi/site/identity';

export const identity = {
  ...en,
  name: 'เอกสาร',
  title: 'เอกสารยืนยันตัวตน',
  why: 'มีเพียงผู้ตรวจสอบที่เห็นรูปของคุณ รูปถูกเข้ารหัสและไม่เก็บชื่อไฟล์หรือตำแหน่ง',
  front: 'ด้านหน้าเอกสาร',
  back: 'ด้านหลังเอกสาร',
  face: 'ใบหน้าของคุณคู่กับเอกสาร',
  choose: 'เลือกรูป',
  replace: 'เปลี่ยนรูป',
  has: 'ได้รับรูปแล้ว',
  missing: 'ยังไม่มีรูป',
  sending: 'กำลังส่งรูป…',
  send: 'ส่งเพื่อตรวจสอบ',
  unreadable: 'อ่านรูปนี้ไม่ได้ กรุณาเลือก PNG, JPEG หรือ WebP อื่น',
  open: 'เปิด',
  none: 'ยังไม่จำเป็น',
  asked: 'ต้องส่ง',
  pending: 'กำลังตรวจสอบ',
  passed: 'ผ่านแล้ว',
  refused: 'ไม่ผ่าน',
  noneText: 'ส่งตอนนี้ได้เพื่อให้ถอนเงินครั้งแรกเร็วขึ้น',
  askedText: 'การถอนเงินบางครั้งต้องใช้เอกสาร ปกติตอบภายใน 24 ชั่วโมง',
  pendingText: 'มีผู้กำลังตรวจสอบ ปกติตอบภายใน 24 ชั่วโมง',
  passedText: 'ไม่ต้องส่งอะไรเพิ่ม',
  refusedText: 'กรุณาส่งรูปที่ชัดขึ้น',
  reason: 'เหตุผล: {reason}',
} as const satisfies Translated<typeof vi>;
