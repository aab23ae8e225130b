import type { MemberPage } from '@parlour/contract/centres';
import { cx } from '@parlour/ui/class-names';
import { Icon } from '@parlour/ui/components/art/icon';
import { iconButtonClass } from '@parlour/ui/components/form/icon-button';
import { arrowLeft } from '@parlour/ui/icons/arrow-left';
import { caretRight } from '@parlour/ui/icons/caret-right';
import { shieldCheck } from '@parlour/ui/icons/shield-check';
import { x } from '@parlour/ui/icons/x';
import { fill } from '@parlour/ui/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { memberPath, withoutDetails, withoutMemberPage } from '../../../lib/navigation/paths';
import { Link, usePathname, useSearch } from '../../../lib/navigation/navigation';
import css from './centre-panel.module.css';
import { pageIcons } from '../../player/page-icons';
import { quickPages } from './quick-actions';

export type MemberCentreProps = {
  page: MemberPage;
  /** The pages that this site has, in the order of the menu. */
  pages: readonly MemberPage[];
  /** At its direct address it stands there from the first paint, and so does what fills it. */
  isDirect: boolean;
  onClose: () => void;
  children: ReactNode;
};

const isQuick = (page: MemberPage): boolean => (quickPages as readonly MemberPage[]).includes(page);

/**
 * The member centre: a panel over the page on a desk, the whole screen on a phone. It is open while
 * it is mounted. Its ways out are links, which lead there before the page has come alive too.
 */
export const MemberCentre = ({ page, pages, isDirect, onClose, children }: MemberCentreProps) => {
  const { player, common } = usePhrases('player', 'common');
  const dialog = useCentre(page);
  const over = useAddress();
  const name = (player as Record<string, string>)[page] ?? player.centreTitle;
  return (
    <dialog
      aria-label={player.centreTitle}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- drawn open, it has the focus as if opened
      autoFocus
      className={cx(css.centre, isDirect && css.direct)}
      onCancel={(event) => {
        // A dialog of a page of the centre is closed by itself.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      open
      ref={dialog}
      tabIndex={-1}
    >
      <header className={css.head}>
        <span className={css.back}>
          <HeadLink
            href={page === 'securityCenter' ? withoutMemberPage(over) : accountPath(over)}
            icon={arrowLeft}
            label={common.back}
          />
        </span>
        <h2 className={`t-h2 ${css.title}`}>
          <span className={css.onDesk}>{player.centreTitle}</span>
          <span className={css.onPhone}>{name}</span>
        </h2>
        <span className={css.close}>
          <HeadLink
            href={withoutMemberPage(over)}
            icon={x}
            label={fill(common.closeDialog, { name: player.centreTitle })}
          />
        </span>
      </header>
      <Menu page={page} pages={pages} />
      <div className={css.page} data-page="" key={page} tabIndex={-1}>
        <h3 className={`t-h2 ${css.pageTitle}`}>{name}</h3>
        {children}
      </div>
    </dialog>
  );
};

type HeadLinkProps = { href: string; icon: string; label: string };

const HeadLink = ({ href, icon, label }: HeadLinkProps) => (
  <Link aria-label={label} className={iconButtonClass} href={href} title={label}>
    <Icon of={icon} size={22} />
  </Link>
);

type Address = { pathname: string; search: string };

/** On a phone the arrow leads from a page to the account, and from there out. */
const accountPath = (over: Address): string => memberPath('securityCenter', withoutDetails(over));

const useAddress = (): Address => ({ pathname: usePathname(), search: useSearch() });

/**
 * Open while mounted. The focus goes to the page and at the end back to the opener; who is in the
 * centre already, as the server drew it, stays where they are.
 */
const useCentre = (page: MemberPage) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = useRef(page);
  const focusPage = () => {
    // By itself the focus would scroll a page that is taller than the screen under the head.
    dialog.current?.querySelector<HTMLElement>('[data-page]')?.focus({ preventScroll: true });
    dialog.current?.scrollTo({ top: 0 });
  };
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = document.activeElement;
    const isInside = opener !== element && element.contains(opener);
    element.open = false;
    element.showModal();
    if (isInside && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    else focusPage();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    focusPage();
  }, [page]);
  return dialog;
};

type MenuProps = { page: MemberPage; pages: readonly MemberPage[] };

/**
 * Beside the page on a desk. On a phone the account's page is the menu, less what stands on it
 * anyway.
 */
const Menu = ({ page, pages }: MenuProps) => {
  const { player } = usePhrases('player');
  const over = useAddress();
  const isElsewhere = (item: MemberPage) => item === 'securityCenter' || isQuick(item);
  const isOnPhone = page === 'securityCenter' && !pages.every(isElsewhere);
  return (
    <nav
      aria-label={player.centreMenu}
      className={isOnPhone ? css.menu : `${css.menu} ${css.menuAside}`}
    >
      {pages.map((item) => (
        <Link
          aria-current={item === page ? 'page' : undefined}
          className={isElsewhere(item) ? `${css.item} ${css.itemAside}` : css.item}
          href={memberPath(item, withoutDetails(over))}
          key={item}
        >
          <Icon of={pageIcons[item] ?? shieldCheck} />
          <span className={css.itemName}>{(player as Record<string, string>)[item]}</span>
          <span className={css.onPhone}>
            <Icon of={caretRight} size={16} />
          </span>
        </Link>
      ))}
    </nav>
  );
};
