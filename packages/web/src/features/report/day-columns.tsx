import type { DayRow } from '@parlour/contract/report';
import type { Column } from '@parlour/ui/components/display/data-table';
import { Money } from '@parlour/ui/components/display/money';
import { Status } from '@parlour/ui/components/display/tag';
import { count } from '@parlour/ui/format';
import { pencilSimple } from '@parlour/ui/icons/pencil-simple';
import type { Phrases } from '@parlour/locales/nouns';
import { fill } from '@parlour/locales/phrases';
import { stakeColumn } from './stake-column';

type Options = {
  words: Phrases['report'];
  isHidden: boolean;
  dayText: (day: string) => string;
};

/** A day's columns: which it was, how much was played, then the money. */
export const dayColumns = ({ words, isHidden, dayText }: Options): Column<DayRow>[] => [
  { key: 'day', name: words.day, place: 'title', cell: ({ day }) => dayText(day) },
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
  {
    key: 'corrections',
    name: words.corrections,
    place: 'status',
    cell: ({ corrections }) =>
      corrections > 0 && (
        <Status icon={pencilSimple} tone="plain">
          {fill(words.correctionCount, { count: count(corrections) })}
        </Status>
      ),
  },
];
