import { ruleFacts } from '@parlour/contract/rule-desk';
import { figure } from '@parlour/ui/format';
import { useWords } from '../../lib/language';

const signs: Readonly<Record<string, string>> = { '>=': '≥', '<=': '≤' };
const kinds: Readonly<Record<string, string>> = ruleFacts.withdrawal;

/** `amount >= 20000000` in words: `amount ≥ 20,000,000`. */
export const useComparisonText = (): ((comparison: string) => string) => {
  const { evidence } = useWords();
  const facts: Readonly<Record<string, string>> = evidence.facts;
  const values: Readonly<Record<string, string>> = evidence.values;
  return (comparison) => {
    const [fact = '', sign = '', than = ''] = comparison.split(' ');
    const of = kinds[fact];
    if (of === undefined) return comparison;
    const value = of === 'money' ? figure(than) : (values[than] ?? than);
    return `${facts[fact] ?? fact} ${signs[sign] ?? sign} ${value}`;
  };
};
