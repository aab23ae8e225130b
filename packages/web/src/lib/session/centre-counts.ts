import type { MemberPage } from '@parlour/contract/centres';
import { create } from 'zustand';

type Counts = Partial<Record<MemberPage, number>>;

/** What waits on each page of the member centre; its menu shows a count above zero. */
export const useCentreCounts = create<Counts>(() => ({}));

export const setCentreCount = (page: MemberPage, count: number): void =>
  useCentreCounts.setState({ [page]: count });
