import { Icon } from '@parlour/ui/components/icon';
import { IconButton } from '@parlour/ui/components/icon-button';
import { arrowLeft } from '@parlour/ui/icons/arrow-left';
import { caretRight } from '@parlour/ui/icons/caret-right';
import { shieldCheck } from '@parlour/ui/icons/shield-check';
import { x } from '@parlour/ui/icons/x';
import { fill } from '@parlour/ui/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type MemberPage, memberPath, withoutDetails } from '../../app/paths';
import { Link } from '../../lib/navigation';
import css from './member-centre.module.css';
import { pageIcons } from './page-icons';
import { quickPages } from './quick-actions';

export type MemberCentreProps = {
  page: MemberPage;
  /** The pages that this site has, in the order of the menu. */
  pages: readonly MemberPage[];
  onClose: () => void;
  children: ReactNode;
};

const isQuick = (page: MemberPage): boolean => (quickPages as readonly MemberPage[]).includes(page);

/**
 * The member centre: a panel over the page on a desk, the whole screen on a phone. It is open while
 * it is mounted.
 */
export const MemberCentre = ({ page, pages, onClose, children }: MemberCentreProps) => {
  const { player, common } = usePhrases('player', 'common');
  const dialog = useRef<HTMLDialogElement>(null);
  const name = (player as Record<string, string>)[page] ?? player.centreTitle;

  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  useLayoutEffect(() => {
    // By itself the focus would scroll a page that is taller than the screen under the head.
    dialog.current?.querySelector<HTMLElement>('[data-page]')?.focus({ preventScroll: true });
    dialog.current?.scrollTo({ top: 0 });
  }, [page]);

  return (
    <dialog
      aria-label={player.centreTitle}
      className={css.centre}
      onCancel={(event) => {
        // A dialog of a page of the centre is closed by itself.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      ref={dialog}
    >
      <header className={css.head}>
        <span className={css.back}>
          <BackButton onClose={onClose} page={page} />
        </span>
        <h2 className={`t-h2 ${css.title}`}>
          <span className={css.onDesk}>{player.centreTitle}</span>
          <span className={css.onPhone}>{name}</span>
        </h2>
        <span className={css.close}>
          <IconButton
            icon={x}
            label={fill(common.closeDialog, { name: player.centreTitle })}
            onClick={onClose}
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

type MenuProps = { page: MemberPage; pages: readonly MemberPage[] };

/**
 * Beside the page on a desk. On a phone the account's page is the menu, less what stands on it
 * anyway.
 */
const Menu = ({ page, pages }: MenuProps) => {
  const { player } = usePhrases('player');
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
          href={memberPath(item, withoutDetails(location))}
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

/** On a phone the arrow leads from a page to the account, and from there out. */
const BackButton = ({ page, onClose }: { page: MemberPage; onClose: () => void }) => {
  const { common } = usePhrases('common');
  if (page === 'securityCenter') {
    return <IconButton icon={arrowLeft} label={common.back} onClick={onClose} />;
  }
  return (
    <Link
      aria-label={common.back}
      className={css.backLink}
      href={memberPath('securityCenter', withoutDetails(location))}
    >
      <Icon of={arrowLeft} size={22} />
    </Link>
  );
};
