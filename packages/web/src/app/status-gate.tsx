import { type ReactNode, Suspense, useState } from 'react';
import { useStatus } from '../lib/brand/brand';
import { Words } from '../lib/language/words';
import { Boundary } from './boundary';
import { Dialogs } from './overlays';
import { closed } from './screens/frame-screens';

/**
 * Status 0 shows the site, 1 the maintenance page, 2 the page of a region that is not served. A
 * site that closes while its page is open stays under that page as it is, with what was typed.
 */
export const StatusGate = ({ children }: { children: ReactNode }) => {
  const isClosed = useStatus().systemStatus !== 0;
  const [wasOpen] = useState(!isClosed);
  return (
    <>
      {wasOpen && children}
      {isClosed && (
        <Boundary onRetry={closed.preload}>
          <Suspense>
            <Words nouns={closed.nouns}>
              <closed.Component isOver={wasOpen} />
            </Words>
          </Suspense>
        </Boundary>
      )}
      {isClosed && !wasOpen && <Dialogs />}
    </>
  );
};
