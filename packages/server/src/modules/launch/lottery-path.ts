/** Which page of ours shows a lottery vendor. */
const pageOf: Record<string, string> = {
  TCG_LOTTO_VN: '/vnlottery',
  TCG_SEA: '/seaLottery',
};

/** A lottery is no vendor's frame but a page of ours, opened at the game when one is named. */
export const lotteryPath = (vendorCode: string, gameCode: string | undefined): string => {
  const query = gameCode === undefined ? '' : `?${new URLSearchParams({ gameCode }).toString()}`;
  return `${pageOf[vendorCode] ?? '/lottery'}${query}`;
};
