import { voidReasons } from '@parlour/contract/round';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { useWords } from '../../lib/language';
import { ProposeDialog } from '../change/propose-dialog';
import { RoundFacts } from './round-facts';

/** Proposes that a round is voided; a second person confirms it. */
export const VoidDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { round } = useWords();
  return (
    <ProposeDialog
      kind="void"
      object={id}
      onClose={onClose}
      patchOf={({ why }) => ({ reason: why })}
      title={round.void}
    >
      {(values, { faultOf }) => (
        <>
          <p>{round.what}</p>
          <RoundFacts values={values} />
          <SelectField
            error={faultOf('reason')}
            label={round.why}
            name="why"
            options={voidReasons.map((value) => ({ value, label: round.reasons[value] }))}
          />
        </>
      )}
    </ProposeDialog>
  );
};
