import type { Column } from '@parlour/ui/components/display/data-table';
import { Money } from '@parlour/ui/components/display/money';
import { count } from '@parlour/ui/format';
import type { Phrases } from '@parlour/locales/nouns';
import { stakeColumn } from './stake-column';

type PlaySums = { rounds: number; stake: string; payout: string; net: string };

/** What was played in a day or of a category: how many rounds, then the money. */
export const playColumns = (words: Phrases['report'], isHidden: boolean): Column<PlaySums>[] => [
  {
    key: 'rounds',
    name: words.rounds,
    place: 'id',
    atEnd: true,
    isNamed: true,
    cell: ({ rounds }) => <span className="t-fig">{count(rounds)}</span>,
  },
  stakeColumn(words, isHidden),
  {
    key: 'payout',
    name: words.payout,
    place: 'wide',
    atEnd: true,
    cell: ({ payout }) => <Money amount={payout} hidden={isHidden} />,
  },
  {
    key: 'net',
    name: words.net,
    place: 'figure',
    atEnd: true,
    cell: ({ net }) => <Money amount={net} coloured hidden={isHidden} signed size="m" />,
  },
];
