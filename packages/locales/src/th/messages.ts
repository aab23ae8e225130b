import { messages as en } from '../en/messages';
import type { Translated } from '../phrases';
import type { messages as vi } from '../vi/messages';

/** E-mails and SMS, by their template; `text` of a mail stands above its code or link. */
export const messages = {
  ...en,
  sign_in_code: {
    ...en.sign_in_code,
    subject: 'รหัสเข้าสู่ระบบ {brand} ของคุณ',
    text: 'นี่คือรหัสสำหรับเข้าสู่ระบบ ใช้ได้ครั้งเดียวภายใน {minutes} นาที',
    sms: '{brand}: {code} คือรหัสเข้าสู่ระบบของคุณ ใช้ได้ {minutes} นาที อย่าบอกใคร',
  },
  registration_code: {
    ...en.registration_code,
    subject: 'รหัสสมัครสมาชิก {brand} ของคุณ',
    text: 'นี่คือรหัสสำหรับสร้างบัญชี ใช้ได้ครั้งเดียวภายใน {minutes} นาที',
    sms: '{brand}: {code} คือรหัสสมัครสมาชิกของคุณ ใช้ได้ {minutes} นาที อย่าบอกใคร',
  },
  number_has_account: {
    ...en.number_has_account,
    subject: 'คุณมีบัญชี {brand} แล้ว',
    text: 'มีผู้ขอรหัสสมัครสมาชิกสำหรับเบอร์ของคุณ แต่เบอร์นี้มีบัญชีแล้ว หากเป็นคุณ กรุณาเข้าสู่ระบบ',
    sms: '{brand}: เบอร์นี้มีบัญชีแล้ว กรุณาเข้าสู่ระบบ หากไม่ใช่คุณ ไม่ต้องสนใจข้อความนี้',
  },
  mobile_has_no_account: {
    ...en.mobile_has_no_account,
    subject: 'ยังไม่มีบัญชี {brand}',
    text: 'มีผู้ขอรหัสเข้าสู่ระบบสำหรับเบอร์ของคุณ แต่เบอร์นี้ยังไม่มีบัญชี',
    sms: '{brand}: เบอร์นี้ยังไม่มีบัญชี กรุณาสมัครสมาชิก หากไม่ใช่คุณ ไม่ต้องสนใจข้อความนี้',
  },
  password_reset_code: {
    ...en.password_reset_code,
    subject: 'รหัสตั้งรหัสผ่าน {brand} ใหม่',
    text: 'นี่คือรหัสสำหรับตั้งรหัสผ่านใหม่ ใช้ได้ครั้งเดียวภายใน {minutes} นาที',
    sms: '{brand}: {code} คือรหัสสำหรับตั้งรหัสผ่านใหม่ ใช้ได้ {minutes} นาที อย่าบอกใคร',
  },
  password_reset_link: {
    ...en.password_reset_link,
    subject: 'ตั้งรหัสผ่าน {brand} ใหม่',
    text: 'เปิดลิงก์นี้เพื่อตั้งรหัสผ่านใหม่ ใช้ได้ครั้งเดียวภายใน {minutes} นาที',
    sms: '{brand}: ตั้งรหัสผ่านใหม่ภายใน {minutes} นาทีที่ {link}',
  },
  unlock_link: {
    ...en.unlock_link,
    subject: 'ปลดล็อกบัญชี {brand} ของคุณ',
    text: 'บัญชีของคุณถูกล็อกหลังกรอกรหัสผ่านผิดหลายครั้ง เปิดลิงก์นี้เพื่อปลดล็อกทันที ใช้ได้ครั้งเดียวภายใน {minutes} นาที',
    sms: '{brand}: ปลดล็อกบัญชีภายใน {minutes} นาทีที่ {link}',
  },
  contact_code: {
    ...en.contact_code,
    subject: 'รหัสยืนยัน {brand} ของคุณ',
    text: 'นี่คือรหัสสำหรับยืนยันข้อมูลติดต่อของคุณ ใช้ได้ครั้งเดียวภายใน {minutes} นาที',
    sms: '{brand}: {code} คือรหัสยืนยันเบอร์มือถือของคุณ ใช้ได้ {minutes} นาที อย่าบอกใคร',
  },
  contact_changed: {
    ...en.contact_changed,
    subject: 'ข้อมูลติดต่อ {brand} ของคุณถูกเปลี่ยน',
    text: 'อีเมลหรือเบอร์มือถือของบัญชีคุณถูกเปลี่ยนแล้ว',
    sms: '{brand}: อีเมลหรือเบอร์มือถือถูกเปลี่ยนเมื่อ {at} ไม่ใช่คุณ? ติดต่อฝ่ายบริการลูกค้าทันที',
  },
  password_changed: {
    ...en.password_changed,
    subject: 'รหัสผ่าน {brand} ของคุณถูกเปลี่ยน',
    text: 'รหัสผ่านของบัญชีคุณถูกเปลี่ยนแล้ว เซสชันอื่นทั้งหมดสิ้นสุดลง',
    sms: '{brand}: รหัสผ่านถูกเปลี่ยนเมื่อ {at} ไม่ใช่คุณ? ติดต่อฝ่ายบริการลูกค้าทันที',
  },
  new_device: {
    ...en.new_device,
    subject: 'อุปกรณ์ใหม่ในบัญชี {brand} ของคุณ',
    text: 'บัญชีของคุณเพิ่งถูกใช้จากอุปกรณ์ใหม่',
    sms: '{brand}: มีการเข้าสู่ระบบจากอุปกรณ์ใหม่เมื่อ {at} ไม่ใช่คุณ? เปลี่ยนรหัสผ่านทันที',
  },
  factor_changed: {
    ...en.factor_changed,
    subject: 'การรักษาความปลอดภัย {brand} ถูกเปลี่ยน',
    text: 'การยืนยันเพิ่มเติมเมื่อเข้าสู่ระบบของบัญชีคุณถูกเปลี่ยนแล้ว',
    sms: '{brand}: การยืนยันเมื่อเข้าสู่ระบบถูกเปลี่ยนเมื่อ {at} ไม่ใช่คุณ? ติดต่อฝ่ายบริการลูกค้าทันที',
  },
  account_closed: {
    subject: 'บัญชี {brand} ของคุณถูกลบแล้ว',
    text: 'ตามที่คุณขอ บัญชีของคุณถูกลบแล้วพร้อมข้อมูลส่วนตัวและที่อยู่อีเมลนี้ บันทึกการเงินและการเล่นถูกเก็บไว้โดยไม่มีชื่อตามกฎหมาย ขอบคุณและลาก่อน',
    sms: '{brand}: บัญชีของคุณถูกลบเมื่อ {at} ตามที่คุณขอ',
  },
  case_late: {
    subject: 'คำขอของคุณต้องใช้เวลาเพิ่ม',
    text: 'เรายังตอบคำขอของคุณไม่ทันตามเวลาที่แจ้งไว้ คำขอยังอยู่ระหว่างดำเนินการ และเงินของคุณปลอดภัย',
    sms: '{brand}: คำขอของคุณต้องใช้เวลาเพิ่มและยังอยู่ระหว่างดำเนินการ เงินของคุณปลอดภัย',
  },
  case_asked: {
    subject: '{brand} ต้องการคำตอบจากคุณ',
    text: '{message}',
    sms: '{brand}: {message}',
  },
  case_parked: {
    subject: 'คำขอของคุณกำลังรอ',
    text: 'คำขอของคุณกำลังรอ: {message} เราจะดูอีกครั้งก่อน {until}',
    sms: '{brand}: คำขอของคุณกำลังรอ: {message} จะดูอีกครั้งก่อน {until}',
  },
  ticket_answered: {
    subject: 'คำตอบคำขอ {number}',
    text: '{message}',
    sms: '{brand}: {message}',
  },
  ticket_asked: {
    subject: 'คำขอ {number} ต้องการคำตอบจากคุณ',
    text: '{message}',
    sms: '{brand}: {message}',
  },
  receipt_due: {
    subject: 'เงินถอน {number} เข้าบัญชีแล้วหรือยัง',
    text: 'ธนาคารโอนเงินถอน {number} แล้ว หากคุณไม่ตอบก่อน {until} จะถือว่าได้รับแล้ว หลังจากนั้นยังร้องเรียนได้',
    sms: '{brand}: เงินถอน {number} เข้าแล้วหรือยัง หากไม่ตอบก่อน {until} จะถือว่าได้รับแล้ว',
  },
  at: 'เวลา: {at}',
  place: 'สถานที่: {place}',
  device: 'อุปกรณ์: {device}',
  openLink: 'เปิดลิงก์',
  neverShare: 'อย่าให้รหัสหรือลิงก์นี้กับใคร พนักงาน {brand} ไม่เคยขอ',
  ignore: 'หากคุณไม่ได้ขอ ไม่ต้องสนใจอีเมลนี้',
  notYou: 'หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้าทันที',
} as const satisfies Translated<typeof vi>;
