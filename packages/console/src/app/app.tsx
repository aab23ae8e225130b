import type { ConsolePhrases } from '@parlour/locales/console-phrases';
import { PhrasesProvider } from '@parlour/ui/use-phrases';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { client } from '../lib/api/query-client';
import { useConsoleLocale, useWords } from '../lib/language';
import { PageBoundary } from './boundary';
import { Gate } from './gate';

/** The whole console. */
export const App = () => (
  <StrictMode>
    <QueryClientProvider client={client}>
      <PhrasesProvider locale={useConsoleLocale()} phrases={partsWords(useWords())}>
        <PageBoundary>
          <Gate />
        </PageBoundary>
      </PhrasesProvider>
    </QueryClientProvider>
  </StrictMode>
);

/** The phrases that components of `ui` read. */
const partsWords = ({ common, form }: ConsolePhrases) => ({ common, form });
