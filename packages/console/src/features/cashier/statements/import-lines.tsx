import type { ImportedLine, StatementRowState } from '@parlour/contract/cashier/desk';
import type { DepositCandidate } from '@parlour/contract/cashier/evidence';
import { Chip, Chips } from '@parlour/ui/components/display/chips';
import { DataTable, type Column } from '@parlour/ui/components/display/data-table';
import { Button } from '@parlour/ui/components/form/button';
import { figure } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useState } from 'react';
import { useWords } from '../../../lib/language';
import parts from '../../../lib/parts/parts.module.css';
import cashierCss from '../cashier.module.css';

const states: readonly StatementRowState[] = ['matched', 'suspense', 'repeated', 'out', 'broken'];

/** So many rows are drawn at first, and with each step. */
const step = 200;

/** The lines of a statement, by what became of them. */
export const ImportLines = ({ lines }: { lines: readonly ImportedLine[] }) => {
  const { books } = useWords();
  const [only, setOnly] = useState<StatementRowState>();
  const [most, setMost] = useState(step);
  const found = only ? lines.filter(({ state }) => state === only) : lines;
  const choose = (state: StatementRowState | undefined) => {
    setOnly(state);
    setMost(step);
  };
  return (
    <>
      <Chips label={books.filter} wrap>
        <Chip on={!only} onClick={() => choose(undefined)}>
          {books.all} {lines.length}
        </Chip>
        {states.map((state) => (
          <Chip key={state} on={only === state} onClick={() => choose(state)}>
            {books.lineStates[state]} {lines.filter((line) => line.state === state).length}
          </Chip>
        ))}
      </Chips>
      {found.length === 0 ? (
        <p className={parts.empty}>{books.noLines}</p>
      ) : (
        <LineTable lines={found.slice(0, most)} />
      )}
      {found.length > most && (
        <Button onClick={() => setMost(most + step)}>
          {fill(books.moreLines, { count: found.length - most })}
        </Button>
      )}
    </>
  );
};

const LineTable = ({ lines }: { lines: readonly ImportedLine[] }) => {
  const { books, cashier } = useWords();
  const columns: readonly Column<ImportedLine>[] = [
    { key: 'row', name: books.row, place: 'time', isNamed: true, cell: ({ n }) => figureOf(n) },
    { key: 'state', name: cashier.state, place: 'status', cell: (of) => <State of={of} /> },
    { key: 'day', name: books.day, place: 'meta', cell: ({ line }) => figureOf(line?.bookedOn) },
    { key: 'reference', name: books.reference, place: 'id', cell: ({ line }) => line?.reference },
    {
      key: 'amount',
      name: cashier.amount,
      place: 'figure',
      atEnd: true,
      cell: ({ line }) => line && figureOf(figure(line.amount)),
    },
    {
      key: 'content',
      name: cashier.content,
      place: 'title',
      cell: ({ line, proposal }) => (
        <span className={cashierCss.long}>
          {line?.content}
          {proposal && <Proposal of={proposal} />}
        </span>
      ),
    },
  ];
  return (
    <DataTable
      columns={columns}
      keyOf={({ n }) => String(n)}
      label={books.statements}
      rows={lines}
    />
  );
};

/** Whose money it may be, which a person decides in its case. */
const Proposal = ({ of: { orderNumber, playerId, username, score } }: { of: DepositCandidate }) => {
  const { evidence } = useWords();
  const target = orderNumber ?? fill(evidence.playerOf, { id: playerId });
  return <span className="t-2"> → {fill(evidence.proposed, { target, username, score })}</span>;
};

const figureOf = (text: string | number | undefined) => (
  <span className={cashierCss.figure}>{text}</span>
);

const tones: Partial<Record<StatementRowState, string>> = {
  matched: 't-pos',
  suspense: 't-warn',
  broken: 't-neg',
};

const State = ({ of: { state, why } }: { of: ImportedLine }) => {
  const { books } = useWords();
  const whys: Record<string, string> = books.whys;
  return (
    <span className={tones[state]}>
      {books.lineStates[state]}
      {why && `: ${whys[why] ?? why}`}
    </span>
  );
};
