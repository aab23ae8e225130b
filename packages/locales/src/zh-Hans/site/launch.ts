import { launch as en } from '../../en/site/launch';
import type { Translated } from '../../phrases';
import type { launch as vi } from '../../vi/site/launch';

export const launch = {
  ...en,
  opening: '正在打开 {game}…',
  openingGame: '正在打开游戏…',
  slow: '网络较慢，仍在打开…',
  game: '游戏',
  leave: '要离开此游戏吗？',
  leaveInfo: '已下的投注仍然有效。返回后余额会自动更新。',
  leaveYes: '离开',
  leaveNo: '继续游戏',
  fullScreen: '全屏',
  exitFullScreen: '退出全屏',
  failed: '游戏无法打开，您的余额未受影响。',
  maintenance: '{vendor} 维护中',
  logInToPlay: '登录后用真钱游戏',
  frame: '游戏 {game}',
  rtp: '玩家回报率（RTP）',
  volatility: '波动性',
  volatilityLow: '低',
  volatilityMedium: '中',
  volatilityHigh: '高',
  volatilityVeryHigh: '极高',
  minBet: '最低投注',
  maxBet: '最高投注',
  noGame: '尚未选择游戏',
  chooseGame: '选择游戏',
  demoInstead: '免登录试玩',
  gameInfo: '关于此游戏',
  fillWallet: '资金转账',
} as const satisfies Translated<typeof vi>;
