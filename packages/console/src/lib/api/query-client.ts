import { QueryClient } from '@tanstack/react-query';
import { asRefused } from './refused';

/** Lists are read again when one comes back to them; a refusal is not tried a second time. */
export const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5000,
      refetchOnWindowFocus: true,
      retry: (times, error) => times < 2 && asRefused(error).status === 0,
    },
  },
});
