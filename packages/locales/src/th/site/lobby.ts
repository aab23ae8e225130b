import { lobby as en } from '../../en/site/lobby';
import type { Translated } from '../../phrases';
import type { lobby as vi } from '../../vi/site/lobby';

export const lobby = {
  ...en,
  continuePlaying: 'เล่นต่อ',
  recentEmpty: 'เกมที่คุณเล่นจะแสดงที่นี่',
  favouritesEmpty: 'ยังไม่มีรายการโปรด แตะรูปหัวใจบนเกมเพื่อบันทึกไว้',
  favouriteAdded: 'เพิ่ม {game} ในรายการโปรดแล้ว',
  favouriteRemoved: 'นำ {game} ออกจากรายการโปรดแล้ว',
  undo: 'เลิกทำ',
  jackpot: 'รางวัลสะสม',
  jackpotAbout: 'รางวัลสะสมประมาณ {amount}',
  illustrative: 'ตัวเลขสมมติ',
  popular: 'คนกำลังเล่นเยอะ',
  winners: 'ผู้ชนะ',
  latest: 'ผู้ชนะล่าสุด',
  biggest: 'รางวัลใหญ่สุด',
  ranking: 'อันดับผู้ชนะ',
  period: 'ช่วงเวลา',
  day: 'วันนี้',
  week: '7 วัน',
  month: '30 วัน',
  noWinners: 'ยังไม่มีรอบที่ชนะ รอบที่ชนะด้วยเงินจริงจะแสดงที่นี่ทันทีที่จบ',
  noWinnersYet: 'ยังไม่มีผู้ชนะในช่วงเวลานี้',
  noRanking: 'ยังไม่มีใครชนะมากกว่าที่เดิมพันในช่วงเวลานี้',
  place: 'อันดับ {place}',
  gamesOf: 'เกมของค่าย {vendor}',
  moreGames: 'โหลดเกมเพิ่ม',
  noGames: 'ค่ายนี้ยังไม่มีเกมที่เปิดอยู่',
} as const satisfies Translated<typeof vi>;
