import { messages as en } from '../en/messages';
import type { Translated } from '../phrases';
import type { messages as vi } from '../vi/messages';

/** E-mails and SMS, by their template; `text` of a mail stands above its code or link. */
export const messages = {
  ...en,
  sign_in_code: {
    ...en.sign_in_code,
    subject: 'Ang {brand} log-in code mo',
    text: 'Ito ang code mo sa pag-log in. Isang beses itong gagana, sa loob ng {minutes} minuto.',
    sms: '{brand}: {code} ang log-in code mo, magagamit sa loob ng {minutes} minuto. Huwag ibigay kaninuman.',
  },
  registration_code: {
    ...en.registration_code,
    subject: 'Ang {brand} registration code mo',
    text: 'Ito ang code mo sa paggawa ng account. Isang beses itong gagana, sa loob ng {minutes} minuto.',
    sms: '{brand}: {code} ang registration code mo, magagamit sa loob ng {minutes} minuto. Huwag ibigay kaninuman.',
  },
  number_has_account: {
    ...en.number_has_account,
    subject: 'May {brand} account ka na',
    text: 'May humingi ng registration code para sa numero mo, na may account na. Kung ikaw iyon, mag-log in.',
    sms: '{brand}: may account na ang numerong ito. Mag-log in, o balewalain ang text na ito kung hindi ikaw iyon.',
  },
  mobile_has_no_account: {
    ...en.mobile_has_no_account,
    subject: 'Wala pang {brand} account',
    text: 'May humingi ng log-in code para sa numero mo, na wala pang account.',
    sms: '{brand}: walang account ang numerong ito. Magrehistro, o balewalain ang text na ito kung hindi ikaw iyon.',
  },
  password_reset_code: {
    ...en.password_reset_code,
    subject: 'Ang {brand} password code mo',
    text: 'Ito ang code mo sa pag-reset ng password. Isang beses itong gagana, sa loob ng {minutes} minuto.',
    sms: '{brand}: {code} ang code mo sa pag-reset ng password, magagamit sa loob ng {minutes} minuto. Huwag ibigay kaninuman.',
  },
  password_reset_link: {
    ...en.password_reset_link,
    subject: 'I-reset ang {brand} password mo',
    text: 'Buksan ang link na ito para i-reset ang password mo. Isang beses itong gagana, sa loob ng {minutes} minuto.',
    sms: '{brand}: i-reset ang password mo sa loob ng {minutes} minuto sa {link}',
  },
  unlock_link: {
    ...en.unlock_link,
    subject: 'I-unlock ang {brand} account mo',
    text: 'Na-lock ang account mo matapos ang ilang maling password. Buksan ang link na ito para i-unlock ito ngayon. Isang beses itong gagana, sa loob ng {minutes} minuto.',
    sms: '{brand}: i-unlock ang account mo sa loob ng {minutes} minuto sa {link}',
  },
  contact_code: {
    ...en.contact_code,
    subject: 'Ang {brand} confirmation code mo',
    text: 'Ito ang code mo para kumpirmahin ang contact mo. Isang beses itong gagana, sa loob ng {minutes} minuto.',
    sms: '{brand}: {code} ang kumpirmasyon ng numero mo, magagamit sa loob ng {minutes} minuto. Huwag ibigay kaninuman.',
  },
  contact_changed: {
    ...en.contact_changed,
    subject: 'Napalitan ang {brand} contact mo',
    text: 'Napalitan ang email address o numero ng telepono ng account mo.',
    sms: '{brand}: napalitan ang email o numero mo noong {at}. Hindi ikaw? Kontakin agad ang support.',
  },
  password_changed: {
    ...en.password_changed,
    subject: 'Napalitan ang {brand} password mo',
    text: 'Napalitan ang password ng account mo. Natapos ang lahat ng iba pang session.',
    sms: '{brand}: napalitan ang password mo noong {at}. Hindi ikaw? Kontakin agad ang support.',
  },
  new_device: {
    ...en.new_device,
    subject: 'Bagong device sa {brand} account mo',
    text: 'Kagagamit lang ng account mo mula sa bagong device.',
    sms: '{brand}: may nag-log in mula sa bagong device noong {at}. Hindi ikaw? Palitan agad ang password mo.',
  },
  factor_changed: {
    ...en.factor_changed,
    subject: 'Nabago ang seguridad ng {brand} mo',
    text: 'Nabago ang karagdagang pag-verify ng account mo sa pag-log in.',
    sms: '{brand}: nabago ang pag-verify mo sa pag-log in noong {at}. Hindi ikaw? Kontakin agad ang support.',
  },
  account_held: {
    ...en.account_held,
    subject: 'Naka-lock ang {brand} account mo',
    text: 'Ni-lock ng support ang account mo dahil maaaring may ibang gumamit nito. Natapos na ang lahat ng session. Mag-log in, i-unlock ito gamit ang code o email, at pumili ng bagong password.',
    sms: '{brand}: ni-lock ng support ang account mo noong {at}: maaaring may ibang gumamit. Mag-log in at palitan ang password.',
  },
  account_closed: {
    subject: 'Nabura na ang {brand} account mo',
    text: 'Gaya ng hiniling mo, nabura na ang account mo, kasama ang personal na detalye at ang address na ito. Mananatili nang walang pangalan ang mga tala ng pera at laro, ayon sa batas. Salamat at paalam.',
    sms: '{brand}: nabura ang account mo noong {at}, gaya ng hiniling mo.',
  },
  case_late: {
    subject: 'Kailangan pa ng oras ang iyong kahilingan',
    text: 'Hindi namin nasagot ang iyong kahilingan sa oras na sinabi namin. Inaasikaso pa rin ito at ligtas ang pera mo.',
    sms: '{brand}: kailangan pa ng oras ang iyong kahilingan at inaasikaso pa ito. Ligtas ang pera mo.',
  },
  case_asked: {
    subject: 'Kailangan ng {brand} ang sagot mo',
    text: '{message}',
    sms: '{brand}: {message}',
  },
  case_parked: {
    subject: 'Naghihintay ang iyong kahilingan',
    text: 'Naghihintay ang iyong kahilingan: {message} Titingnan namin ito ulit bago ang {until}.',
    sms: '{brand}: naghihintay ang iyong kahilingan: {message} Titingnan ulit bago ang {until}.',
  },
  ticket_answered: {
    subject: 'Sagot sa kahilingang {number}',
    text: '{message}',
    sms: '{brand}: {message}',
  },
  ticket_asked: {
    subject: 'Kailangan ang sagot mo sa kahilingang {number}',
    text: '{message}',
    sms: '{brand}: {message}',
  },
  receipt_due: {
    subject: 'Dumating na ba ang withdrawal {number}?',
    text: 'Binayaran na ng bangko ang withdrawal {number}. Kung walang sagot bago ang {until}, ituturing itong natanggap. Maaari ka pa ring magreklamo pagkatapos.',
    sms: '{brand}: dumating na ba ang withdrawal {number}? Kung walang sagot bago ang {until}, ituturing itong natanggap.',
  },
  at: 'Oras: {at}',
  place: 'Lugar: {place}',
  device: 'Ginamit na device: {device}',
  openLink: 'Buksan ang link',
  neverShare:
    'Huwag ibigay kaninuman ang code o link na ito. Hindi ito kailanman hinihingi ng staff ng {brand}.',
  ignore: 'Kung hindi mo ito hiningi, balewalain ang email na ito.',
  notYou: 'Kung hindi ikaw iyon, palitan ang password mo at kontakin agad ang support.',
} as const satisfies Translated<typeof vi>;
