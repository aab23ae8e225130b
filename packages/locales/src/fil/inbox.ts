import { inbox as en } from '../en/inbox';
import type { Translated } from '../phrases';
import type { inbox as vi } from '../vi/inbox';

/** The messages of the inbox, by their template: a line, and the text below it. */
export const inbox = {
  ...en,
  withdrawal_paid: {
    title: 'Papunta na ang withdrawal {number}',
    text: 'Natanggap na ng bangko ang utos na magbayad ng {amount} para sa withdrawal {number}. Kumpirmahin sa pahinang Mag-withdraw kapag dumating ang pera.',
  },
  withdrawal_refused: {
    title: 'Tinanggihan ang withdrawal {number}',
    text: 'Tinanggihan ang withdrawal {number} at bumalik sa wallet mo ang {amount}. Nasa pahinang Mag-withdraw ang dahilan.',
  },
  withdrawal_failed: {
    title: 'Hindi nabayaran ang withdrawal {number}',
    text: 'Hindi nabayaran ng bangko ang withdrawal {number}. Bumalik sa wallet mo ang {amount}.',
  },
  deposit_credited: {
    title: 'Nasa wallet na ang deposito {number}',
    text: 'Nasuri na ang {amount} ng deposito {number} at nasa wallet mo na.',
  },
  deposit_other_amount: {
    title: 'Iba ang halaga ng deposito {number}',
    text: 'Ang deposito {number} ay para sa {asked}, at {amount} ang dumating. Nasa wallet na ang {amount}.',
  },
  documents_passed: {
    title: 'Tinanggap ang mga dokumento mo',
    text: 'Nasuri at tinanggap ang mga dokumento mo. Hindi mo na kailangang magpadala ulit.',
  },
  documents_refused: {
    title: 'Hindi tinanggap ang mga dokumento mo',
    text: 'Nasuri ang mga dokumento mo at hindi tinanggap. Tingnan ang pahinang Ang account ko.',
  },
  documents_asked: {
    title: 'Pakipadala ulit ang mga dokumento',
    text: 'Hindi magamit ang mga larawan ng dokumento. Nasa pahinang Ang account ko ang dahilan at ang pagpapadala.',
  },
  transfer_received: {
    title: 'Nakatanggap ka ng {amount}',
    text: 'Pinadalhan ka ni {sender} ng {amount}.',
  },
  limits_changed: {
    title: 'Nagbago ang mga limitasyon mo sa paglalaro',
    text: 'Nagbago ang mga limitasyon o pahinga mo noong {at}. Kung hindi ikaw iyon, palitan ang password at makipag-ugnayan agad sa suporta.',
  },
  password_changed: {
    title: 'Nagbago ang password mo',
    text: 'Pinalitan ang password noong {at}. Kung hindi ikaw iyon, makipag-ugnayan agad sa suporta.',
  },
  contact_changed: {
    title: 'Nagbago ang mga contact mo',
    text: 'Pinalitan ang email o numero ng mobile noong {at}. Kung hindi ikaw iyon, palitan ang password at makipag-ugnayan agad sa suporta.',
  },
  account_held: {
    title: 'Ni-lock ang account mo',
    text: 'Ni-lock ng support ang account mo noong {at} dahil maaaring may ibang gumamit nito. Natapos ang lahat ng session, at kailangang palitan ang password.',
  },
  security_changed: {
    title: 'Nagbago ang beripikasyon mo sa pag-sign in',
    text: 'Pinalitan ang paraan ng beripikasyon noong {at}. Kung hindi ikaw iyon, palitan ang password at makipag-ugnayan agad sa suporta.',
  },
  case_late: {
    title: 'Kailangan pa ng oras ang kahilingan {number}',
    text: 'Hindi pa namin nasagot ang kahilingan {number} sa ipinangakong oras. Pinoproseso pa ito at ligtas ang pera mo.',
  },
  case_asked: {
    title: 'Kailangan ng sagot mo ang kahilingan {number}',
    text: '{message}',
  },
  case_parked: {
    title: 'Naghihintay ang kahilingan {number}',
    text: '{message} Titingnan namin ulit ang kahilingan {number} bago ang {until}.',
  },
  receipt_due: {
    title: 'Dumating na ba ang withdrawal {number}?',
    text: 'Binayaran na ng bangko ang withdrawal {number}. Sumagot sa pahina ng withdrawal. Kung walang sagot bago ang {until}, ituturing itong natanggap. Maaari ka pa ring magreklamo pagkatapos.',
  },
  ticket_answered: {
    title: 'May sagot na ang kahilingan {number}',
    text: 'Nasagot na namin ang kahilingan {number}. Kung hindi pa rin ayos, mabubuksan mo itong muli sa loob ng 30 araw.',
  },
  ticket_asked: {
    title: 'Kailangan ng sagot mo ang kahilingan {number}',
    text: 'Kailangan pa namin ng impormasyon tungkol sa kahilingan {number}. Basahin ang tanong sa kahilingan at sagutin ito roon.',
  },
  ticket_closed: {
    title: 'Sarado na ang kahilingan {number}',
    text: 'Isinara namin ang kahilingan {number}. Kung kailangan mo pa, mabubuksan mo itong muli sa loob ng 30 araw.',
  },
  room_silenced: {
    title: 'Hindi ka muna puwedeng sumulat sa chat room',
    text: 'Hindi ka pinapayagan ng operator na sumulat sa chat room hanggang {until}. Nababasa mo pa rin ito.',
  },
  room_silenced_ever: {
    title: 'Hindi ka puwedeng sumulat sa chat room',
    text: 'Hindi ka na pinapayagan ng operator na sumulat sa chat room. Nababasa mo pa rin ito. Kung sa tingin mo ay mali ito, kontakin ang support.',
  },
  room_lifted: {
    title: 'Puwede ka na ulit sumulat sa chat room',
    text: 'Pinapayagan ka na ulit ng operator na sumulat sa chat room.',
  },
  round_voided: {
    title: 'Pinawalang-bisa ang round {number}',
    text: 'Pinawalang-bisa ang round {number} ayon sa aming patakaran sa aberya: naibalik na sa wallet mo ang tayang {amount}, at binawi ang naibayad ng round. Nasa talaan ng mga taya mo ang dahilan.',
  },
  exclusion_lifted: {
    title: 'Inalis ang pagbubukod sa account mo',
    text: 'Naibukod ang account mo dahil napagkamalang sa ibang tao ang mga detalye mo. Dalawa naming kawani ang sumuri at inalis ito noong {at}. Mananatili ang pinili mo mismo.',
  },
  deletion_refused: {
    title: 'Bukas pa rin ang account mo',
    text: 'Tinanggihan ang kahilingan {number} na burahin ang account mo. {reason}',
  },

  other: {
    title: 'May bago kang mensahe',
    text: 'I-reload ang pahina para mabasa ang mensaheng ito.',
  },
} as const satisfies Translated<typeof vi>;
