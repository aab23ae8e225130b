import type { CreditLine, CreditReport } from '@parlour/contract/report/credit';
import type { Phrases } from '@parlour/locales/nouns';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { Figures } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { Ticket } from '@parlour/ui/components/display/ticket';
import { count as countText } from '@parlour/ui/format';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useBalance } from '../../../lib/session/balance';
import css from '../record.module.css';

type CreditLinesProps = { credit: Pick<CreditReport, 'opening' | 'closing' | 'lines'> };

/** Both balances of the period, and between them a line for each kind of change. */
export const CreditLines = ({ credit: { opening, closing, lines } }: CreditLinesProps) => {
  const { report: words } = usePhrases('report');
  const hidden = useBalance((state) => state.isHidden);
  const figure = (amount: string) => <Money amount={amount} hidden={hidden} size="m" />;
  return (
    <div className={css.movements}>
      <Ticket>
        <Figures
          facts={[
            { name: words.opening, value: figure(opening) },
            { name: words.closing, value: figure(closing) },
          ]}
        />
      </Ticket>
      <p className={css.note}>{words.creditWhy}</p>
      {lines.length > 0 && (
        <DataTable
          columns={columnsOf(words, hidden)}
          keyOf={({ kind }) => kind}
          label={words.creditLines}
          rows={lines}
        />
      )}
    </div>
  );
};

const columnsOf = (words: Phrases['report'], hidden: boolean): Column<CreditLine>[] => {
  const names = { ...words, gift: words.gifts };
  return [
    { key: 'kind', name: words.kind, place: 'title', cell: ({ kind }) => names[kind] },
    {
      key: 'count',
      name: words.transactions,
      place: 'id',
      atEnd: true,
      isNamed: true,
      cell: ({ count }) => <span className="t-fig">{countText(count)}</span>,
    },
    {
      key: 'in',
      name: words.moneyIn,
      place: 'meta',
      atEnd: true,
      isNamed: true,
      cell: (line) => <Money amount={line.in} hidden={hidden} />,
    },
    {
      key: 'out',
      name: words.moneyOut,
      place: 'figure',
      atEnd: true,
      isNamed: true,
      cell: ({ out }) => (
        <Money amount={out === '0' ? '0' : `-${out}`} coloured hidden={hidden} signed size="m" />
      ),
    },
  ];
};
