import { expect, test } from 'vitest';
import { queryClient } from './queries';
import { useSession } from '../session/session';

test('[STORE-01] a person’s cached answers are dropped with the session', () => {
  useSession.setState({ authState: 'member' });
  queryClient.setQueryData(['wallet', 'wallets'], { isSingle: false, wallets: [] });
  useSession.setState({ authState: 'member' });
  expect(queryClient.getQueryData(['wallet', 'wallets'])).toBeDefined();
  useSession.setState({ authState: 'visitor' });
  expect(queryClient.getQueryData(['wallet', 'wallets'])).toBeUndefined();
});
