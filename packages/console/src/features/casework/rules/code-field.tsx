import { TextField } from '@parlour/ui/components/form/field';
import type { ComponentProps } from 'react';
import { useWords } from '../../../lib/language';

type CodeFieldProps = Pick<ComponentProps<typeof TextField>, 'error'> & {
  'data-first-focus'?: boolean;
};

/** The code of a rule or reason that is made: it stays, whatever its texts become. */
export const CodeField = (shown: CodeFieldProps) => {
  const { rules } = useWords();
  return (
    <TextField
      {...shown}
      autoComplete="off"
      hint={rules.codeHint}
      label={rules.code}
      maxLength={32}
      name="code"
      pattern="[a-z][a-z0-9_]+"
      required
    />
  );
};
