import { download as en } from '../../en/site/download';
import type { Translated } from '../../phrases';
import type { download as vi } from '../../vi/site/download';

export const download = {
  ...en,
  title: 'โหลดแอปสำหรับ iOS และ Android',
  about: '{brand} ใช้งานได้ในเบราว์เซอร์ เพิ่มไว้ที่หน้าจอหลักเพื่อเปิดเหมือนแอป โดยไม่ต้องผ่านแอปสโตร์',
  teaser: 'เปิด {brand} เหมือนแอป',
  teaserInfo: 'เพิ่มลงหน้าจอหลักของมือถือหรือคอมพิวเตอร์ ไม่ต้องใช้ร้านแอป',
  install: 'เพิ่มไปยังหน้าจอหลัก',
  installed: 'คุณเปิด {brand} เป็นแอปที่ติดตั้งแล้ว',
  ios: 'iPhone และ iPad',
  ios1: 'เปิดหน้านี้ใน Safari',
  ios2: 'แตะไอคอนแชร์',
  ios3: 'เลือก เพิ่มไปยังหน้าจอโฮม',
  android: 'โทรศัพท์ Android',
  android1: 'เปิดหน้านี้ใน Chrome',
  android2: 'เปิดเมนูสามจุดด้านบน',
  android3: 'เลือก ติดตั้งแอป หรือ เพิ่มลงในหน้าจอหลัก',
  desk: 'คอมพิวเตอร์',
  desk1: 'เปิดหน้านี้ใน Chrome หรือ Edge',
  desk2: 'คลิกไอคอนติดตั้งที่ท้ายแถบที่อยู่',
  desk3: 'เลือก ติดตั้ง',
  get: 'โหลดสำหรับ {name}',
  scan: 'สแกนคิวอาร์โค้ดด้วยโทรศัพท์เพื่อติดตั้ง',
  offline: 'แอปต้องใช้อินเทอร์เน็ต เมื่อไม่มีสัญญาณ แอปจะแจ้งให้ทราบ ยอดเงินและเดิมพันไม่ได้เก็บไว้ในเครื่อง',
} as const satisfies Translated<typeof vi>;
