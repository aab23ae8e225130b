import type { ImportedLine, StatementRowState } from '@parlour/contract/cashier/desk';
import { Chip, Chips } from '@parlour/ui/components/display/chips';
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
  return (
    <div className={parts.wide}>
      <table className={parts.table}>
        <thead>
          <tr>
            <th scope="col">{books.row}</th>
            <th scope="col">{cashier.state}</th>
            <th scope="col">{books.day}</th>
            <th scope="col">{books.reference}</th>
            <th className={parts.end} scope="col">
              {cashier.amount}
            </th>
            <th scope="col">{cashier.content}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={line.n} of={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const tones: Partial<Record<StatementRowState, string>> = {
  matched: 't-pos',
  suspense: 't-warn',
  broken: 't-neg',
};

const LineRow = ({ of: { n, state, why, line } }: { of: ImportedLine }) => {
  const { books } = useWords();
  const whys: Record<string, string> = books.whys;
  return (
    <tr>
      <td className={cashierCss.figure}>{n}</td>
      <td className={tones[state]}>
        {books.lineStates[state]}
        {why && `: ${whys[why] ?? why}`}
      </td>
      <td className={cashierCss.figure}>{line?.bookedOn}</td>
      <td>{line?.reference}</td>
      <td className={`${parts.end} ${cashierCss.figure}`}>{line && figure(line.amount)}</td>
      <td className={cashierCss.long}>{line?.content}</td>
    </tr>
  );
};
