import { lobby as en } from '../../en/site/lobby';
import type { Translated } from '../../phrases';
import type { lobby as vi } from '../../vi/site/lobby';

export const lobby = {
  ...en,
  continuePlaying: '继续游戏',
  recentEmpty: '您玩过的游戏会显示在这里。',
  favouritesEmpty: '暂无收藏。点按游戏上的爱心即可收藏。',
  favouriteAdded: '已收藏 {game}',
  favouriteRemoved: '已取消收藏 {game}',
  undo: '撤销',
  jackpot: '累积奖池',
  jackpotAbout: '累积奖池约 {amount}',
  illustrative: '示意数字',
  popular: '正在热玩',
  winners: '赢家榜',
  latest: '最新中奖',
  biggest: '最大奖金',
  ranking: '盈利排行',
  period: '时间范围',
  day: '今日',
  week: '7 天',
  month: '30 天',
  noWinners: '暂无中奖记录。真钱投注中奖后会立即显示在这里。',
  noWinnersYet: '此时间段内暂无人中奖。',
  noRanking: '此时间段内暂无人盈利。',
  place: '第 {place} 名',
  gamesOf: '{vendor} 的游戏',
  moreGames: '加载更多游戏',
  noGames: '该游戏商暂无开放的游戏。',
} as const satisfies Translated<typeof vi>;
