import { Button } from '@parlour/ui/components/form/button';
import { ErrorState } from '@parlour/ui/components/feedback/error-state';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useRefusalText } from '../language/refusal-text';
import type { Refused } from './refused';

/** A query that was not answered. A query moves no money, so the text does not mention it. */
export const QueryError = ({ refused, onRetry }: { refused: Refused; onRetry: () => void }) => {
  const { common } = usePhrases('common');
  const text = useRefusalText(refused.code);
  return (
    <ErrorState
      actions={
        <Button look="primary" onClick={onRetry}>
          {common.retry}
        </Button>
      }
      reference={refused.id}
    >
      {text}
    </ErrorState>
  );
};
