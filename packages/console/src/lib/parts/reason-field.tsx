import { TextAreaField } from '@parlour/ui/components/form/field';

type ReasonFieldProps = {
  label: string;
  error: string | undefined;
  'data-first-focus'?: boolean;
};

/** Why an operator does something, as the calls of the console take it and the audit keeps it. */
export const ReasonField = (shown: ReasonFieldProps) => (
  <TextAreaField {...shown} maxLength={500} name="reason" required rows={2} />
);
