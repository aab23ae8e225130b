import { useWords } from '../../lib/language';
import { ProposeDialog } from '../change/propose-dialog';
import { RoundFacts } from './round-facts';
import { VoidReasonField } from './void-reason-field';

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
          <VoidReasonField error={faultOf('reason')} />
        </>
      )}
    </ProposeDialog>
  );
};
