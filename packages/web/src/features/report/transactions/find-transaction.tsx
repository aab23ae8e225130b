import { TextField } from '@parlour/ui/components/form/field';
import { Button } from '@parlour/ui/components/form/button';
import { magnifyingGlass } from '@parlour/ui/icons/magnifying-glass';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type FormEvent, useState } from 'react';
import css from '../record.module.css';
import { TransactionDialog } from './transaction-dialog';

/** Any line by its id, or by the number of its deposit or withdrawal. */
export const FindTransaction = () => {
  const { report: words } = usePhrases('report');
  const [text, setText] = useState('');
  const [found, setFound] = useState<string>();
  const find = (event: FormEvent) => {
    event.preventDefault();
    setFound(text.trim() || undefined);
  };
  return (
    <>
      <form className={css.movements} onSubmit={find} role="search">
        <TextField
          hint={words.findHint}
          label={words.find}
          maxLength={80}
          name="transaction"
          onChange={({ target }) => setText(target.value)}
          value={text}
        />
        <Button icon={magnifyingGlass} type="submit">
          {words.findNow}
        </Button>
      </form>
      {found && <TransactionDialog id={found} onClose={() => setFound(undefined)} />}
    </>
  );
};
