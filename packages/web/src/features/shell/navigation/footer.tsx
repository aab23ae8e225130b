import { responsibleItem } from '@parlour/contract/content';
import { pages } from '@parlour/contract/pages';
import { fill } from '@parlour/locales/phrases';
import { count, money } from '@parlour/ui/format';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useSyncExternalStore } from 'react';
import { useSite, useStatus } from '../../../lib/brand/brand';
import { openModal } from '../../../lib/navigation/modal';
import { Link, linkTo } from '../../../lib/navigation/navigation';
import { useIsOpen } from '../../../lib/navigation/open';
import { helpPath } from '../../../lib/navigation/paths';
import { useResponsibleLink } from './responsible-link';
import css from './footer.module.css';

/**
 * Licence marks as the brand's configuration holds them, the age mark, help and the copyright
 * line.
 */
export const Footer = () => {
  const { brand: words } = usePhrases('brand');
  const { brand } = useStatus();
  return (
    <footer className={css.footer}>
      <div className="content">
        <h2 className={css.title}>{words.licences}</h2>
        <ul className={css.marks}>
          {brand.licences.map(({ authority, number, registerUrl, demo }) => (
            <li className={css.mark} key={authority}>
              <span className={css.seal} />
              {registerUrl && !demo ? (
                <a href={registerUrl} rel="noopener" target="_blank">
                  {fill(words.licence, { authority, number })}
                </a>
              ) : (
                <span>
                  {authority} · <span className={css.demo}>{words.demoLicence}</span>
                </span>
              )}
            </li>
          ))}
          <li className={css.age}>
            <span className={css.ring}>{fill(words.ageMark, { age: brand.minAge })}</span>
            {fill(words.ageOnly, { age: brand.minAge })}
          </li>
        </ul>
        <Links />
      </div>
    </footer>
  );
};

/** The help, which opens over the page one is on; without items the terms stand in their place. */
const Links = () => {
  const { brand: words } = usePhrases('brand');
  const { brand, register, serverTime, hasRoutes, analytics } = useStatus();
  const { foot } = useSite();
  const isOpen = useIsOpen();
  const responsible = useResponsibleLink();
  const isHelpOpen = isOpen('help');
  const items = foot?.help.filter(({ id }) => id !== responsibleItem) ?? [];
  const year = serverTime.slice(0, 4);
  return (
    <div className={css.links}>
      {isHelpOpen && <Link href={pages.help.path}>{words.helpCentre}</Link>}
      <a {...responsible}>{words.responsible}</a>
      {items.map(({ id, title }) => (
        <a key={id} {...linkTo(helpPath(id), () => openModal('help', { item: id }))}>
          {title}
        </a>
      ))}
      {(['news', 'blog', 'chatRoom'] as const).map(
        (section) =>
          isOpen(section) && (
            <Link href={pages[section].path} key={section}>
              {words[section]}
            </Link>
          ),
      )}
      {items.length === 0 && register.terms.url && (
        <a href={register.terms.url} rel="noopener">
          {words.terms}
        </a>
      )}
      {hasRoutes && (
        <button onClick={() => openModal('routes', {})} type="button">
          {words.routes}
        </button>
      )}
      {analytics.gtagId !== undefined && (
        <button onClick={() => openModal('consent', {})} type="button">
          {words.consentOpen}
        </button>
      )}
      <div className={css.end}>
        <Lines />
        <span className={css.copyright}>{fill(words.copyright, { year, brand: brand.name })}</span>
      </div>
    </div>
  );
};

/** Each line only while it is true: of a promotion, of the catalogue, of this connection. */
const Lines = () => {
  const { brand: words } = usePhrases('brand');
  const { announcements, categories, status } = useSite();
  const hasPromotions = useIsOpen()('promotions');
  const bonus = hasPromotions && announcements.zaloUpTo;
  const games = categories.find(({ gameType }) => gameType === 'RNG')?.games ?? 0;
  const isEncrypted = useIsEncrypted();
  if (!games && !bonus && !isEncrypted) return null;
  return (
    <ul className={css.lines}>
      {bonus && (
        <li>{fill(words.lineZalo, { amount: money(bonus, status.brand.currencySymbol) })}</li>
      )}
      {games > 0 && <li>{fill(words.lineGames, { count: count(games) })}</li>}
      {isEncrypted && <li>{words.lineEncrypted}</li>}
    </ul>
  );
};

const never = () => () => undefined;

/** The page's HTML has what the site's address says; the browser knows its own connection. */
const useIsEncrypted = (): boolean => {
  const { foot } = useSite();
  return useSyncExternalStore(
    never,
    () => location.protocol === 'https:',
    () => foot?.isEncrypted === true,
  );
};
