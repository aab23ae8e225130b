import type { BulkLine } from '@parlour/contract/casework';
import { Icon } from '@parlour/ui/components/art/icon';
import { check } from '@parlour/ui/icons/check';
import { x } from '@parlour/ui/icons/x';
import { fill } from '@parlour/locales/phrases';
import { ConsoleRefused } from '../../../lib/api/refused';
import { useWords } from '../../../lib/language';
import { refusalText } from '../../../lib/refusal-text';
import css from './bulk.module.css';

type BulkLinesProps = { lines: readonly BulkLine[]; tense: 'will' | 'did' };

/** Each case and whether it is done with; those that are not come first, with why. */
export const BulkLines = ({ lines, tense }: BulkLinesProps) => {
  const words = useWords();
  const { bulk } = words.casework;
  const [yes, no] = tense === 'will' ? [bulk.will, bulk.willNot] : [bulk.did, bulk.didNot];
  const refused = lines.filter((line) => !line.will);
  const sum = { will: lines.length - refused.length, not: refused.length };
  return (
    <>
      <p role="status">{fill(tense === 'will' ? bulk.sum : bulk.sumDone, sum)}</p>
      <ul className={css.lines}>
        {[...refused, ...lines.filter((line) => line.will)].map(({ id, number, will, why }) => (
          <li key={id}>
            <Icon className={will ? 't-pos' : 't-warn'} of={will ? check : x} size={14} />
            <span className={css.number}>{number ?? id}</span>
            <span>{will ? yes : no}</span>
            {why && <span className="t-2">{refusalText(words, new ConsoleRefused(why))}</span>}
          </li>
        ))}
      </ul>
    </>
  );
};
