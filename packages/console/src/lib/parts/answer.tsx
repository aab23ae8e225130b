import { ErrorState } from '@parlour/ui/components/feedback/error-state';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { Button } from '@parlour/ui/components/form/button';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { asRefused } from '../api/refused';
import { useWords } from '../language';
import { refusalText } from '../refusal-text';

type AnswerProps<Value> = { of: UseQueryResult<Value>; children: (value: Value) => ReactNode };

/** What a query brings, once it is there; before it a shape, in its place what went wrong. */
export const Answer = <Value,>({ of: query, children }: AnswerProps<Value>) => {
  const words = useWords();
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <TableSkeleton onRetry={() => void query.refetch()} />;
  const refused = asRefused(query.error);
  return (
    <ErrorState
      actions={<Button onClick={() => void query.refetch()}>{words.common.retry}</Button>}
      reference={refused.id}
    >
      {refusalText(words, refused)}
    </ErrorState>
  );
};
