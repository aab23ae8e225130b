import { status as en } from '../../en/site/status';
import type { Translated } from '../../phrases';
import type { status as vi } from '../../vi/site/status';

export const status = {
  ...en,
  notFoundTitle: 'ไม่พบหน้านี้',
  notFoundInfo: 'หน้านี้ถูกย้ายหรือไม่มีอยู่',
  goHome: 'ไปหน้าแรก',
  notOpenTitle: 'ยังไม่เปิด',
  notOpenInfo: 'ส่วนนี้ยังไม่เปิดในเว็บนี้ เมื่อเปิดแล้วคุณจะพบได้ที่นี่',
  failedTitle: 'ระบบเกิดข้อผิดพลาด',
  failedInfo: 'เราบันทึกข้อผิดพลาดไว้แล้ว กรุณาลองใหม่ในอีกสองสามนาที',
  timeout: 'หน้านี้โหลดนานเกินไป กรุณาตรวจสอบการเชื่อมต่อแล้วโหลดใหม่',
} as const satisfies Translated<typeof vi>;
