import { figureNames } from '@parlour/contract/report-console';
import { useWords } from '../../lib/language';
import css from './dashboard.module.css';

/** What each figure counts. */
export const Definitions = () => {
  const { dashboard } = useWords();
  return (
    <details className={css.definitions}>
      <summary>{dashboard.definitions}</summary>
      <dl>
        {figureNames.map((name) => (
          <div key={name}>
            <dt>{dashboard.figures[name]}</dt>
            <dd>{dashboard.meanings[name]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
