import { inbox as en } from '../en/inbox';
import type { Translated } from '../phrases';
import type { inbox as vi } from '../vi/inbox';

/** The messages of the inbox, by their template: a line, and the text below it. */
export const inbox = {
  ...en,
  withdrawal_paid: {
    title: 'การถอน {number} กำลังโอน',
    text: 'ธนาคารได้รับคำสั่งจ่าย {amount} สำหรับการถอน {number} แล้ว เมื่อเงินเข้า กรุณายืนยันในหน้าถอนเงิน',
  },
  withdrawal_refused: {
    title: 'การถอน {number} ถูกปฏิเสธ',
    text: 'การถอน {number} ถูกปฏิเสธ และ {amount} กลับเข้ากระเป๋าของคุณแล้ว ดูเหตุผลในหน้าถอนเงิน',
  },
  withdrawal_failed: {
    title: 'การถอน {number} จ่ายไม่สำเร็จ',
    text: 'ธนาคารจ่ายการถอน {number} ไม่ได้ {amount} กลับเข้ากระเป๋าของคุณแล้ว',
  },
  deposit_credited: {
    title: 'เงินฝาก {number} เข้ากระเป๋าแล้ว',
    text: '{amount} ของการฝาก {number} ผ่านการตรวจสอบและเข้ากระเป๋าแล้ว',
  },
  deposit_other_amount: {
    title: 'เงินฝาก {number} มียอดต่างจากที่สั่ง',
    text: 'การฝาก {number} สั่งไว้ {asked} เงินที่มาถึงคือ {amount} โดย {amount} เข้ากระเป๋าแล้ว',
  },
  documents_passed: {
    title: 'เอกสารของคุณได้รับการยอมรับ',
    text: 'เอกสารผ่านการตรวจสอบแล้ว คุณไม่ต้องส่งอีก',
  },
  documents_refused: {
    title: 'เอกสารของคุณไม่ได้รับการยอมรับ',
    text: 'เอกสารได้รับการตรวจสอบและไม่ได้รับการยอมรับ ดูรายละเอียดในหน้าบัญชีของฉัน',
  },
  documents_asked: {
    title: 'กรุณาส่งเอกสารอีกครั้ง',
    text: 'รูปเอกสารยังใช้ไม่ได้ ดูเหตุผลและส่งใหม่ได้ในหน้าบัญชีของฉัน',
  },
  transfer_received: {
    title: 'คุณได้รับ {amount}',
    text: '{sender} โอน {amount} ให้คุณ',
  },
  limits_changed: {
    title: 'ขีดจำกัดการเล่นของคุณเปลี่ยนไป',
    text: 'ขีดจำกัดหรือช่วงพักของคุณเปลี่ยนเมื่อ {at} หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการทันที',
  },
  password_changed: {
    title: 'รหัสผ่านของคุณเปลี่ยนไป',
    text: 'รหัสผ่านถูกเปลี่ยนเมื่อ {at} หากไม่ใช่คุณ กรุณาติดต่อฝ่ายบริการทันที',
  },
  contact_changed: {
    title: 'ข้อมูลติดต่อของคุณเปลี่ยนไป',
    text: 'อีเมลหรือเบอร์มือถือถูกเปลี่ยนเมื่อ {at} หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการทันที',
  },
  security_changed: {
    title: 'วิธียืนยันตัวตนของคุณเปลี่ยนไป',
    text: 'วิธียืนยันเมื่อเข้าสู่ระบบถูกเปลี่ยนเมื่อ {at} หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการทันที',
  },
  case_late: {
    title: 'คำขอ {number} ต้องใช้เวลาเพิ่ม',
    text: 'เรายังตอบคำขอ {number} ไม่ทันเวลาที่แจ้งไว้ คำขอยังอยู่ระหว่างดำเนินการและเงินของคุณปลอดภัย',
  },
  case_asked: {
    title: 'คำขอ {number} ต้องการคำตอบจากคุณ',
    text: '{message}',
  },
  case_parked: {
    title: 'คำขอ {number} กำลังรอ',
    text: '{message} เราจะดูคำขอ {number} อีกครั้งก่อน {until}',
  },
  receipt_due: {
    title: 'เงินถอน {number} เข้าบัญชีแล้วหรือยัง',
    text: 'ธนาคารโอนเงินถอน {number} แล้ว โปรดตอบในหน้าถอนเงิน หากคุณไม่ตอบก่อน {until} จะถือว่าได้รับแล้ว หลังจากนั้นยังร้องเรียนได้',
  },
  ticket_answered: {
    title: 'คำขอ {number} มีคำตอบแล้ว',
    text: 'เราตอบคำขอ {number} แล้ว หากยังไม่เรียบร้อย คุณเปิดคำขอนี้ใหม่ได้ภายใน 30 วัน',
  },
  ticket_asked: {
    title: 'คำขอ {number} รอคำตอบจากคุณ',
    text: 'เราต้องการข้อมูลเพิ่มเกี่ยวกับคำขอ {number} กรุณาอ่านคำถามและตอบในคำขอ',
  },
  ticket_closed: {
    title: 'คำขอ {number} ปิดแล้ว',
    text: 'เราปิดคำขอ {number} แล้ว หากยังต้องการ คุณเปิดคำขอนี้ใหม่ได้ภายใน 30 วัน',
  },
  deletion_refused: {
    title: 'บัญชีของคุณยังเปิดอยู่',
    text: 'คำขอ {number} ให้ลบบัญชีของคุณถูกปฏิเสธ {reason}',
  },

  other: {
    title: 'คุณมีข้อความใหม่',
    text: 'โหลดหน้านี้ใหม่เพื่ออ่านข้อความ',
  },
} as const satisfies Translated<typeof vi>;
