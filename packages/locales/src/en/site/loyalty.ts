import type { Translated } from '../../phrases';
import type { loyalty as vi } from '../../vi/site/loyalty';

export const loyalty = {
  balance: 'Points balance',
  neverExpire: 'Points never expire',
  notCounted: 'No points yet',
  rateLater: 'The rate of points to cash will be stated here.',
  views: 'Gifts and points record',
  gifts: 'Redeem',
  record: 'Points record',
  redeemed: 'Redeemed gifts',
  noGifts: 'There are no gifts to redeem yet',
  noGiftsInfo: 'Every gift will state its points, how many are left, and how many points you lack.',
  noRecord: 'Your points have not changed yet',
  noRecordInfo:
    'Every change will have a line: its type, the points, the balance, a remark and the time.',
  noRedeemed: 'You have not redeemed a gift yet',
  noRedeemedInfo:
    'Every redemption will have a line: its reference, the gift, the quantity, the points and its status.',
  currentRank: 'Current level',
  rankOf: 'Level {level}',
  noRank: 'No level yet',
  ladder: 'The ladder',
  youAreHere: 'You are here',
  notSet: 'Not set',
  noLadder: 'No level ladder yet',
  noLadderInfo:
    'When the site opens its club, the levels, your progress and the benefits of each are here.',
  rankSays: 'Each level will state',
  rankRise: 'To rise',
  rankRiseInfo: 'The valid bets of 30 days that it needs, and how many you have.',
  rankKeep: 'To keep it',
  rankKeepInfo: 'The valid bets of a month that keep the level.',
  rankGives: 'Benefits',
  rankGivesInfo: 'Rebate rate, gifts, withdrawal limit and support channel.',
} as const satisfies Translated<typeof vi>;
