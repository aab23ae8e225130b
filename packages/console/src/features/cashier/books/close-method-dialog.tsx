import { cashierBooks, type DeskMethod } from '@parlour/contract/cashier/books';
import { fill } from '@parlour/locales/phrases';
import { call } from '../../../lib/api/call';
import { client } from '../../../lib/api/query-client';
import { useWords } from '../../../lib/language';
import { ReasonFormDialog } from '../../../lib/parts/reason-form-dialog';

type CloseMethodDialogProps = { method: DeskMethod; onClose: () => void };

/** Closes a method at once, by one person. */
export const CloseMethodDialog = ({ method, onClose }: CloseMethodDialogProps) => {
  const { books } = useWords();
  const { brand, kind, id, name } = method;
  return (
    <ReasonFormDialog
      act={books.close}
      onClose={onClose}
      send={async (reason) => {
        await call(cashierBooks.closeMethod, { brand, kind, id, reason });
        await client.invalidateQueries({ queryKey: ['methods'] });
      }}
      title={fill(books.closeOf, { name })}
      what={books.closeWhat}
    />
  );
};
