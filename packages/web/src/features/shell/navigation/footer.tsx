import { pages } from '@parlour/contract/pages';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useRef, useState } from 'react';
import { useStatus } from '../../../lib/brand/brand';
import { Link } from '../../../lib/navigation/navigation';
import { useIsOpen } from '../../../lib/navigation/open';
import css from './footer.module.css';
import type { HelpItems } from './help-items';

/**
 * Licence marks as the brand's configuration holds them, the age mark, help and the copyright
 * line.
 */
export const Footer = () => {
  const { brand: words } = usePhrases('brand');
  const { brand, register, serverTime } = useStatus();
  const isHelpOpen = useIsOpen()('help');
  const { near, Items } = useHelpItems();
  const year = serverTime.slice(0, 4);
  const terms = register.terms.url && (
    <a href={register.terms.url} rel="noopener">
      {words.terms}
    </a>
  );
  return (
    <footer className={css.footer} ref={near}>
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
        <div className={css.links}>
          {isHelpOpen && <Link href={pages.help.path}>{words.helpCentre}</Link>}
          {Items ? <Items>{terms}</Items> : terms}
          <span className={css.copyright}>
            {fill(words.copyright, { year, brand: brand.name })}
          </span>
        </div>
      </div>
    </footer>
  );
};

/** Few go so far down: the help items are fetched when the footer comes near the screen. */
const useHelpItems = () => {
  const near = useRef<HTMLElement>(null);
  const [Items, setItems] = useState<typeof HelpItems>();
  useEffect(() => {
    if (!near.current) return;
    const watch = new IntersectionObserver(
      ([footer]) => {
        if (!footer?.isIntersecting) return;
        watch.disconnect();
        import('./help-items')
          .then((part) => setItems(() => part.HelpItems))
          .catch(() => undefined);
      },
      { rootMargin: '200px' },
    );
    watch.observe(near.current);
    return () => watch.disconnect();
  }, []);
  return { near, Items };
};
