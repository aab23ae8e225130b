import type { ChangeEffect } from '@parlour/contract/operator/changes';
import { Icon } from '@parlour/ui/components/art/icon';
import { count as number } from '@parlour/ui/format';
import { arrowRight } from '@parlour/ui/icons/arrow-right';
import { fill } from '@parlour/locales/phrases';
import { useWords } from '../../lib/language';
import css from './change.module.css';

/** What a change would have meant for the requests of the last seven days. */
export const Effects = ({ of }: { of: readonly ChangeEffect[] }) => {
  const { change, rules } = useWords();
  const count = of[0]?.of ?? 0;
  if (count === 0) return <p className="t-2">{rules.noEffects}</p>;
  return (
    <section aria-label={fill(rules.effects, { count })} className={css.effects}>
      <p className="t-2">{fill(rules.effects, { count: number(count) })}</p>
      <dl className={css.diff}>
        {of.map(({ name, before, after }) => (
          <div key={name}>
            <dt>{rules.effect[name]}</dt>
            <dd>
              <span className="sr-only">{change.before}</span>
              <span className={css.before}>{number(before)}</span>
              <Icon of={arrowRight} size={14} />
              <span className="sr-only">{change.after}</span>
              <strong className={css.after}>{number(after)}</strong>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
