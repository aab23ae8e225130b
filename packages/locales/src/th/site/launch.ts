import { launch as en } from '../../en/site/launch';
import type { Translated } from '../../phrases';
import type { launch as vi } from '../../vi/site/launch';

export const launch = {
  ...en,
  opening: 'กำลังเปิด {game}…',
  openingGame: 'กำลังเปิดเกม…',
  slow: 'เครือข่ายช้า กำลังเปิดอยู่…',
  game: 'เกม',
  leave: 'ออกจากเกมนี้?',
  leaveInfo: 'เดิมพันที่วางไปแล้วยังนับตามปกติ ยอดเงินจะอัปเดตเมื่อคุณกลับมา',
  leaveYes: 'ออกจากเกม',
  leaveNo: 'เล่นต่อ',
  fullScreen: 'เต็มหน้าจอ',
  exitFullScreen: 'ออกจากเต็มหน้าจอ',
  failed: 'เปิดเกมไม่ได้ ยอดเงินของคุณไม่ถูกหัก',
  maintenance: 'ค่าย {vendor} กำลังปิดปรับปรุง',
  logInToPlay: 'เข้าสู่ระบบเพื่อเล่นด้วยเงิน',
  frame: 'เกม {game}',
  rtp: 'อัตราจ่ายคืน (RTP)',
  volatility: 'ความผันผวน',
  volatilityLow: 'ต่ำ',
  volatilityMedium: 'ปานกลาง',
  volatilityHigh: 'สูง',
  volatilityVeryHigh: 'สูงมาก',
  minBet: 'เดิมพันต่ำสุด',
  maxBet: 'เดิมพันสูงสุด',
  noGame: 'ยังไม่ได้เลือกเกม',
  chooseGame: 'เลือกเกม',
  demoInstead: 'ทดลองเล่น ไม่ต้องเข้าสู่ระบบ',
  gameInfo: 'เกี่ยวกับเกมนี้',
  fillWallet: 'โอนเงิน',
} as const satisfies Translated<typeof vi>;
