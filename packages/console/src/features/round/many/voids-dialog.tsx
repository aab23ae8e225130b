import { type VoidingSpan, voidingObject } from '@parlour/contract/round-console';
import { useWords } from '../../../lib/language';
import { ProposeDialog } from '../../change/propose-dialog';
import { VoidReasonField } from '../void-reason-field';
import { SpanOutlook } from './outlook-facts';

type VoidsDialogProps = { span: VoidingSpan; onClose: () => void };

/** Proposes that the rounds of a span are voided: a second person confirms it, a job does it. */
export const VoidsDialog = ({ span, onClose }: VoidsDialogProps) => {
  const { round } = useWords();
  return (
    <ProposeDialog
      kind="voids"
      object={voidingObject(span)}
      onClose={onClose}
      patchOf={({ why }) => ({ reason: why })}
      title={round.many.act}
    >
      {(_values, { faultOf }) => (
        <>
          <p>{round.many.what}</p>
          <SpanOutlook span={span} />
          <VoidReasonField error={faultOf('reason')} />
        </>
      )}
    </ProposeDialog>
  );
};
