import {
  identity as calls,
  type DocumentSide,
  type IdentityView,
} from '@parlour/contract/identity';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api';
import { QueryScope } from '../../../lib/api/queries';
import { QueryError } from '../../../lib/api/query-error';
import { asRefused } from '../../../lib/api/refused';
import { closeModal } from '../../../lib/navigation/modal';
import css from './documents.module.css';
import { SideRow } from './side-row';
import { useOwnIdentity } from '../../../lib/identity/use-own-identity';

/** The pictures that show who the player is: what is asked, what came, and what happens next. */
export const DocumentsDialog = () => {
  const { identity } = usePhrases('identity');
  return (
    <Dialog onClose={closeModal} size="form" title={identity.title}>
      <QueryScope>
        <Documents />
      </QueryScope>
    </Dialog>
  );
};

const Documents = () => {
  const { data, error, refetch } = useOwnIdentity();
  if (error) return <QueryError onRetry={() => void refetch()} refused={asRefused(error)} />;
  return data ? <Asked view={data} /> : null;
};

const Asked = ({ view }: { view: IdentityView }) => {
  const { identity } = usePhrases('identity');
  const client = useQueryClient();
  const { state, sides, reason } = view;
  const texts = {
    none: identity.noneText,
    asked: identity.askedText,
    pending: identity.pendingText,
    passed: identity.passedText,
    refused: identity.refusedText,
  };
  const show = (next: IdentityView) => client.setQueryData(['identity'], next);
  const send = useMutation({ mutationFn: () => call(calls.sendDocuments, {}), onSuccess: show });
  const isOpen = state === 'none' || state === 'asked' || state === 'refused';
  return (
    <div className={css.documents}>
      <p aria-live="polite">
        <strong>{identity[state]}.</strong> {texts[state]}
      </p>
      {reason && <p className={css.reason}>{fill(identity.reason, { reason })}</p>}
      {isOpen && (
        <>
          <ul className={css.sides}>
            {sides.map(({ side, has }) => (
              <SideRow
                has={has}
                key={side}
                name={nameOf(identity, side)}
                onSent={show}
                side={side}
              />
            ))}
          </ul>
          <p className="t-small t-3">{identity.why}</p>
          {send.error && (
            <QueryError onRetry={() => send.mutate()} refused={asRefused(send.error)} />
          )}
          <Button
            disabled={sides.some(({ has }) => !has) || send.isPending}
            look="accent"
            onClick={() => send.mutate()}
          >
            {identity.send}
          </Button>
        </>
      )}
    </div>
  );
};

const nameOf = (phrases: Record<DocumentSide, string>, side: DocumentSide): string => phrases[side];
