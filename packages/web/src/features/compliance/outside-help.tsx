import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import css from './limits-page.module.css';

type Helper = { country?: string; name: string; url: string };

/**
 * Organisations outside the site that help people who gamble: first those for everyone, then by
 * country. An operator checks the addresses for its countries before it opens.
 */
const helpers: readonly Helper[] = [
  { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' },
  { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org/' },
  { country: 'AU', name: 'Gambling Help Online', url: 'https://www.gamblinghelponline.org.au/' },
  { country: 'GB', name: 'GamCare', url: 'https://www.gamcare.org.uk/' },
  { country: 'JP', name: '依存症対策全国センター', url: 'https://www.ncasa-japan.jp/' },
  { country: 'SG', name: 'National Council on Problem Gambling', url: 'https://www.ncpg.org.sg/' },
];

export const OutsideHelp = () => {
  const { compliance: words } = usePhrases('compliance');
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return (
    <section className={css.part}>
      <h4 className="t-h3">{words.help}</h4>
      <p className="t-small">{words.helpText}</p>
      <ul className={css.helpers}>
        {helpers.map(({ country, name, url }) => (
          <li key={url}>
            <a href={url} rel="noopener noreferrer" target="_blank">
              {name}
            </a>
            {country && <span className="t-3"> · {names.of(country)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
};
