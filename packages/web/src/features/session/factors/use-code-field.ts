import { usePhrases } from '@parlour/ui/use-phrases';
import type { useForm } from '../../../lib/form/use-form';

const wrongCode = 'session.code_wrong';

/** The field of a second factor's code: a wrong one is said at it, anything else above the form. */
export const useCodeField = ({ field, refused, faults }: ReturnType<typeof useForm>) => {
  const { refusal } = usePhrases('refusal');
  const given = field('code');
  const isWrong = refused?.code === wrongCode;
  return {
    field: {
      ...given,
      autoCapitalize: 'none',
      autoComplete: 'one-time-code',
      error: given.error ?? (isWrong ? refusal[wrongCode] : undefined),
      spellCheck: false,
    },
    alert: refused && !isWrong && faults.length === 0 ? refusal[refused.code] : undefined,
  };
};
