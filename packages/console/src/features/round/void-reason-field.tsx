import { voidReasons } from '@parlour/contract/round';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { useWords } from '../../lib/language';

/** Why rounds are voided, as their players read it: the `why` of a proposal. */
export const VoidReasonField = ({ error }: { error: string | undefined }) => {
  const { round } = useWords();
  return (
    <SelectField
      error={error}
      label={round.why}
      name="why"
      options={voidReasons.map((value) => ({ value, label: round.reasons[value] }))}
    />
  );
};
