import type { MemberPage } from '@parlour/contract/centres';
import { cx } from '@parlour/ui/class-names';
import { Icon } from '@parlour/ui/components/art/icon';
import { iconButtonClass } from '@parlour/ui/components/form/icon-button';
import { arrowLeft } from '@parlour/ui/icons/arrow-left';
import { x } from '@parlour/ui/icons/x';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { Words } from '../../../lib/language/words';
import { useCentrePart, useCentrePlace, useCentreTable } from '../../../lib/navigation/centre';
import { chunk, optional } from '../../../lib/navigation/chunk';
import { Link, useAddress } from '../../../lib/navigation/navigation';
import { CentreMenu } from './centre-menu';
import css from './centre-panel.module.css';
import { usePageName } from './page-name';

const tools = chunk(
  ['service', 'player'],
  optional(async () => (await import('./head-tools')).HeadTools),
);

export type CentrePanelProps = {
  page: MemberPage;
  /** The pages that this site has, in the order of the menu. */
  pages: readonly MemberPage[];
  /** At its direct address it stands there from the first paint, and so does what fills it. */
  isDirect: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A centre: a panel over the page on a desk, the whole screen on a phone. It is open while it is
 * mounted. Its ways out are links, which lead there before the page has come alive too.
 */
export const CentrePanel = ({ page, pages, isDirect, onClose, children }: CentrePanelProps) => {
  const { noun, root, pathOf, pathOut } = useCentreTable();
  const { [noun]: words, common } = usePhrases(noun, 'common');
  const over = useAddress();
  const part = useCentrePart();
  const dialog = useCentre(useCentrePlace(page));
  const isRoot = page === root && part === undefined;
  const name = usePageName()(page) ?? words.centreTitle;
  return (
    <dialog
      aria-label={words.centreTitle}
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
            href={isRoot ? pathOut(over) : pathOf(root, over)}
            icon={arrowLeft}
            label={common.back}
          />
        </span>
        <h2 className={`t-h2 ${css.title}`}>
          <span className={css.onDesk}>{words.centreTitle}</span>
          <span className={css.onPhone}>{isRoot ? words.centreRoot : name}</span>
        </h2>
        {isRoot && <PhoneTools />}
        <span className={css.close}>
          <HeadLink
            href={pathOut(over)}
            icon={x}
            label={fill(common.closeDialog, { name: words.centreTitle })}
          />
        </span>
      </header>
      <CentreMenu page={page} pages={pages} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it */}
      <div className={css.page} data-page="" key={page} tabIndex={0}>
        <h3 className={cx('t-h2', css.pageTitle, page === root && css.rootTitle)}>{name}</h3>
        {children}
      </div>
    </dialog>
  );
};

const PhoneTools = () => (
  <span className={css.tools}>
    <Suspense>
      <Words nouns={tools.nouns}>
        <tools.Component />
      </Words>
    </Suspense>
  </span>
);

type HeadLinkProps = { href: string; icon: string; label: string };

const HeadLink = ({ href, icon, label }: HeadLinkProps) => (
  <Link aria-label={label} className={iconButtonClass} href={href} title={label}>
    <Icon of={icon} size={22} />
  </Link>
);

/**
 * Open while mounted. The focus goes to the page and at the end back to the opener; who is in the
 * centre already, as the server drew it, stays where they are.
 */
const useCentre = (place: string) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = useRef(place);
  const focusPage = () => {
    // By itself the focus would scroll a page that is taller than the screen under the head.
    // Who comes to it by the keyboard's Tab sees a ring; a page that was just opened needs none.
    const quietly = { preventScroll: true, focusVisible: false };
    const shown = dialog.current?.querySelector<HTMLElement>('[data-page]');
    shown?.focus(quietly);
    // On a phone the whole centre scrolls, on a desk its page.
    for (const place of [dialog.current, shown]) place?.scrollTo({ top: 0 });
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
    if (shown.current === place) return;
    shown.current = place;
    focusPage();
  }, [place]);
  return dialog;
};
