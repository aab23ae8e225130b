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
} as const satisfies Translated<typeof vi>;
