import { service as en } from '../../en/site/service';
import type { Translated } from '../../phrases';
import type { service as vi } from '../../vi/site/service';

export const service = {
  ...en,
  sideBar: 'ช่วยเหลือและช่องทางติดต่อ',
  always: 'บริการ 24 ชม. ทุกวัน',
  service: 'ฝ่ายบริการลูกค้า',
  vipService: 'ฝ่ายบริการลูกค้า VIP',
  contact: 'ติดต่อเรา',
  feedback: 'ความคิดเห็นและเรื่องร้องเรียน',
  invite: 'ชวนเพื่อน',
  agent: 'ร่วมเป็นเอเย่นต์',
  newWindow: '{name} (เปิดหน้าต่างใหม่)',
  failed: 'เปิดฝ่ายบริการลูกค้าไม่ได้ กรุณาลองใหม่ในอีกสองสามนาที',
  blocked: 'เบราว์เซอร์บล็อกหน้าต่างป๊อปอัป กรุณาอนุญาตแล้วลองใหม่',
  routesInfo: 'ทุกทางเข้าไปยังเว็บเดียวกัน เมื่อใช้ทางเข้าอื่นต้องเข้าสู่ระบบใหม่',
  routeNow: 'ใช้อยู่',
  routeGo: 'เปลี่ยน',
  routeFastest: 'เร็วที่สุด',
  routeMeasuring: 'กำลังวัด…',
  routeMs: '{ms} มิลลิวินาที',
  routeDown: 'ไม่ตอบสนอง',
  measureAgain: 'วัดอีกครั้ง',
  consentTitle: 'การวัดการเข้าชม',
  consentInfo:
    'เว็บนี้ขอใช้ Google Analytics เพื่อนับการเข้าชมและหาหน้าที่ช้า จะทำงานเมื่อคุณยินยอมเท่านั้น และเปลี่ยนใจได้ทุกเมื่อที่ท้ายหน้า',
  consentAccept: 'ยินยอม',
  consentRefuse: 'ปฏิเสธ',
  consentOn: 'คุณยินยอมให้วัดการเข้าชม',
  consentOff: 'คุณปฏิเสธการวัดการเข้าชม',
  maintenanceTitle: 'ระบบกำลังอัปเกรด',
  maintenanceInfo: 'เราจะกลับมาเร็วๆ นี้ เดิมพันที่ค้างอยู่จะสรุปผลและจ่ายตามปกติ หากเร่งด่วน กรุณาติดต่อฝ่ายบริการลูกค้า',
  maintenanceUntil: 'คาดว่าจะเสร็จเวลา',
  maintenanceDay: 'วันที่ {date}, {gmt}',
  maintenanceStill: 'ระบบยังอัปเกรดอยู่ หน้านี้จะเปิดเองเมื่อเสร็จ',
  maintenanceReload: 'โหลดใหม่',
  regionTitle: 'เข้าใช้งานจากเครือข่ายของคุณไม่ได้',
  regionInfo:
    'ไม่มีบริการในพื้นที่หรือเครือข่ายนี้ หากคิดว่าเป็นความผิดพลาด หรือมียอดเงินที่ต้องการถอน กรุณาติดต่อฝ่ายบริการลูกค้า',
  yourIp: 'ที่อยู่ IP ของคุณ',
} as const satisfies Translated<typeof vi>;
