import type { Category } from '@parlour/contract/catalogue';
import { type Page, pages } from '@parlour/contract/pages';
import { cx } from '@parlour/ui/class-names';
import { Icon } from '@parlour/ui/components/art/icon';
import { caretDown } from '@parlour/ui/icons/caret-down';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { categoryPath } from '../../../lib/navigation/paths';
import { useSite } from '../../../lib/brand/brand';
import { chunk, optional } from '../../../lib/navigation/chunk';
import { useDisclosure } from '../../../lib/navigation/disclosure';
import { goMember, Link } from '../../../lib/navigation/navigation';
import { useIsOpen } from '../../../lib/navigation/open';
import { gated, mayOpenAgentCentre, useSession } from '../../../lib/session/session';
import { Words } from '../../../lib/language/words';
import { Logo } from '../header/logo';
import { inMenuOrder } from '../../../lib/brand/menu-order';
import css from './main-nav.module.css';

const megaMenu = chunk<{ category: Category; onLeave: () => void }>(
  ['brand', 'catalogue'],
  optional(async () => (await import('./mega-menu')).MegaMenu),
);

// The pointer rests this long before a menu opens, and may stray this long before it closes.
const intentMs = 120;

const Panel = (given: { category: Category; onLeave: () => void }) => (
  <div className={css.panel}>
    <Suspense>
      <Words nouns={megaMenu.nouns}>
        <megaMenu.Component {...given} />
      </Words>
    </Suspense>
  </div>
);

const CategoryItem = ({ category, isCurrent }: { category: Category; isCurrent: boolean }) => {
  const { brand } = usePhrases('brand');
  const { isOpen, setOpen, holder } = useDisclosure<HTMLLIElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const name = brand[category.gameType];
  const after = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), intentMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <li
      className={cx(css.category, css[category.gameType])}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return;
        void megaMenu.preload().catch(() => undefined);
        after(true);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') after(false);
      }}
      ref={holder}
    >
      <Link
        aria-current={isCurrent ? 'page' : undefined}
        className={css.link}
        href={categoryPath(category.gameType)}
        onClick={() => {
          clearTimeout(timer.current);
          setOpen(false);
        }}
      >
        {name}
      </Link>
      <button
        aria-expanded={isOpen}
        aria-label={fill(brand.openMenu, { name })}
        className={css.caret}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            setOpen(true);
          }
        }}
        type="button"
      >
        <Icon of={caretDown} size={12} />
      </button>
      {isOpen && <Panel category={category} onLeave={() => setOpen(false)} />}
    </li>
  );
};

// What stands beside the categories, for the brands that have it open.
const others = ['promotions', 'join', 'app'] as const;

type MainNavProps = {
  /** Where one is: the page, and in a game the type that it is of. */
  route: Pick<Page, 'name'> & { gameType?: string | undefined };
  children?: ReactNode;
};

/**
 * Home, the categories that have a vendor and the other places that are open, in the menu's order;
 * on a tablet a strip that scrolls.
 */
export const MainNav = ({ route, children }: MainNavProps) => {
  const { brand } = usePhrases('brand');
  const { categories } = useSite();
  const isOpen = useIsOpen();
  const mayOpenCentre = useSession((state) => mayOpenAgentCentre(state.member));
  const hasVip = isOpen('playerRank');
  const place = (name: 'home' | (typeof others)[number]) => {
    const isCurrent = route.name === name && !(name === 'join' && mayOpenCentre);
    return (
      <li key={name}>
        <Link
          aria-current={isCurrent ? 'page' : undefined}
          className={css.link}
          href={pages[name].path}
        >
          {brand[name === 'home' ? 'home' : pages[name].titleKey]}
        </Link>
      </li>
    );
  };
  return (
    <nav aria-label={brand.mainNav} className={css.bar}>
      <span className={css.logo}>
        <Logo />
      </span>
      <ul className={css.list}>
        {place('home')}
        {inMenuOrder(categories).map((category) => (
          <CategoryItem
            isCurrent={route.gameType === category.gameType}
            key={category.id}
            category={category}
          />
        ))}
        {(hasVip || others.some(isOpen)) && <li aria-hidden="true" className={css.divider} />}
        {isOpen('promotions') && place('promotions')}
        {hasVip && (
          <li>
            <button
              className={css.link}
              onClick={() => gated('player', () => goMember('playerRank'))}
              type="button"
            >
              {brand.vip}
            </button>
          </li>
        )}
        {isOpen('join') && place('join')}
        {isOpen('app') && place('app')}
      </ul>
      {children}
    </nav>
  );
};
