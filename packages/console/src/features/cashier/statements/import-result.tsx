import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { Button } from '@parlour/ui/components/form/button';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { fill } from '@parlour/locales/phrases';
import { useWords } from '../../../lib/language';
import { refusalText } from '../../../lib/refusal-text';
import { ImportLines } from './import-lines';
import css from './statements.module.css';
import type { Import } from './use-import';

type ImportResultProps = { of: Import; onImport: (shown: Import) => Promise<void> };

/** What the lines of a file would be, or are by now. */
export const ImportResult = ({ of, onImport }: ImportResultProps) => {
  const words = useWords();
  const { books } = words;
  const { fileName, state, lines, rest, refused } = of;
  const isWorking = state === 'importing' && !refused;
  return (
    <section aria-label={fileName} className={css.result}>
      {refused && <FormAlert reference={refused.id}>{refusalText(words, refused)}</FormAlert>}
      {state === 'reading' && !refused && <TableSkeleton />}
      {state !== 'reading' && (
        <>
          <div className={css.resultHead}>
            <p role="status">
              <strong>{fileName}</strong> {fill(books.importStates[state], { count: rest })}
            </p>
            {state !== 'done' && (
              <Button
                busy={isWorking && books.importing}
                look="primary"
                onClick={() => void onImport(of)}
              >
                {state === 'importing' ? books.goOn : books.import}
              </Button>
            )}
          </div>
          <ImportLines lines={lines} />
        </>
      )}
    </section>
  );
};
