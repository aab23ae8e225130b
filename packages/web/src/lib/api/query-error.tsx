import { Button } from '@parlour/ui/components/form/button';
import { ErrorState } from '@parlour/ui/components/feedback/states';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { Refused } from './refused';

/** A query that was not answered. A query moves no money, so the text does not mention it. */
export const QueryError = ({ refused, onRetry }: { refused: Refused; onRetry: () => void }) => {
  const { refusal, common } = usePhrases('refusal', 'common');
  return (
    <ErrorState
      actions={
        <Button look="primary" onClick={onRetry}>
          {common.retry}
        </Button>
      }
      reference={refused.id}
    >
      {refusal[refused.code]}
    </ErrorState>
  );
};
