import { loyalty as en } from '../../en/site/loyalty';
import type { Translated } from '../../phrases';
import type { loyalty as vi } from '../../vi/site/loyalty';

export const loyalty = {
  ...en,
  balance: '现有积分',
  neverExpire: '积分永不过期',
  notCounted: '还没有积分',
  rateLater: '积分兑换现金的比例会写在这里。',
  views: '礼品与积分记录',
  gifts: '兑换礼品',
  record: '积分记录',
  redeemed: '已兑换礼品',
  noGifts: '还没有可兑换的礼品',
  noGiftsInfo: '每件礼品会写明所需积分、剩余数量以及您还差多少积分。',
  noRecord: '积分还没有变动',
  noRecordInfo: '每次变动会有一行：类型、积分、余额、备注和时间。',
  noRedeemed: '还没有兑换过礼品',
  noRedeemedInfo: '每次兑换会有一行：编号、礼品、数量、积分和处理状态。',
  currentRank: '当前等级',
  rankOf: '等级 {level}',
  noRank: '暂无等级',
  noLadder: '等级阶梯尚未设置',
  noLadderInfo: '网站开放俱乐部后，各等级、您的进度和每级权益显示在这里。',
  rankSays: '每个等级会写明',
  rankRise: '升级',
  rankRiseInfo: '30 天内所需的有效投注，以及您已有多少。',
  rankKeep: '保级',
  rankKeepInfo: '当月保持等级所需的有效投注。',
  rankGives: '权益',
  rankGivesInfo: '返水比例、礼品、提款限额和客服渠道。',
} as const satisfies Translated<typeof vi>;
