import type { Column } from '@parlour/ui/components/display/data-table';
import { Money } from '@parlour/ui/components/display/money';
import type { Phrases } from '@parlour/locales/nouns';

/** The stake of a round or of a day. */
export const stakeColumn = (
  words: Phrases['report'],
  isHidden: boolean,
): Column<{ stake: string }> => ({
  key: 'stake',
  name: words.stakeShort,
  place: 'meta',
  atEnd: true,
  isNamed: true,
  cell: ({ stake }) => <Money amount={stake} hidden={isHidden} />,
});
