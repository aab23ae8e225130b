import { TextAreaField } from '@parlour/ui/components/form/field';

type ReasonFieldProps = {
  label: string;
  error: string | undefined;
  /** What the call names it, where it is a note or a message. */
  name?: string;
  rows?: number;
  'data-first-focus'?: boolean;
};

/** Why an operator does something, as the calls of the console take it and the audit keeps it. */
export const ReasonField = ({ name = 'reason', rows = 2, ...shown }: ReasonFieldProps) => (
  <TextAreaField {...shown} maxLength={500} name={name} required rows={rows} />
);
