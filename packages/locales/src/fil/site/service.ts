import { service as en } from '../../en/site/service';
import type { Translated } from '../../phrases';
import type { service as vi } from '../../vi/site/service';

export const service = {
  ...en,
  sideBar: 'Tulong at mga channel',
  always: 'Tulong 24/7',
  service: 'Serbisyo sa customer',
  vipService: 'Serbisyo sa customer ng VIP',
  contact: 'Kontakin ang support',
  feedback: 'Puna at reklamo',
  invite: 'Mag-imbita ng kaibigan',
  agent: 'Maging agent',
  newWindow: '{name} (bubukas sa bagong window)',
  failed: 'Hindi mabuksan ang customer service. Subukan ulit pagkalipas ng ilang minuto.',
  blocked: 'Hinarang ng browser mo ang pop-up. Payagan ito at subukan ulit.',
  routesInfo: 'Sa iisang site papunta ang bawat address. Sa ibang address, mag-log in ka ulit.',
  routeNow: 'Ginagamit',
  routeGo: 'Lumipat',
  routeFastest: 'Pinakamabilis',
  routeMeasuring: 'Sinusukat…',
  routeMs: '{ms} ms',
  routeDown: 'Walang sagot',
  measureAgain: 'Sukatin ulit',
  consentTitle: 'Pagbilang ng mga bisita',
  consentInfo:
    'Gusto ng site na ito na gamitin ang Google Analytics para bilangin ang mga bisita at hanapin ang mababagal na pahina. Tatakbo lang ito kung papayag ka, at puwede mong baguhin anumang oras sa ibaba ng pahina.',
  consentAccept: 'Pumayag',
  consentRefuse: 'Tumanggi',
  consentOn: 'Pinapayagan mo ang pagbilang.',
  consentOff: 'Tinanggihan mo ang pagbilang.',
  maintenanceTitle: 'Ina-upgrade ang system',
  maintenanceInfo:
    'Babalik kami agad. Tatapusin at babayaran ang mga bukas na taya gaya ng dati. Kung madalian, kontakin ang customer service.',
  maintenanceUntil: 'Inaasahang matatapos sa',
  maintenanceDay: 'sa {date}, {gmt}',
  maintenanceStill: 'Tuloy pa ang upgrade. Kusang magbubukas ang pahinang ito kapag natapos.',
  maintenanceReload: 'I-reload',
  regionTitle: 'Hindi mabubuksan mula sa network mo',
  regionInfo:
    'Walang serbisyo sa rehiyon o network na ito. Kung sa tingin mo ay mali ito, o may balanse kang dapat i-withdraw, kontakin ang customer service.',
  yourIp: 'Ang IP address mo',
} as const satisfies Translated<typeof vi>;
