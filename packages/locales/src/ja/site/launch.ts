import { launch as en } from '../../en/site/launch';
import type { Translated } from '../../phrases';
import type { launch as vi } from '../../vi/site/launch';

export const launch = {
  ...en,
  opening: '{game} を開いています…',
  openingGame: 'ゲームを開いています…',
  slow: '通信が遅いため、まだ開いています…',
  game: 'ゲーム',
  leave: 'このゲームを終了しますか？',
  leaveInfo: 'すでに置いたベットは有効です。戻ると残高が更新されます。',
  leaveYes: '終了する',
  leaveNo: 'プレイを続ける',
  fullScreen: '全画面',
  exitFullScreen: '全画面を終了',
  failed: 'ゲームを開けませんでした。残高に変更はありません。',
  maintenance: '{vendor} はメンテナンス中です',
  logInToPlay: 'ログインして本番プレイ',
  frame: 'ゲーム {game}',
  rtp: '還元率（RTP）',
  volatility: 'ボラティリティ',
  volatilityLow: '低',
  volatilityMedium: '中',
  volatilityHigh: '高',
  volatilityVeryHigh: '超高',
  minBet: '最低ベット',
  maxBet: '最高ベット',
  noGame: 'ゲームが選択されていません',
  chooseGame: 'ゲームを選ぶ',
  demoInstead: 'ログイン不要のデモで遊ぶ',
  gameInfo: 'このゲームについて',
  fillWallet: '資金移動',
} as const satisfies Translated<typeof vi>;
