import { builtMemberPages } from '@parlour/contract/centres';
import { Suspense, useState } from 'react';
import { CentrePanel } from '../../features/shell/centre/centre-panel';
import { PageSkeleton } from '../../features/shell/centre/page-skeleton';
import { CentreContext, type CentrePage, type CentreTable } from '../../lib/navigation/centre';
import { chunk } from '../../lib/navigation/chunk';
import { useIsOpen } from '../../lib/navigation/open';
import { useSession } from '../../lib/session/session';
import { Words } from '../../lib/language/words';
import { Boundary } from '../boundary';

const notOpen: Omit<CentrePage, 'icon'> = {
  begins: ['rows'],
  screen: chunk(['player'], async () => {
    const { NotOpenPage } = await import('../../features/shell/centre/not-open-page');
    return NotOpenPage;
  }),
};

type CentreProps = {
  table: CentreTable;
  page: Parameters<CentreTable['pathOf']>[0];
  onLeave: () => void;
};

/**
 * A centre with the page of the address; a planned one shows a message. The server renders its
 * frame at a direct address, before the session is known.
 */
export const Centre = ({ table, page, onLeave }: CentreProps) => {
  const isOpen = useIsOpen();
  const isUnknown = useSession((state) => state.authState === 'unknown');
  const [isDirect] = useState(isUnknown);
  const { begins, screen } = (isOpen(page) && table.pages[page]) || notOpen;
  const { nouns, Component, preload } = screen;
  const skeleton = <PageSkeleton begins={begins} />;
  // In the order of the contract's table, whatever the order of the screens is.
  const names = builtMemberPages.filter((name) => table.pages[name]);
  return (
    <CentreContext value={table}>
      <CentrePanel isDirect={isDirect} onClose={onLeave} page={page} pages={names.filter(isOpen)}>
        {isUnknown ? (
          skeleton
        ) : (
          <Boundary key={page} onRetry={preload}>
            <Suspense fallback={skeleton}>
              <Words nouns={nouns}>
                <Component />
              </Words>
            </Suspense>
          </Boundary>
        )}
      </CentrePanel>
    </CentreContext>
  );
};
