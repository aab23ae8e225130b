import {
  cashierBooks,
  type ReconciledDay,
  type ReconciledDifference,
} from '@parlour/contract/cashier/books';
import { DataTable, type Column } from '@parlour/ui/components/display/data-table';
import { Button } from '@parlour/ui/components/form/button';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { figure } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call';
import { useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import css from '../cashier.module.css';

/** What the two sides of a day do not agree on. */
export const DifferencesDialog = ({
  day: of,
  onClose,
}: {
  day: ReconciledDay;
  onClose: () => void;
}) => {
  const { books, common } = useWords();
  const { brand, methodId, direction, day } = of;
  const query = useQuery({
    queryKey: ['differences', brand, methodId, direction, day],
    queryFn: async () =>
      (await call(cashierBooks.listDifferences, { brand, methodId, direction, day })).list,
  });
  return (
    <Dialog
      actions={<Button onClick={onClose}>{common.close}</Button>}
      onClose={onClose}
      size="wide"
      title={fill(books.differencesOf, { day, method: methodId })}
    >
      <Answer of={query}>{(list) => <Differences list={list} />}</Answer>
    </Dialog>
  );
};

const Differences = ({ list }: { list: readonly ReconciledDifference[] }) => {
  const { books, cashier } = useWords();
  const sideOf = (amount: string | undefined) => (
    <span className={css.figure}>{amount ? figure(amount) : books.missing}</span>
  );
  const end = { atEnd: true, isNamed: true } as const;
  const columns: readonly Column<ReconciledDifference>[] = [
    { key: 'reference', name: books.reference, place: 'title', cell: (each) => each.reference },
    { key: 'ours', name: books.ours, place: 'figure', ...end, cell: ({ ours }) => sideOf(ours) },
    { key: 'bank', name: books.bank, place: 'time', ...end, cell: ({ bank }) => sideOf(bank) },
    { key: 'content', name: cashier.content, place: 'meta', cell: ({ content }) => content },
  ];
  return (
    <DataTable
      columns={columns}
      keyOf={({ reference, subjectId = '' }) => `${reference} ${subjectId}`}
      label={books.differing}
      rows={list}
    />
  );
};
