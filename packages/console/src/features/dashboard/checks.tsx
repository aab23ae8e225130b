import type { MachineCheck } from '@parlour/contract/report-console';
import { Icon } from '@parlour/ui/components/art/icon';
import { date, dateTime } from '@parlour/ui/dates';
import { count, figure } from '@parlour/ui/format';
import { checkCircle } from '@parlour/ui/icons/check-circle';
import { warningCircle } from '@parlour/ui/icons/warning-circle';
import { fill } from '@parlour/locales/phrases';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Section } from '../../lib/parts/section';
import css from './dashboard.module.css';
import { durationText } from './duration-text';

const tones = { good: 't-pos', late: 't-warn', bad: 't-neg' } as const;

/** What the machine checks by itself, and how each check came out. */
export const Checks = ({ checks }: { checks: readonly MachineCheck[] }) => {
  const { dashboard } = useWords();
  return (
    <Section title={dashboard.checks}>
      <ul className={css.checks}>
        {checks.map((check) => (
          <li key={`${check.name} ${check.of ?? ''}`}>
            <span className={tones[check.state]}>
              <Icon of={check.state === 'good' ? checkCircle : warningCircle} size={16} />
              <span className="sr-only">{dashboard.outcomes[check.state]}</span>
            </span>
            <span>{dashboard.checkNames[check.name]}</span>
            <span className="t-2">
              <Outcome check={check} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
};

const Outcome = ({ check }: { check: MachineCheck }) => {
  const { dashboard } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const { name, state, asOf, of = '', amount, count: found = 0, seconds = 0 } = check;
  const texts = dashboard.checkTexts;
  switch (name) {
    case 'ledger':
    case 'liability':
      return fill(texts[name], {
        amount: figure(amount),
        currency: of,
        time: dateTime(asOf, zone, locale),
      });
    case 'day':
      return fill(texts.day[state], { brand: of, day: date(asOf, 'UTC', locale) });
    case 'vendors':
    case 'payouts':
      return found === 0 ? texts.none : fill(texts[name], { count: count(found) });
    default:
      return fill(texts.lag, { time: durationText(dashboard.duration, seconds) });
  }
};
