import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { Button } from '@parlour/ui/components/form/button';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect } from 'react';
import { useOwnIdentity } from '../../../lib/identity/use-own-identity';
import { openModal } from '../../../lib/navigation/modal';
import css from './withdraw.module.css';

type DocumentsFirstProps = {
  /** Of the answer that this withdrawal waits for documents. */
  refusedId: string | undefined;
};

/**
 * Says that a withdrawal waits for documents, where they are, and how to send them; what was typed
 * stays until they are checked.
 */
export const DocumentsFirst = ({ refusedId }: DocumentsFirstProps) => {
  const { identity, refusal } = usePhrases('identity', 'refusal');
  const { data, refetch } = useOwnIdentity();
  const isRefused = refusedId !== undefined;
  useEffect(() => {
    if (isRefused) void refetch();
  }, [isRefused, refetch]);
  const state = data?.state ?? 'none';
  const isPassed = state === 'passed';
  const isOpen = state !== 'none' && !isPassed;
  if (!isRefused && !isOpen) return null;
  const texts = {
    none: refusal['cashier.identity_needed'],
    asked: isRefused ? refusal['cashier.identity_needed'] : identity.askedText,
    pending: identity.pendingText,
    passed: identity.passedText,
    refused: identity.refusedText,
  };
  const said = (
    <>
      <p className="t-label">
        {identity.name}
        {state !== 'none' && `: ${identity[state]}`}
      </p>
      <p className="t-small">{texts[state]}</p>
      {!isPassed && (
        <div>
          <Button onClick={() => openModal('documents', {})} small>
            {identity.title}
          </Button>
        </div>
      )}
    </>
  );
  if (isRefused && !isPassed) {
    return (
      <FormAlert key={refusedId}>
        <div className={css.documentsSaid}>{said}</div>
      </FormAlert>
    );
  }
  return (
    <div className={`panel ${css.documents} ${css.documentsSaid}`} role="status">
      {said}
    </div>
  );
};
