import { Icon } from '@parlour/ui/components/icon';
import { IconButton } from '@parlour/ui/components/icon-button';
import { arrowCircleDown } from '@parlour/ui/icons/arrow-circle-down';
import { arrowCircleUp } from '@parlour/ui/icons/arrow-circle-up';
import { arrowLeft } from '@parlour/ui/icons/arrow-left';
import { caretRight } from '@parlour/ui/icons/caret-right';
import { receipt } from '@parlour/ui/icons/receipt';
import { shieldCheck } from '@parlour/ui/icons/shield-check';
import { wallet } from '@parlour/ui/icons/wallet';
import { x } from '@parlour/ui/icons/x';
import { fill } from '@parlour/ui/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type MemberPage, memberPath } from '../../app/paths';
import { Link } from '../../lib/navigation';
import css from './member-centre.module.css';

export type MemberCentreProps = {
  page: MemberPage;
  /** The pages that this site has, in the order of the menu. */
  pages: readonly MemberPage[];
  onClose: () => void;
  children: ReactNode;
};

const icons: Partial<Record<MemberPage, string>> = {
  securityCenter: shieldCheck,
  transferFund: wallet,
  depositv2: arrowCircleDown,
  withdraw: arrowCircleUp,
  personalHistoryCopy: receipt,
};

/** The member centre: a panel over the page on a desk, the whole screen on a phone. It is open while it is mounted. */
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
    dialog.current?.querySelector<HTMLElement>('[data-page]')?.focus();
  }, [page]);

  return (
    <dialog
      aria-label={player.centreTitle}
      className={css.centre}
      onCancel={(event) => {
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
      <nav
        aria-label={player.centreMenu}
        className={page === 'securityCenter' ? css.menu : `${css.menu} ${css.menuAside}`}
      >
        {pages.map((item) => (
          <Link
            aria-current={item === page ? 'page' : undefined}
            className={css.item}
            href={memberPath(item, withoutDetails())}
            key={item}
          >
            <Icon of={icons[item] ?? shieldCheck} />
            <span className={css.itemName}>{(player as Record<string, string>)[item]}</span>
            <span className={css.onPhone}>
              <Icon of={caretRight} size={16} />
            </span>
          </Link>
        ))}
      </nav>
      <div className={css.page} data-page="" key={page} tabIndex={-1}>
        <h3 className={`t-h2 ${css.pageTitle}`}>{name}</h3>
        {children}
      </div>
    </dialog>
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
      href={memberPath('securityCenter', withoutDetails())}
    >
      <Icon of={arrowLeft} size={22} />
    </Link>
  );
};

/** Another page of the centre starts afresh: what the last one kept in the address goes. */
const withoutDetails = () => {
  const query = new URLSearchParams(location.search);
  query.delete('deposit');
  const search = query.toString();
  return { pathname: location.pathname, search: search && `?${search}` };
};
