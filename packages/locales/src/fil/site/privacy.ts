import { privacy as en } from '../../en/site/privacy';
import type { Translated } from '../../phrases';
import type { privacy as vi } from '../../vi/site/privacy';

export const privacy = {
  ...en,
  title: 'Ang iyong data',
  why: 'Tingnan ang itinatago ng site tungkol sa iyo, o isara ang account.',
  copy: 'Kopya ng iyong data',
  copyText:
    'Isang file ng lahat ng itinatago ng site tungkol sa iyo: profile, contact, bank account, pag-sign in, limitasyon, kahilingan at kasaysayan. Isa bawat araw.',
  copyButton: 'I-download ang kopya',
  copyAgain: 'Susunod na kopya: {time}',
  copied: 'Na-download ang kopya',
  end: 'Isara ang account at burahin ang data',
  endText:
    'Dalawang tao ang susuri sa kahilingan sa loob ng 7 araw. Pagkatapos, wala nang makakapag-sign in at hindi na ito mababawi.',
  endWhat1: 'Sisirain: pangalan, contact, bank account, dokumento, device, password.',
  endWhat2:
    'Itatago nang wala ang pangalan mo: tala ng pera, taya at limitasyon, hangga’t hinihingi ng batas.',
  endWhat3: 'Maaari mong bawiin ang kahilingan habang naghihintay.',
  endExclusion:
    'Naka-self-exclude ka hanggang {time}. Itatago ang bakas ng iyong contact hanggang noon, para ma-exclude din ang bagong account.',
  endExclusionEver:
    'Naka-self-exclude ka habambuhay. Itatago ang bakas ng iyong contact, para ma-exclude din ang bagong account.',
  ask: 'Hilinging isara ang account',
  askSure: 'Kumpirmahin: isara ang account nang tuluyan',
  inWay: 'Tapusin muna',
  obstacle_agent: 'Account ng ahente',
  obstacle_balance: 'May natitirang {amount}',
  obstacle_case: 'Bukas na kahilingan: {count}',
  obstacle_debt: 'Utang na {amount}',
  obstacle_deposit: 'Mga deposit na pinoproseso: {count}',
  obstacle_round: 'Mga bukas na round: {count}',
  obstacle_withdrawal: 'Mga withdrawal na pinoproseso: {count}',
  way_agent: 'Tanungin ang suporta',
  way_balance: 'Mag-withdraw',
  way_case: 'Tanungin ang suporta',
  way_debt: 'Mag-deposit',
  way_deposit: 'Tingnan ang mga deposit',
  way_round: 'Tapusin ang round',
  way_withdrawal: 'Tingnan ang mga withdrawal',
  waiting: 'Naghihintay ang kahilingan {number}',
  waitingText: 'Pagpapasyahan hanggang {time}.',
  takeBack: 'Bawiin ang kahilingan',
  takenBack: 'Binawi mo ang kahilingan.',
  refused: 'Tinanggihan ang kahilingan',
  refusedReason: 'Dahilan: {reason}',
  withheld_notes: 'Mga tala ng empleyado sa isa’t isa: pinapayagan ng batas na hindi ibigay.',
  withheld_flags: 'Hinalang sinusuri pa: pinapayagan ng batas na hindi ibigay.',
  withheld_secrets: 'Password, code at key: nakatago lang sa anyong hindi nababasa.',
  withheld_audit: 'Kung sino ang tumingin sa data mo: tanungin ang suporta.',
  withheld_pictures:
    'Mga larawan ng dokumento: tanungin ang suporta, para hindi maiwan sa computer na pinagsasaluhan.',
} as const satisfies Translated<typeof vi>;
