import { loyalty as en } from '../../en/site/loyalty';
import type { Translated } from '../../phrases';
import type { loyalty as vi } from '../../vi/site/loyalty';

export const loyalty = {
  ...en,
  balance: '現在のポイント',
  neverExpire: 'ポイントに有効期限はありません',
  notCounted: 'まだポイントはありません',
  rateLater: 'ポイントを現金に交換する率はここに表示されます。',
  views: '景品とポイント履歴',
  gifts: '景品と交換',
  record: 'ポイント履歴',
  redeemed: '交換した景品',
  noGifts: '交換できる景品はまだありません',
  noGiftsInfo: '景品ごとに必要ポイント、残り数、不足ポイントが表示されます。',
  noRecord: 'ポイントの増減はまだありません',
  noRecordInfo: '増減ごとに、種類、ポイント、残高、備考、時刻が 1 行で表示されます。',
  noRedeemed: 'まだ景品と交換していません',
  noRedeemedInfo: '交換ごとに、番号、景品、数量、ポイント、処理状況が 1 行で表示されます。',
  currentRank: '現在のランク',
  rankOf: 'ランク {level}',
  noRank: 'ランクなし',
  noLadder: 'ランク表はまだありません',
  noLadderInfo: 'サイトがクラブを始めると、ランク、進み具合、各ランクの特典がここに表示されます。',
  rankSays: '各ランクに記載されるもの',
  rankRise: '昇格',
  rankRiseInfo: '30日間に必要な有効ベットと、現在の合計。',
  rankKeep: '維持',
  rankKeepInfo: 'ランク維持に必要な月間の有効ベット。',
  rankGives: '特典',
  rankGivesInfo: 'リベート率、ギフト、出金限度額、サポート窓口。',
} as const satisfies Translated<typeof vi>;
