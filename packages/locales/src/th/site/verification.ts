import { verification as en } from '../../en/site/verification';
import type { Translated } from '../../phrases';
import type { verification as vi } from '../../vi/site/verification';

export const verification = {
  ...en,
  title: 'ยืนยันว่าคุณเป็นมนุษย์',
  loading: 'กำลังโหลดภาพ…',
  picture: 'ภาพที่มีช่องว่างสำหรับชิ้นส่วน',
  slide: 'ลากชิ้นส่วนไปวางให้ตรงช่อง หรือใช้ปุ่มลูกศร',
  byStep: 'ทีละ 8 px',
  byOne: 'ทีละ 1 px',
  send: 'ส่ง',
  checking: 'กำลังตรวจสอบ…',
  missed: 'ยังไม่ตรง นี่คือภาพใหม่',
  newDevice: 'คุณเข้าสู่ระบบจากอุปกรณ์ที่ไม่คุ้นเคย กรุณายืนยันอีกครั้ง',
  expired: 'การยืนยันครั้งก่อนหมดเวลา กรุณาทำใหม่',
  another: 'เปลี่ยนภาพ',
  otherWay: 'ใช้วิธียืนยันอื่น',
  workTitle: 'วิธียืนยันอื่น',
  workWhy: 'ไม่ต้องดูภาพและไม่ต้องลาก เบราว์เซอร์ของคุณจะคำนวณเล็กน้อยแล้วส่งผลให้เซิร์ฟเวอร์',
  working: 'กำลังคำนวณ…',
  workLeft: 'กำลังคำนวณ เหลือประมาณ {seconds} วินาที',
  keepOpen: 'กรุณาเปิดหน้าต่างนี้ไว้',
  backToPicture: 'กลับไปที่ภาพ',
  noPicture: 'ตอนนี้ไม่มีภาพ เบราว์เซอร์ของคุณจะคำนวณแทน',
  code: 'รหัสในภาพ',
  codePicture: 'ภาพที่มีรหัสตัวอักษรและตัวเลข 5 ตัว',
  codeWait: 'ขอภาพใหม่ได้ใน {seconds} วิ',
  codeOther: 'อ่านภาพไม่ออก? ใช้วิธียืนยันอื่น',
  codeDone: 'ยืนยันแล้ว ไม่ต้องใช้รหัส',
} as const satisfies Translated<typeof vi>;
