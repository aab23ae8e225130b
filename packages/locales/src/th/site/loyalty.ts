import { loyalty as en } from '../../en/site/loyalty';
import type { Translated } from '../../phrases';
import type { loyalty as vi } from '../../vi/site/loyalty';

export const loyalty = {
  ...en,
  balance: 'แต้มที่มี',
  neverExpire: 'แต้มไม่มีวันหมดอายุ',
  notCounted: 'ยังไม่มีแต้ม',
  rateLater: 'อัตราแลกแต้มเป็นเงินจะแสดงที่นี่',
  views: 'ของรางวัลและประวัติแต้ม',
  gifts: 'แลกของรางวัล',
  record: 'ประวัติแต้ม',
  redeemed: 'ของที่แลกแล้ว',
  noGifts: 'ยังไม่มีของรางวัลให้แลก',
  noGiftsInfo: 'ของรางวัลแต่ละชิ้นจะบอกแต้มที่ต้องใช้ จำนวนที่เหลือ และแต้มที่คุณยังขาด',
  noRecord: 'แต้มของคุณยังไม่มีการเปลี่ยนแปลง',
  noRecordInfo: 'ทุกการเปลี่ยนแปลงจะมีหนึ่งบรรทัด: ประเภท แต้ม ยอดคงเหลือ หมายเหตุ และเวลา',
  noRedeemed: 'คุณยังไม่ได้แลกของรางวัล',
  noRedeemedInfo: 'ทุกการแลกจะมีหนึ่งบรรทัด: เลขอ้างอิง ของรางวัล จำนวน แต้ม และสถานะ',
  currentRank: 'ระดับปัจจุบัน',
  rankOf: 'ระดับ {level}',
  noRank: 'ยังไม่มีระดับ',
  noLadder: 'ยังไม่มีลำดับระดับ',
  noLadderInfo: 'เมื่อเว็บไซต์เปิดคลับ ระดับ ความคืบหน้า และสิทธิประโยชน์ของแต่ละระดับจะอยู่ที่นี่',
  rankSays: 'แต่ละระดับจะระบุ',
  rankRise: 'การเลื่อนระดับ',
  rankRiseInfo: 'ยอดเดิมพันที่นับได้ใน 30 วันที่ต้องมี และที่คุณมี',
  rankKeep: 'การรักษาระดับ',
  rankKeepInfo: 'ยอดเดิมพันที่นับได้ในเดือนเพื่อรักษาระดับ',
  rankGives: 'สิทธิประโยชน์',
  rankGivesInfo: 'อัตราเงินคืน ของขวัญ วงเงินถอน และช่องทางบริการ',
} as const satisfies Translated<typeof vi>;
