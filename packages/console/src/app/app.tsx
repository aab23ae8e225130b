import { PhrasesProvider } from '@parlour/ui/use-phrases';
import { StrictMode } from 'react';
import { useConsoleLocale, useWords } from '../lib/language';

/** The whole console. */
export const App = () => {
  const words = useWords();
  return (
    <StrictMode>
      <PhrasesProvider locale={useConsoleLocale()} phrases={words}>
        <main className="content">
          <h1 className="t-h1">{words.frame.title}</h1>
        </main>
      </PhrasesProvider>
    </StrictMode>
  );
};
