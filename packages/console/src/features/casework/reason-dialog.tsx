import type { CaseView } from '@parlour/contract/casework';
import type { Endpoint } from '@parlour/contract/endpoint';
import type { ReactNode } from 'react';
import { call } from '../../lib/api/call';
import { FormDialog } from '../../lib/parts/form-dialog';
import { ReasonField } from '../../lib/parts/reason-field';
import { showCase } from './use-claim';

type Sending = { endpoint: Endpoint; input: Record<string, unknown> };

type ReasonDialogProps = {
  title: string;
  label: string;
  submit: string;
  view: CaseView;
  /** The call that the text is for. */
  send: (text: string, version: number, values: Record<string, string>) => Sending;
  onClose: () => void;
  /** Also after it was done: the case has left one's hands. */
  onDone?: () => void;
  children?: ReactNode;
};

/** An act on a case that needs a text: to whom it is said, and what follows, stands beside it. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const { title, label, submit, view, send, onClose, onDone, children } = props;
  return (
    <FormDialog
      act={submit}
      onClose={onClose}
      send={async ({ text = '', ...values }) => {
        const { endpoint, input } = send(text.trim(), view.version, values);
        showCase((await call(endpoint, { caseId: view.id, ...input } as never)) as CaseView);
        onDone?.();
      }}
      title={title}
    >
      {(faultOf) => (
        <>
          <ReasonField
            data-first-focus
            error={faultOf('reason') ?? faultOf('note') ?? faultOf('message')}
            label={label}
            name="text"
            rows={3}
          />
          {children}
        </>
      )}
    </FormDialog>
  );
};
