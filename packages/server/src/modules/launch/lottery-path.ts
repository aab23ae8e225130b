import { type Page, pages } from '@parlour/contract/pages';

/** The page of ours that shows a lottery vendor. */
const lotteryPages: Record<string, Page> = {
  TCG_LOTTO_VN: pages.vnlottery,
  TCG_SEA: pages.seaLottery,
};

/** A lottery opens a page of ours instead of a vendor's frame, at the game when one is named. */
export const lotteryPath = (vendorCode: string, gameCode: string | undefined): string => {
  const { path } = lotteryPages[vendorCode] ?? pages.lottery;
  return gameCode === undefined ? path : `${path}?${new URLSearchParams({ gameCode }).toString()}`;
};
