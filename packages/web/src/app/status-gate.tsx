import { type ReactNode, Suspense } from 'react';
import { useStatus } from '../lib/brand/brand';
import { closed } from './screens';

/** Status 0 shows the site, 1 the maintenance page, 2 the page of a region that is not served. */
export const StatusGate = ({ children }: { children: ReactNode }) => {
  const { systemStatus } = useStatus();
  if (systemStatus === 0) return children;
  return (
    <Suspense>
      <closed.Component />
    </Suspense>
  );
};
