import type {
  ComparedFact,
  ReviewRule,
  WithdrawalEvidence,
} from '@parlour/contract/cashier/evidence';
import { fill } from '@parlour/locales/phrases';
import { Icon } from '@parlour/ui/components/art/icon';
import { figure } from '@parlour/ui/format';
import { check } from '@parlour/ui/icons/check';
import { warningCircleFill } from '@parlour/ui/icons/warning-circle';
import { useWords } from '../../../lib/language';
import { Section } from '../../../lib/parts/section';
import parts from '../../../lib/parts/parts.module.css';
import css from './evidence.module.css';

/** Each rule that was asked, those that called first, with what it compared. */
export const ReviewRules = ({ of }: { of: WithdrawalEvidence }) => {
  const { evidence } = useWords();
  const { rules, needsSecond, twoPersonsAbove, withdrawal } = of;
  if (!rules) {
    return (
      <Section title={evidence.rules}>
        <p className={parts.empty}>{evidence.rulesNotKept}</p>
      </Section>
    );
  }
  const two: ReviewRule = {
    code: 'two_persons',
    calls: needsSecond,
    compared:
      twoPersonsAbove === undefined
        ? []
        : [
            {
              fact: 'amount',
              is: '>',
              than: twoPersonsAbove,
              value: withdrawal.amount,
              isMet: needsSecond,
            },
          ],
  };
  const all = [...rules, two];
  const calling = all.filter(({ calls }) => calls);
  return (
    <Section
      aside={fill(evidence.calling, { count: calling.length, of: all.length })}
      title={evidence.rules}
    >
      <ul className={css.rules}>
        {[...calling, ...all.filter(({ calls }) => !calls)].map((rule) => (
          <Rule key={rule.code} of={rule} />
        ))}
      </ul>
    </Section>
  );
};

const Rule = ({ of: { code, version, calls, compared } }: { of: ReviewRule }) => {
  const { casework, evidence } = useWords();
  const names: Readonly<Record<string, string>> = { ...casework.reasons, ...evidence.ruleNames };
  return (
    <li data-calls={calls || undefined}>
      <Icon className={calls ? 't-warn' : 't-3'} of={calls ? warningCircleFill : check} size={16} />
      <span className={css.rule}>
        <span className="sr-only">{calls ? evidence.calls : evidence.passes}: </span>
        {names[code] ?? code.replaceAll('_', ' ')}
        {version !== undefined && (
          <span className="t-3"> {fill(evidence.version, { version })}</span>
        )}
      </span>
      <span className={css.compared}>
        {compared.length === 0 && evidence.always}
        {compared.map((each) => (
          <Compared key={`${each.fact} ${each.is} ${each.than}`} of={each} />
        ))}
      </span>
    </li>
  );
};

const money = new Set(['amount', 'amountSoFar', 'amountOfDay', 'debt']);
const signs: Readonly<Record<string, string>> = { '>=': '≥', '<=': '≤', '<>': '≠' };

/** The value and the threshold, in words: `2 hours, under 24`. */
const Compared = ({ of: { fact, is, than, value } }: { of: ComparedFact }) => {
  const { evidence } = useWords();
  const facts: Readonly<Record<string, string>> = evidence.facts;
  const words: Readonly<Record<string, string>> = evidence.values;
  const shown = (text: string): string =>
    money.has(fact) ? figure(text) : (words[text] ?? rounded(text));
  return (
    <span>
      {facts[fact] ?? fact} {value === undefined ? evidence.unknown : shown(value)}{' '}
      <span className="t-3">
        ({signs[is] ?? is} {shown(than)})
      </span>
    </span>
  );
};

/** Hours have fractions that no one needs. */
const rounded = (text: string): string =>
  /^\d+\.\d+$/.test(text) ? String(Math.floor(Number(text) * 10) / 10) : text;
