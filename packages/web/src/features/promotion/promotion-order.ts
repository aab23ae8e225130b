import { type PromotionNotice, promotionStates } from '@parlour/contract/promotion';

const placeOf = ({ state }: PromotionNotice): number => promotionStates.indexOf(state);

/** What waits for the player, what they may join, what runs, what comes, what is over. */
export const inOrder = (list: readonly PromotionNotice[]): PromotionNotice[] =>
  list.toSorted((one, other) => placeOf(one) - placeOf(other));
