import type { DayRow } from '@parlour/contract/report';
import type { Column } from '@parlour/ui/components/display/data-table';
import { Status } from '@parlour/ui/components/display/tag';
import { count } from '@parlour/ui/format';
import { pencilSimple } from '@parlour/ui/icons/pencil-simple';
import type { Phrases } from '@parlour/locales/nouns';
import { fill } from '@parlour/locales/phrases';
import { playColumns } from './play-columns';

type Options = {
  words: Phrases['report'];
  isHidden: boolean;
  dayText: (day: string) => string;
};

/** A day's columns: which it was, how much was played, then the money. */
export const dayColumns = ({ words, isHidden, dayText }: Options): Column<DayRow>[] => [
  { key: 'day', name: words.day, place: 'title', cell: ({ day }) => dayText(day) },
  ...playColumns(words, isHidden),
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
