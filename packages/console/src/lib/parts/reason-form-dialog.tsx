import type { ReactNode } from 'react';
import { useWords } from '../language';
import { FormDialog } from './form-dialog';
import parts from './parts.module.css';
import { ReasonField } from './reason-field';

type ReasonFormDialogProps = {
  title: string;
  /** What the act does. */
  what: string;
  act: string;
  /** What the other button says, where nothing is cancelled by it. */
  close?: string;
  /** What the text is called, where it is not a reason. */
  label?: string;
  name?: string;
  /** Fields besides, whose values `send` gets by their names. */
  children?: ReactNode;
  send: (text: string, values: Record<string, string>) => Promise<void>;
  onClose: () => void;
};

/** An act at once, by one person, with the reason that stays in the audit. */
export const ReasonFormDialog = ({
  what,
  label,
  name = 'reason',
  children,
  send,
  ...dialog
}: ReasonFormDialogProps) => {
  const { change } = useWords();
  return (
    <FormDialog
      {...dialog}
      className={parts.form}
      send={({ [name]: text = '', ...rest }) => send(text.trim(), rest)}
    >
      {(faultOf) => (
        <>
          <p className="t-2">{what}</p>
          {children}
          <ReasonField
            data-first-focus
            error={faultOf(name)}
            label={label ?? change.reason}
            name={name}
          />
        </>
      )}
    </FormDialog>
  );
};
