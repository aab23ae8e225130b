import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { onCatchUp } from './live';
import { Refused } from './refused';
import { useSession } from '../session/session';

/** One client for all reads, so that screens share their cache. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // A refusal is an answer; only a missing answer is worth another try.
      retry: (failures, thrown) =>
        failures < 2 && !(thrown instanceof Refused && thrown.status !== 0),
    },
    // A mutation without a network fails at once, and is not queued until there is one.
    mutations: { retry: false, networkMode: 'always' },
  },
});

// One person's answers are not shown to the next.
useSession.subscribe(({ authState }, before) => {
  if (before.authState === 'member' && authState !== 'member') queryClient.clear();
});

// After a gap in the live messages all visible queries are repeated.
onCatchUp(({ isAfresh }) => {
  if (isAfresh) queryClient.removeQueries({ type: 'inactive' });
  void queryClient.invalidateQueries();
});

/** Around what reads by queries. */
export const QueryScope = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
