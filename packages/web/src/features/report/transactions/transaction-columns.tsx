import type { TransactionRow, TransactionType } from '@parlour/contract/report';
import type { Column } from '@parlour/ui/components/display/data-table';
import { Icon } from '@parlour/ui/components/art/icon';
import { Money } from '@parlour/ui/components/display/money';
import { arrowCircleDown } from '@parlour/ui/icons/arrow-circle-down';
import { arrowCircleUp } from '@parlour/ui/icons/arrow-circle-up';
import { arrowCounterClockwise } from '@parlour/ui/icons/arrow-counter-clockwise';
import { arrowsDownUp } from '@parlour/ui/icons/arrows-down-up';
import { currencyCircleDollar } from '@parlour/ui/icons/currency-circle-dollar';
import { gift } from '@parlour/ui/icons/gift';
import { slidersHorizontal } from '@parlour/ui/icons/sliders-horizontal';
import { ticket } from '@parlour/ui/icons/ticket';
import { trendUp } from '@parlour/ui/icons/trend-up';
import type { Phrases } from '@parlour/locales/nouns';

const icons: Record<TransactionType, string> = {
  deposit: arrowCircleDown,
  withdrawal: arrowCircleUp,
  transfer: arrowsDownUp,
  bonus: gift,
  rebate: currencyCircleDollar,
  adjust: slidersHorizontal,
  bet: ticket,
  win: trendUp,
  rollback: arrowCounterClockwise,
};

type Options = {
  words: Phrases['report'];
  isHidden: boolean;
  at: (time: string) => string;
};

/** A line's columns: what it was, what it moved, and what was there after it. */
export const transactionColumns = ({
  words,
  isHidden,
  at: timeText,
}: Options): Column<TransactionRow>[] => [
  {
    key: 'sign',
    name: words.kind,
    place: 'icon',
    cell: ({ type }) => <Icon of={icons[type]} size={20} />,
  },
  {
    key: 'type',
    name: words.kind,
    place: 'title',
    cell: ({ type, party }) => (party ? `${words[type]} · ${party}` : words[type]),
  },
  { key: 'time', name: words.time, place: 'time', cell: ({ at }) => timeText(at) },
  {
    key: 'id',
    name: words.transactionId,
    place: 'id',
    cell: ({ id }) => <span className="t-fig">{id}</span>,
  },
  {
    key: 'before',
    name: words.before,
    place: 'wide',
    atEnd: true,
    cell: ({ before }) => <Money amount={before} hidden={isHidden} />,
  },
  {
    key: 'amount',
    name: words.amount,
    place: 'figure',
    atEnd: true,
    cell: ({ amount }) => <Money amount={amount} coloured hidden={isHidden} signed size="m" />,
  },
  {
    key: 'after',
    name: words.after,
    place: 'meta',
    atEnd: true,
    isNamed: true,
    cell: ({ after }) => <Money amount={after} hidden={isHidden} />,
  },
];
