import type { ReactNode } from 'react';
import { useStatus } from '../lib/brand';
import { Closed } from '../features/shell/closed';

/** Status 0 shows the site, 1 the maintenance page, 2 the page of a region that is not served. */
export const StatusGate = ({ children }: { children: ReactNode }) => {
  const { systemStatus } = useStatus();
  return systemStatus === 0 ? children : <Closed />;
};
