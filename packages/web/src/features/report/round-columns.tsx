import type { RoundRow } from '@parlour/contract/report';
import type { Column } from '@parlour/ui/components/display/data-table';
import { Money } from '@parlour/ui/components/display/money';
import type { Phrases } from '@parlour/locales/nouns';
import { CategoryIcon } from '../../lib/brand/category-icon';
import { Ending } from './ending';
import { stakeColumn } from './stake-column';

type Options = {
  words: Phrases['report'];
  isHidden: boolean;
  at: (time: string) => string;
};

/** The record's columns: what it was, then the money. */
export const roundColumns = ({ words, isHidden, at: timeText }: Options): Column<RoundRow>[] => [
  ...nameColumns(words, timeText),
  ...moneyColumns(words, isHidden),
  {
    key: 'status',
    name: words.status,
    place: 'status',
    cell: (row) => <Ending isVoided={row.isVoided} round={row} />,
  },
];

const nameColumns = (
  words: Phrases['report'],
  timeText: (time: string) => string,
): Column<RoundRow>[] => [
  {
    key: 'type',
    name: words.type,
    place: 'icon',
    cell: ({ game }) => <CategoryIcon of={game.gameType} size={20} />,
  },
  { key: 'game', name: words.game, place: 'title', cell: ({ game }) => game.name },
  {
    key: 'time',
    name: words.time,
    place: 'time',
    cell: ({ at }) => timeText(at),
  },
  {
    key: 'id',
    name: words.id,
    place: 'id',
    cell: ({ roundId }) => <span className="t-fig">{roundId}</span>,
  },
];

const moneyColumns = (words: Phrases['report'], isHidden: boolean): Column<RoundRow>[] => [
  stakeColumn(words, isHidden),
  {
    key: 'payout',
    name: words.payout,
    place: 'wide',
    atEnd: true,
    cell: ({ payout, status }) => (
      <Money amount={status === 'open' ? undefined : payout} hidden={isHidden} />
    ),
  },
  {
    key: 'net',
    name: words.net,
    place: 'figure',
    atEnd: true,
    cell: ({ net, status }) => (
      <Money
        amount={status === 'open' ? undefined : net}
        coloured
        hidden={isHidden}
        signed
        size="m"
      />
    ),
  },
];
