/* oxlint-disable jsx-a11y/no-redundant-roles -- rows drawn as a grid lose their own roles */
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- and get them back */
import type { ReactNode } from 'react';
import { cx } from '../../class-names';
import css from './data-table.module.css';

/**
 * Where a column stands in a phone's row: line 1 icon, title and status; line 2 what it was and the
 * resulting figure; line 3 id and time. A column `wide` is only on a desk; on a phone it is in the
 * details.
 */
export type ColumnPlace = 'figure' | 'icon' | 'id' | 'meta' | 'status' | 'time' | 'title' | 'wide';

export interface Column<Row> {
  key: string;
  /** The column's name; screen readers read it on a phone too. */
  name: string;
  place: ColumnPlace;
  /** Figures stand at the end, so that their decimals are in one line. */
  atEnd?: boolean;
  /** Writes the column's name before the value on a phone: `Cược 200,000.00`. */
  isNamed?: boolean;
  cell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> {
  /** The table's name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Opens a row's details; the name is read out for the row. */
  onOpen?: { name: (row: Row) => string; open: (row: Row) => void };
}

/** A table on a desk, and on a phone one panel of three-line rows with hairlines between them. */
export const DataTable = <Row,>({ label, columns, rows, keyOf, onOpen }: DataTableProps<Row>) => {
  const classOf = ({ place, atEnd }: Column<Row>) =>
    cx(place === 'wide' ? css.wideOnly : css[place], atEnd && css.end);
  const cellOf = (column: Column<Row>, row: Row) => {
    const value = column.cell(row);
    const named = column.isNamed ? (
      <>
        <span aria-hidden="true" className={css.name}>
          {column.name}
        </span>
        {value}
      </>
    ) : (
      value
    );
    if (!onOpen || column.place !== 'title') return named;
    return (
      <button
        aria-label={onOpen.name(row)}
        className={css.open}
        onClick={() => onOpen.open(row)}
        type="button"
      >
        {named}
      </button>
    );
  };
  return (
    <table aria-label={label} className={css.table} role="table">
      <thead className={css.head} role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th className={classOf(column)} key={column.key} role="columnheader" scope="col">
              {column.place === 'icon' ? (
                <span className="sr-only">{column.name}</span>
              ) : (
                column.name
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr className={css.row} key={keyOf(row)} role="row">
            {columns.map((column) => (
              <td className={classOf(column)} key={column.key} role="cell">
                {cellOf(column, row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
