import { codePattern } from '@parlour/contract/content-console';
import { Button } from '@parlour/ui/components/form/button';
import { TextField } from '@parlour/ui/components/form/field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { type FormEvent, useId, useState } from 'react';
import { useWords } from '../../lib/language';

type NewItemProps = {
  taken: readonly string[];
  onBegin: (code: string) => void;
  onClose: () => void;
};

/** The address of a new item, which is its name for ever; nothing is stored yet. */
export const NewItem = ({ taken, onBegin, onClose }: NewItemProps) => {
  const { content, common, form } = useWords();
  const formId = useId();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (taken.includes(code)) setError(content.newTaken);
    else if (!new RegExp(codePattern).test(code)) setError(form['field.pattern']);
    else onBegin(code);
  };
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button form={formId} look="primary" type="submit">
            {content.begin}
          </Button>
        </>
      }
      onClose={onClose}
      size="narrow"
      title={content.newTitle}
    >
      <form id={formId} noValidate onSubmit={begin}>
        <TextField
          autoComplete="off"
          data-first-focus
          error={error}
          hint={content.newHint}
          label={content.fields.code}
          maxLength={40}
          onChange={({ target }) => {
            setCode(target.value.trim().toLowerCase());
            setError(undefined);
          }}
          spellCheck={false}
          value={code}
        />
      </form>
    </Dialog>
  );
};
