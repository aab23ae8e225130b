import { QueryError } from '../../lib/api/query-error';
import { asRefused } from '../../lib/api/refused';
import { useOwnIdentity } from '../../lib/identity/use-own-identity';
import { useDetails } from './use-details';
import { useOwnFactors } from './use-own-factors';
import { useOwnSessions } from './use-own-sessions';
import { usePayees } from './use-payees';
import { useSecurity } from './use-security';

/** What of the rows was not answered: they stay blank. */
export const Missed = () => {
  const asked = [
    useSecurity(),
    useOwnFactors(),
    useOwnSessions(),
    useOwnIdentity(),
    useDetails(),
    usePayees(),
  ];
  const missed = asked.filter(({ error }) => error);
  const [first] = missed;
  if (!first) return null;
  return (
    <QueryError
      onRetry={() => missed.forEach(({ refetch }) => void refetch())}
      refused={asRefused(first.error)}
    />
  );
};
