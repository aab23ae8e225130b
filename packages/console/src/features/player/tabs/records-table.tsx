import type { ReactNode } from 'react';
import { useWords } from '../../../lib/language';
import { More, type ReadInParts } from '../../../lib/parts/more';
import parts from '../../../lib/parts/parts.module.css';
import { Wide } from '../../../lib/parts/wide';
import css from '../player.module.css';

export type RecordColumn<Row> = {
  name: string;
  isFigure?: boolean;
  draw: (row: Row) => ReactNode;
};

type RecordsTableProps<Row> = {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly RecordColumn<Row>[];
  /** Said in place of rows. */
  empty: string;
  /** Where the rows come in parts. */
  read?: ReadInParts;
};

/** Records of a player, more of them on demand. */
export const RecordsTable = <Row,>({
  label,
  rows,
  keyOf,
  columns,
  empty,
  read,
}: RecordsTableProps<Row>) => {
  const { player } = useWords();
  if (rows.length === 0) return <p className={parts.empty}>{empty}</p>;
  return (
    <>
      <Wide label={label}>
        <table aria-label={label} className={parts.table}>
          <thead>
            <tr>
              {columns.map(({ name, isFigure }) => (
                <th className={isFigure ? parts.end : undefined} key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ name, isFigure, draw }) => (
                  <td className={isFigure ? `${parts.end} ${css.figure}` : undefined} key={name}>
                    {draw(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      {read && <More of={read}>{player.more}</More>}
    </>
  );
};
