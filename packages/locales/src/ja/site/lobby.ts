import { lobby as en } from '../../en/site/lobby';
import type { Translated } from '../../phrases';
import type { lobby as vi } from '../../vi/site/lobby';

export const lobby = {
  ...en,
  continuePlaying: 'プレイを再開',
  recentEmpty: 'プレイしたゲームがここに表示されます。',
  favouritesEmpty: 'お気に入りはまだありません。ゲームのハートをタップすると保存できます。',
  favouriteAdded: '{game} をお気に入りに追加しました',
  favouriteRemoved: '{game} をお気に入りから削除しました',
  undo: '元に戻す',
  jackpot: 'ジャックポット',
  jackpotAbout: 'ジャックポットは約 {amount}',
  illustrative: 'イメージの数字',
  popular: 'いま人気',
  winners: '勝者',
  latest: '最新の勝者',
  biggest: '高額配当',
  ranking: '勝利ランキング',
  period: '期間',
  day: '今日',
  week: '7 日間',
  month: '30 日間',
  noWinners: '勝利ラウンドはまだありません。リアルマネーでの勝利は、終了後すぐここに表示されます。',
  noWinnersYet: 'この期間の勝者はまだいません。',
  noRanking: 'この期間に収支がプラスの方はまだいません。',
  place: '{place} 位',
  gamesOf: '{vendor} のゲーム',
  moreGames: 'ゲームをもっと見る',
  noGames: 'このプロバイダーの公開中のゲームはまだありません。',
} as const satisfies Translated<typeof vi>;
