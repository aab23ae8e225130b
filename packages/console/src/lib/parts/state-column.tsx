import type { Column } from '@parlour/ui/components/display/data-table';

type Words = { name: string; on: string; off: string };

/** The column that says whether a row is in use. */
export const stateColumn = <Row extends { enabled: boolean }>({
  name,
  on,
  off,
}: Words): Column<Row> => ({
  key: 'state',
  name,
  place: 'status',
  cell: ({ enabled }) => <span className={enabled ? 't-pos' : 't-warn'}>{enabled ? on : off}</span>,
});
