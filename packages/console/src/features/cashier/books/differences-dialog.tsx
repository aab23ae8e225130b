import { cashierBooks, type ReconciledDay } from '@parlour/contract/cashier/books';
import { Button } from '@parlour/ui/components/form/button';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { figure } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call';
import { useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import parts from '../../../lib/parts/parts.module.css';
import css from '../cashier.module.css';

/** What the two sides of a day do not agree on. */
export const DifferencesDialog = ({
  day: of,
  onClose,
}: {
  day: ReconciledDay;
  onClose: () => void;
}) => {
  const { books, cashier, common } = useWords();
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
      <Answer of={query}>
        {(list) => (
          <div className={parts.wide}>
            <table className={parts.table}>
              <thead>
                <tr>
                  <th scope="col">{books.reference}</th>
                  <th className={parts.end} scope="col">
                    {books.ours}
                  </th>
                  <th className={parts.end} scope="col">
                    {books.bank}
                  </th>
                  <th scope="col">{cashier.content}</th>
                </tr>
              </thead>
              <tbody>
                {list.map(({ reference, ours, bank, content, subjectId }) => (
                  <tr key={`${reference} ${subjectId}`}>
                    <td className={css.long}>{reference}</td>
                    <td className={`${parts.end} ${css.figure}`}>
                      {ours ? figure(ours) : books.missing}
                    </td>
                    <td className={`${parts.end} ${css.figure}`}>
                      {bank ? figure(bank) : books.missing}
                    </td>
                    <td className={css.long}>{content}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Answer>
    </Dialog>
  );
};
