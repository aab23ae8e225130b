import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { onCatchUp } from './live';
import { Refused } from './refused';
import { useSession } from '../session/session';

/** One client for all private screens, so that they share what they know. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // A refusal is an answer; only a missing answer is worth another try.
      retry: (failures, thrown) =>
        failures < 2 && !(thrown instanceof Refused && thrown.status !== 0),
    },
    // What is pressed without a network is refused at once, not kept until there is one.
    mutations: { retry: false, networkMode: 'always' },
  },
});

// What one person was told is not shown to the next.
useSession.subscribe(({ authState }, before) => {
  if (before.authState === 'member' && authState !== 'member') queryClient.clear();
});

const refetch = (): void => void queryClient.invalidateQueries();

/**
 * Around a screen that asks the server by queries. After a gap in the live messages all are
 * asked again.
 */
export const QueryScope = ({ children }: { children: ReactNode }) => {
  useEffect(() => onCatchUp(refetch), []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
};
