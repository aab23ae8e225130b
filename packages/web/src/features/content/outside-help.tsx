import { outsideHelpFor, type OutsideHelp as Helper } from '@parlour/contract/outside-help';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { useStatus } from '../../lib/brand/brand';
import css from './outside-help.module.css';

/** `isInText`: below a text that has a heading of its own. */
export const OutsideHelp = ({ isInText = false }: { isInText?: boolean }) => {
  const { content: words } = usePhrases('content');
  const { near, others } = outsideHelpFor(useStatus().location.country);
  return (
    <section aria-label={words.outside} className={css.part}>
      {!isInText && <h4 className="t-h3">{words.outside}</h4>}
      <p className="t-small">{words.outsideText}</p>
      <Helpers list={near} />
      <details>
        <summary className={css.others}>{words.outsideOthers}</summary>
        <Helpers list={others} />
      </details>
    </section>
  );
};

const Helpers = ({ list }: { list: readonly Helper[] }) => {
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return (
    <ul className={css.helpers}>
      {list.map(({ country, name, url }) => (
        <li key={url}>
          <a className="t-link" href={url} rel="noopener noreferrer" target="_blank">
            {name}
          </a>
          {country && <span className="t-3"> · {names.of(country)}</span>}
        </li>
      ))}
    </ul>
  );
};
