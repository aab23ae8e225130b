import { refusal as en } from '../../en/site/refusal';
import type { Translated } from '../../phrases';
import type { refusal as vi } from '../../vi/site/refusal';

export const refusal = {
  ...en,
  'request.invalid': 'May hindi tama sa inilagay mo. Tingnan ang mga may markang field.',
  'request.sealed_required': 'Luma na ang pahinang ito. I-reload at subukan ulit.',
  'request.stale': 'Mali ang oras ng device mo, o masyadong natagalan ang request. Subukan ulit.',
  'request.repeat_conflict':
    'Naipadala na ang request na ito na may ibang detalye. I-reload ang pahina.',
  'request.too_large': 'Masyadong malaki ang ipinadala mo',
  'request.too_many': 'Masyadong maraming request. Maghintay sandali at subukan ulit.',
  'request.unknown': 'Hindi namin ito mahanap',
  'system.failed': 'May mali sa panig namin. Subukan ulit o kontakin ang support.',
  'system.busy': 'Abala ang system at walang nagawa. Subukan ulit mamaya.',
  'system.timeout': 'Masyadong natagalan ang system at walang nagawa. Subukan ulit.',
  'brand.maintenance': 'Ina-upgrade ang system',
  'brand.region_blocked': 'Walang serbisyo sa rehiyong ito',
  'brand.address_blocked': 'Limitado ang kasalukuyan mong IP kaya hindi mo mabubuksan ang site',
  'brand.unknown_host': 'Hindi tamang address',
  'brand.not_enabled': 'Hindi naka-on ang aksyong ito',
  'session.required': 'Mag-log in muna',
  'session.expired': 'Nag-expire ang session mo. Mag-log in ulit at babalik ka sa dating pahina.',
  'session.elsewhere': 'Ginamit ang account mo sa ibang device, kaya natapos ang session na ito.',
  'session.idle': 'Matagal kang walang ginawa, kaya natapos ang session mo.',
  'session.trial_account':
    'Hindi ito magagamit sa pansubok na account. Mag-sign up o mag-log in gamit ang totoong account.',
  'session.wrong_credentials': 'Maling username o password',
  'session.captcha_required': 'Ilagay ang code na nasa larawan',
  'session.captcha_wrong': 'Mali ang code ng larawan',
  'session.verification_required': 'Tapusin muna ang pag-verify',
  'session.verification_failed': 'Hindi pumasa ang pag-verify. Subukan ulit.',
  'session.locked':
    'Pansamantalang naka-lock ang account na ito dahil sa maraming maling subok. Subukan mamaya o i-recover ang password.',
  'session.step_required':
    'Nagla-log in ka sa hindi pamilyar na network. Kailangan ng isa pang hakbang ng pag-verify.',
  'session.step_up_required': 'Kumpirmahing ikaw ito para magpatuloy',
  'session.not_agent':
    'Hindi ito account ng agent, kaya hindi ito makakapasok sa lugar ng mga agent.',
  'session.not_member': 'Hindi makakapag-log in sa member site ang account na hindi member',
  'session.code_missing': 'Ilagay ang verification code',
  'session.code_wrong': 'Mali ang verification code',
  'session.code_expired': 'Nag-expire ang code. Magpadala ng bago.',
  'session.code_too_soon': 'Masyadong maraming request. Subukan ulit makalipas ang 5 minuto.',
  'session.code_quota': 'Naabot na ang limitasyon ng code. Kontakin ang customer service.',
  'session.link_used': 'Nag-expire o nagamit na ang link na ito. Humingi ng bago.',
  'session.identity_taken':
    'Naka-link ang account na iyon sa ibang manlalaro, o may na-link ka nang iba.',
  'session.last_way_in':
    'Ito na ang huling paraan para makapasok sa account mo. Magdagdag muna ng iba.',
  'session.contact_taken': 'Sa ibang account ang email o numerong iyan.',
  'session.username_taken': 'May gumagamit na ng username na iyan. Pumili ng iba.',
  'session.mobile_taken': 'May account na ang numerong ito. Mag-log in, o gumamit ng iba.',
  'session.email_taken': 'May account na ang email address na ito. Mag-log in, o gumamit ng iba.',
  'session.detail_fixed': 'Naibigay mo na ito. Para itama, makipag-ugnayan sa support.',
  'session.id_number_taken':
    'May account na ang ID number na ito. Mag-log in, o kontakin ang support.',
  'session.external_failed': 'Hindi makumpirma ang kabilang account. Subukan ulit mag-sign in.',
  'session.number_unproved':
    'Hindi namin ma-verify ang telepono mo. Humingi ng bagong code at subukan ulit.',
  'session.password_weak': 'Madaling hulaan ang password na iyan. Pumili ng iba.',
  'session.password_reused': 'Pumili ng password na iba sa kasalukuyan',
  'session.password_change_required': 'Kailangan mong palitan ang password para magpatuloy',
  'agent.code_invalid': 'Hindi tama ang referral code. Tingnan ito at subukan ulit.',
  'agent.not_downline': 'Hindi ito direktang downline mo',
  'agent.no_upline': 'Walang upline ang account mo',
  'wallet.insufficient_funds': 'Kulang ang balanse. Walang nabawas.',
  'wallet.transfer_refused': 'Hindi makatanggap ng pera ang tatanggap ngayon. Walang nabawas.',
  'wallet.payment_password_missing': 'Magtakda muna ng transaction password.',
  'wallet.payment_password_wrong': 'Mali ang transaction password',
  'wallet.payment_password_locked':
    'Naka-lock ang transaction password mo dahil sa maraming maling subok. Itakda ulit ito o maghintay ng 30 minuto.',
  'wallet.single': 'Iisa ang wallet ng account na ito, kaya walang kailangang ilipat',
  'wallet.currency_mismatch': 'Hindi tugma ang pera sa wallet mo',
  'wallet.same_wallet': 'Pumili ng dalawang magkaibang wallet',
  'wallet.vendor_unknown': 'Walang ganitong wallet',
  'wallet.vendor_maintenance':
    'Naka-maintenance ang provider na ito, kaya palabas lang ang pera sa wallet nito. Walang nailipat.',
  'compliance.excluded': 'Naka-self-exclude ka, kaya hindi ito magagamit.',
  'compliance.cooling_off': 'Nagpapahinga ka muna sa paglalaro.',
  'compliance.limit_reached': 'Naabot mo ang limitasyong itinakda mo.',
  'compliance.under_age': 'Kulang pa ang edad mo para gamitin ang serbisyong ito.',
  'compliance.limits_contradict':
    'Hindi ito tugma sa isa mo pang limitasyon: hindi puwedeng mas mataas ang pang-araw kaysa pang-linggo, o ang pang-linggo kaysa pang-buwan.',
  'compliance.raise_waits': 'Hindi pa handa ang mas mataas na limitasyon. Maghintay ng 24 oras.',
  'cashier.method_closed': 'Sarado ang paraang ito. Pumili ng iba.',
  'cashier.too_many_waiting':
    'May 3 deposito kang naghihintay ng bayad. Bayaran ang mga ito o hayaang mag-expire.',
  'cashier.amount_below': 'Mas mababa ang halaga sa minimum ng paraang ito',
  'cashier.amount_above': 'Mas mataas ang halaga sa maximum ng paraang ito',
  'cashier.payee_mismatch': 'Dapat nasa sarili mong pangalan ang account',
  'cashier.payee_taken': 'Sa ibang manlalaro ang account na ito',
  'cashier.payees_full': 'Naabot mo na ang dami ng account. Mag-alis muna ng isa.',
  'cashier.payee_resting':
    'Hindi pa magagamit ang account na ito: kababago lang nito o ng iyong seguridad',
  'cashier.identity_needed': 'Kailangang masuri muna ang iyong mga dokumento',
  'cashier.turnover_left':
    'May bahagi ng balanse na hindi pa mawi-withdraw hangga’t hindi nalalaro',
  'cashier.limit_day': 'Naabot mo na ang limitasyon ng withdrawal ngayong araw',
  'cashier.receipt_answered': 'Nasagot mo na ang tungkol sa bayad na ito',
  'catalogue.too_many_favourites':
    'Puno na ang mga paborito mo. Mag-alis ng isang laro, saka idagdag ito.',
  'identity.not_now':
    'Sinusuri o tinanggap na ang iyong mga dokumento, kaya hindi pa makapagdagdag.',
  'identity.incomplete': 'Ipadala ang lahat ng larawan: harap, likod at ang iyong mukha.',
  'support.chat_closed': 'Sarado na ang chat. Buksan ulit at ipadala: nandiyan pa ang isinulat mo.',
  'support.chat_answered': 'Sinasagot na ng support ang chat na ito. Dito ka magpatuloy.',
  'support.too_fast':
    'Masyadong mabilis ang pagpapadala mo. Maghintay ng ilang segundo bago magpatuloy.',
  'support.pictures_full': 'Hanggang 3 larawan lang sa isang kahilingan.',
  'support.ticket_closed': 'Sarado na ang kahilingang ito. Buksan muli o sumulat ng bago.',
  'launch.game_unavailable': 'Hindi bukas ang larong ito ngayon. Hindi nabawasan ang balanse mo.',
  'launch.vendor_maintenance': 'Naka-maintenance ang provider. Hindi nabawasan ang balanse mo.',
  'launch.vendor_failed': 'Hindi mabuksan ang laro. Hindi nabawasan ang balanse mo.',
  'privacy.copied_today': 'Na-download na ang kopya ngayong araw. Isa bawat araw.',
  'privacy.not_yet': 'Hindi pa maisasara ang account. Tapusin muna ang mga nakalista.',
  'launch.no_guest_view': 'Para lang sa mga naka-log in ang provider na ito.',
  'network.failed': 'May problema sa network. Subukan ulit.',
  'network.slow': 'Mabagal ang network. Naghihintay pa ng sagot…',
  'chunk.failed': 'May bagong bersyon. I-reload para magpatuloy.',
  'popup.closed': 'Naisara ang window bago natapos ang pag-log in. Subukan ulit.',
  'popup.blocked': 'Hinarang ng browser mo ang pop-up. Payagan ito at subukan ulit.',
} as const satisfies Translated<typeof vi>;
