import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { onCatchUp } from './live';
import { Refused } from './refused';
import { useSession } from '../session/session';

/** One client for all that is read, so that screens share what they know. */
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

// After a gap in the live messages all that is shown is asked again.
onCatchUp(() => void queryClient.invalidateQueries());

/** Around what reads by queries. */
export const QueryScope = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
