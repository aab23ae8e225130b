import { server as en } from '../en/server';
import type { Translated } from '../phrases';
import type { server as vi } from '../vi/server';

/** What the server writes itself: pages that stand alone, and names that vendors’ lists lack. */
export const server = {
  ...en,
  /** For when no other page can be made. */
  plainPage: {
    ...en.plainPage,
    busy: {
      ...en.plainPage.busy,
      title: 'เว็บมีผู้ใช้หนาแน่น',
      cause: 'มีการเปิดหน้าพร้อมกันมากเกินไป จึงยังแสดงหน้านี้ไม่ได้',
    },
    tooMany: {
      ...en.plainPage.tooMany,
      title: 'คุณเปิดหน้าเร็วเกินไป',
      cause: 'มีคำขอจากที่อยู่เครือข่ายของคุณมากเกินไป',
    },
    calm: 'ยอดเงินและเดิมพันของคุณไม่ได้รับผลกระทบ',
    wait: 'กรุณาโหลดใหม่ใน {seconds} วินาที',
    reload: 'โหลดใหม่',
  },
  /** The page of a host that belongs to no brand. */
  unknownHost: {
    ...en.unknownHost,
    title: 'ที่อยู่นี้ไม่ถูกต้อง',
    info: 'ที่อยู่นี้ไม่ได้ใช้แล้ว กรุณาติดต่อฝ่ายบริการลูกค้าเพื่อขอที่อยู่ใหม่',
    retry: 'ลองใหม่',
    support: 'ติดต่อฝ่ายบริการลูกค้า',
  },
  /** What search engines show under the name of a page. */
  pageDescriptions: {
    ...en.pageDescriptions,
    register: 'สร้างบัญชี {brand} ใช้แค่ชื่อผู้ใช้และรหัสผ่าน',
    login: 'เข้าสู่ระบบ {brand} เพื่อเล่นด้วยยอดเงินของคุณ ฝากเงิน และดูประวัติเดิมพัน',
    rng: 'ล็อบบี้สล็อตของ {brand}: กติกา ตารางจ่าย และ RTP ของทุกเกม พร้อมทดลองเล่นโดยไม่ต้องมีบัญชี',
    notices: 'ประกาศของ {brand}: มีอะไรใหม่ในเว็บและสิ่งที่ผู้เล่นควรรู้',
    promotions: 'โปรโมชันของ {brand}: เงื่อนไขของทุกโปรที่เปิดอยู่ พร้อมตัวอย่างการคำนวณ',
    news: 'ข่าวสารของ {brand}: สิ่งใหม่ในเว็บ แต่ละข่าวมีวันที่และที่อยู่ของตัวเอง',
    blog: 'บล็อกของ {brand}: บทความเรื่องเกม วิธีตรวจสอบรอบการเล่น และการทำงานของเว็บ',
    help: 'ศูนย์ช่วยเหลือของ {brand}: คู่มือ วิธีตรวจสอบรอบการเล่น ข้อกำหนด และความเป็นส่วนตัว',
    app: 'เพิ่ม {brand} ไปยังหน้าจอหลักของโทรศัพท์หรือคอมพิวเตอร์ โดยไม่ต้องผ่านแอปสโตร์',
    join: 'ร่วมเป็นเอเย่นต์ของ {brand}: เอเย่นต์ได้อะไรบ้าง และวิธีสมัครด้วยรหัส',
  },
  /** In place of a page while the device has no network. */
  offlinePage: {
    ...en.offlinePage,
    title: 'คุณออฟไลน์อยู่',
    text: 'หน้านี้ต้องใช้อินเทอร์เน็ต ยอดเงินและเดิมพันของคุณเก็บไว้ที่เซิร์ฟเวอร์ ไม่มีอะไรสูญหาย',
  },
  /** The sandbox provider’s own page. */
  payment: {
    ...en.payment,
    mark: 'ชำระเงินทดสอบ ไม่ใช่เงินจริง',
    title: 'ชำระเงินทดสอบ',
    payee: 'ฝากเข้า',
    amount: 'จำนวนเงินฝาก',
    number: 'เลขที่ธุรกรรม',
    method: 'ช่องทางฝาก',
    until: 'ชำระก่อน',
    pay: 'ชำระเงิน',
    decline: 'ปฏิเสธการชำระเงิน',
    back: 'กลับไปหน้าฝากเงิน',
    note: 'หน้านี้ทำหน้าที่แทนผู้ให้บริการชำระเงิน ไม่มีการติดต่อธนาคาร บัตร หรือวอลเล็ตใดๆ',
    unknown: 'ไม่มีรายการฝากที่ที่อยู่นี้',
    states: {
      ...en.payment.states,
      pending: 'รายการฝากรอการชำระเงิน',
      paid: 'ชำระแล้ว กำลังแจ้งหน้าฝากเงิน',
      declined: 'ปฏิเสธแล้ว กำลังแจ้งหน้าฝากเงิน',
      received: 'เงินเข้าแล้วและกำลังตรวจสอบ',
      credited: 'ชำระแล้ว และเงินเข้ากระเป๋าแล้ว',
      failed: 'การชำระเงินถูกปฏิเสธ กระเป๋าเงินไม่เปลี่ยนแปลง',
      expired: 'รายการฝากหมดเวลาและชำระไม่ได้แล้ว',
    },
  },
  /** Classes of games, by the taxonomy’s English name. */
  gameClasses: {
    ...en.gameClasses,
    'Video Slots': 'วิดีโอสล็อต',
    'Jackpot Slots': 'สล็อตแจ็กพอต',
    'Casual Games': 'เกมทั่วไป',
    'Scratch Cards': 'บัตรขูด',
    'Table Games': 'เกมโต๊ะ',
    'Video Poker': 'วิดีโอโป๊กเกอร์',
    'Video Bingo': 'วิดีโอบิงโก',
    'Wheel of Fortune': 'วงล้อนำโชค',
    'Live Games': 'เกมสด',
    'Live Dice': 'ลูกเต๋าสด',
    'Live Dealer': 'ดีลเลอร์สด',
    'Live Baccarat': 'บาคาร่าสด',
    'Live Blackjack': 'แบล็กแจ็กสด',
    'Live Roulette': 'รูเล็ตสด',
    'Sic Bo': 'ไฮโล',
    'Dragon Tiger': 'เสือมังกร',
    Mahjong: 'ไพ่นกกระจอก',
    'Three Card Poker': 'โป๊กเกอร์สามใบ',
    'Xoc Dia': 'ซ๊อกเดีย',
    'Fan Tan': 'กำถั่ว',
    'Niu Niu': 'ไพ่วัว',
    'Fish Prawn Crab': 'น้ำเต้าปูปลา',
    'Zha Jin Hua': 'จาจินฮวา',
    Poker: 'โป๊กเกอร์',
    Esport: 'อีสปอร์ต',
    Cockfight: 'ไก่ชน',
    'Virtual Sports': 'กีฬาเสมือนจริง',
    Sportsbook: 'เดิมพันกีฬา',
    Lottery: 'หวย',
    Fishing: 'ยิงปลา',
    Unknown: 'อื่นๆ',
  },
} as const satisfies Translated<typeof vi>;
