import type { FirstPage } from '@parlour/contract/first-page';
import { StrictMode } from 'react';
import { ServedAddress } from '../lib/navigation/navigation';
import { Words } from '../lib/language/words';
import { Boundary } from './boundary';
import { Frame } from './frame';
import { frameNouns } from './nouns';
import { SiteProvider } from './site';
import { StatusGate } from './status-gate';

const addressOf = (path: string): { pathname: string; search: string } => {
  const [pathname = '/', search = ''] = path.split('?');
  return { pathname, search };
};

/** The whole site, the same on the server and in the browser. */
export const App = ({ page }: { page: FirstPage }) => (
  <StrictMode>
    <ServedAddress value={addressOf(page.path)}>
      <SiteProvider page={page}>
        <Words nouns={frameNouns}>
          <Boundary>
            <StatusGate>
              <Frame />
            </StatusGate>
          </Boundary>
        </Words>
      </SiteProvider>
    </ServedAddress>
  </StrictMode>
);
