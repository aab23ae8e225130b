import { loyalty as en } from '../../en/site/loyalty';
import type { Translated } from '../../phrases';
import type { loyalty as vi } from '../../vi/site/loyalty';

export const loyalty = {
  ...en,
  balance: 'Puntos mo',
  neverExpire: 'Hindi nag-e-expire ang puntos',
  notCounted: 'Wala pang puntos',
  rateLater: 'Isusulat dito ang palitan ng puntos sa pera.',
  views: 'Mga regalo at talaan ng puntos',
  gifts: 'Ipalit',
  record: 'Talaan ng puntos',
  redeemed: 'Mga naipalit',
  noGifts: 'Wala pang regalong maipapalit',
  noGiftsInfo:
    'Sasabihin ng bawat regalo ang puntos nito, ilan pa ang natitira, at ilang puntos pa ang kulang mo.',
  noRecord: 'Hindi pa nagbabago ang puntos mo',
  noRecordInfo: 'May isang linya ang bawat pagbabago: uri, puntos, balanse, tala at oras.',
  noRedeemed: 'Wala ka pang naipalit na regalo',
  noRedeemedInfo: 'May isang linya ang bawat palit: reference, regalo, dami, puntos at katayuan.',
  currentRank: 'Kasalukuyang antas',
  rankOf: 'Antas {level}',
  noRank: 'Wala pang antas',
  ladder: 'Hagdan ng antas',
  youAreHere: 'Narito ka',
  notSet: 'Hindi pa itinakda',
  noLadder: 'Wala pang hagdan ng antas',
  noLadderInfo:
    'Kapag binuksan ng site ang club, narito ang mga antas, progreso mo at benepisyo ng bawat isa.',
  rankSays: 'Sasabihin ng bawat antas',
  rankRise: 'Para tumaas',
  rankRiseInfo: 'Ang valid na taya sa 30 araw na kailangan, at ang mayroon ka.',
  rankKeep: 'Para mapanatili',
  rankKeepInfo: 'Ang valid na taya sa isang buwan na nagpapanatili ng antas.',
  rankGives: 'Mga benepisyo',
  rankGivesInfo: 'Rate ng rebate, regalo, limitasyon sa withdrawal at linya ng support.',
} as const satisfies Translated<typeof vi>;
