import type { Notices } from '@parlour/contract/content';
import { create } from 'zustand';

/** How many promotions wait for the player: those that can be joined or claimed now. */
export const useUnclaimed = create<{ count: number }>(() => ({ count: 0 }));

const waiting: readonly string[] = ['claim', 'join'];

export const setUnclaimed = (promotions: Notices['promotion']): void =>
  useUnclaimed.setState({
    count: promotions.filter(({ state }) => waiting.includes(state)).length,
  });
