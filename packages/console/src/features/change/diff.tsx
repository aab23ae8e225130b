import { Icon } from '@parlour/ui/components/art/icon';
import { arrowRight } from '@parlour/ui/icons/arrow-right';
import { figure } from '@parlour/ui/format';
import { useWords } from '../../lib/language';
import { useComparisonText } from './use-comparison-text';
import css from './change.module.css';

type DiffProps = {
  fields: readonly { field: string; before: unknown; after: unknown }[];
  /** What people call a field; its own name without it. */
  nameOf?: (field: string) => string;
};

/** Amounts of money, as they are written elsewhere. */
const sums: ReadonlySet<string> = new Set(['stake', 'payout']);

/** Each field before and after, in words for who cannot see the line through it. */
export const Diff = ({ fields, nameOf = (field) => field }: DiffProps) => {
  const { brand, change, people, player, round, rules } = useWords();
  const comparisonText = useComparisonText();
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    mode: brand.modes,
    join: rules.joins,
    reason: round.reasons,
    status: player.roundStates,
  };
  // A list of no networks lets everybody in, which a dash would not say.
  const shownOf = (field: string, value: unknown) =>
    field === 'comparisons' && Array.isArray(value)
      ? shown(value.map((one) => comparisonText(String(one))))
      : field === 'networks' && Array.isArray(value) && value.length === 0
        ? people.anywhere
        : typeof value === 'string'
          ? (named[field]?.[value] ?? (sums.has(field) ? figure(value) : shown(value)))
          : shown(value);
  return (
    <dl className={css.diff}>
      {fields.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{nameOf(field)}</dt>
          <dd>
            <span className="sr-only">{change.before}</span>
            <del className={css.before}>{shownOf(field, before)}</del>
            <Icon of={arrowRight} size={14} />
            <span className="sr-only">{change.after}</span>
            <ins className={css.after}>{shownOf(field, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
};

const shown = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '—';
  if (Array.isArray(value)) return shown(value.map(shown).join(', '));
  return typeof value === 'string' ? value : JSON.stringify(value);
};
