import type { MemberPage } from '@parlour/contract/centres';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useCentreTable } from '../../../lib/navigation/centre';
import { useSession } from '../../../lib/session/session';

/** What a page is called; that of transfers by whom this player can send money to. */
export const usePageName = () => {
  const { noun } = useCentreTable();
  const { [noun]: words } = usePhrases(noun);
  const hasDownlines = useSession((state) => state.member?.hasDownlines);
  return (page: MemberPage): string | undefined =>
    page === 'transferUpline' && hasDownlines
      ? words.transferNeighbours
      : (words as Record<string, string>)[page];
};
