import type { MemberPage } from '@parlour/contract/centres';
import { cx } from '@parlour/ui/class-names';
import { Badge } from '@parlour/ui/components/display/badge';
import { Icon } from '@parlour/ui/components/art/icon';
import { caretRight } from '@parlour/ui/icons/caret-right';
import { shieldCheck } from '@parlour/ui/icons/shield-check';
import { signOut } from '@parlour/ui/icons/sign-out';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useCentrePart, useCentreTable } from '../../../lib/navigation/centre';
import { memberPathWith } from '../../../lib/navigation/centre-path';
import { openModal } from '../../../lib/navigation/modal';
import { Link, useAddress } from '../../../lib/navigation/navigation';
import { useCentreCounts } from '../../../lib/session/centre-counts';
import { useLayoutEffect, useRef } from 'react';
import css from './centre-panel.module.css';
import { usePageName } from './page-name';

type MenuProps = { page: MemberPage; pages: readonly MemberPage[] };

/**
 * Beside the page on a desk. On a phone the root's page is the menu, less what stands on it
 * anyway; the root's own part has an address of its own.
 */
export const CentreMenu = ({ page, pages }: MenuProps) => {
  const { noun, root, quick } = useCentreTable();
  const { [noun]: words, brand } = usePhrases(noun, 'brand');
  const isPart = useCentrePart() !== undefined;
  const isOnPhone = page === root && !isPart;
  const menu = useRef<HTMLElement>(null);
  useLayoutEffect(() => scrollToCurrent(menu.current), [page]);
  return (
    <nav
      aria-label={words.centreMenu}
      className={isOnPhone ? css.menu : `${css.menu} ${css.menuAside}`}
      ref={menu}
    >
      {pages.map((item) => (
        <MenuItem isAside={quick.includes(item)} item={item} key={item} page={page} />
      ))}
      <button
        aria-haspopup="dialog"
        className={cx(css.item, css.logOut)}
        onClick={() => openModal('logout', {})}
        type="button"
      >
        <Icon of={signOut} />
        <span className={css.itemName}>{brand.logOut}</span>
      </button>
    </nav>
  );
};

/** In a low window the menu scrolls by itself: the page that is open is in its view. */
const scrollToCurrent = (menu: HTMLElement | null): void => {
  const current = menu?.querySelector<HTMLElement>('[aria-current]');
  if (!menu || !current || menu.scrollHeight <= menu.clientHeight) return;
  const [around, item] = [menu.getBoundingClientRect(), current.getBoundingClientRect()];
  const isOut = item.top < around.top || item.bottom > around.bottom;
  if (isOut) menu.scrollTop += item.top - around.top - (around.height - item.height) / 2;
};

type ItemProps = { item: MemberPage; page: MemberPage; isAside: boolean };

const MenuItem = ({ item, page, isAside }: ItemProps) => {
  const { noun, root, rules, pages: table, pathOf } = useCentreTable();
  const { [noun]: words } = usePhrases(noun);
  const nameOf = usePageName();
  const over = useAddress();
  const { [item]: count = 0 } = useCentreCounts();
  const path = pathOf(item, over);
  const [pathname = '', search = ''] = path.split('?');
  return (
    <Link
      aria-current={item === page ? 'page' : undefined}
      className={cx(css.item, isAside && css.itemAside, rules.includes(item) && css.itemRule)}
      href={item === root ? memberPathWith({ part: 'own' }, { pathname, search }) : path}
    >
      <Icon of={table[item]?.icon ?? shieldCheck} />
      <span className={css.itemName}>{nameOf(item)}</span>
      {count > 0 && (
        <>
          <Badge count={count} />
          <span className="sr-only">{fill(words.waiting, { count })}</span>
        </>
      )}
      <span className={css.onPhone}>
        <Icon of={caretRight} size={16} />
      </span>
    </Link>
  );
};
