import { type PrizeMode, prizeModeOf } from '@parlour/contract/lottery-launch';
import { useSite } from './brand';

/** The prize mode that the site's own vendor data gives; every call about lotteries names it. */
export const usePrizeMode = (): PrizeMode => prizeModeOf(useSite().categories);
