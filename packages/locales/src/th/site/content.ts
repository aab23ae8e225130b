import { content as en } from '../../en/site/content';
import type { Translated } from '../../phrases';
import type { content as vi } from '../../vi/site/content';

export const content = {
  ...en,
  banners: 'ไฮไลต์',
  goTo: 'แสดงแบนเนอร์ {index} จาก {total}',
  helpItems: 'หัวข้อช่วยเหลือ',
  helpNone: 'ยังไม่มีหัวข้อช่วยเหลือ',
  helpMissing: 'ไม่มีหัวข้อช่วยเหลือนี้ อาจถูกเปลี่ยนหรือลบไปแล้ว',
  outside: 'ความช่วยเหลือนอกเว็บไซต์นี้',
  outsideText: 'องค์กรเหล่านี้เป็นอิสระจากเว็บไซต์นี้ พวกเขารับฟังโดยไม่ตัดสิน',
  outsideOthers: 'ในประเทศอื่น',
} as const satisfies Translated<typeof vi>;
