/* oxlint-disable jsx-a11y/click-events-have-key-events -- a link's address is in what is spread */
/* oxlint-disable jsx-a11y/no-static-element-interactions -- a link's address is spread on it */
import {
  type ComponentProps,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { check } from '../../icons/check';
import { Icon } from '../art/icon';
import css from './menu.module.css';

export interface MenuProps {
  /** The opener's props and content. */
  button: ComponentProps<'button'>;
  /** The panel's name. */
  label: string;
  /** Which edge of the opener the panel keeps to. */
  align?: 'end' | 'start';
  children: ReactNode;
}

const EDGE = 8;
const PHONE = '(width < 48em)';

/**
 * A panel under its button, on a phone a sheet from below. The browser's popover gives the top
 * layer, Escape, the click outside and the way back of the focus. What is in it is drawn when it is
 * first opened.
 */
export const Menu = ({ button, label, align = 'start', children }: MenuProps) => {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const place = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState !== 'open' || !opener.current) return;
    setWasOpened(true);
    const panel = event.currentTarget;
    const anchor = opener.current.getBoundingClientRect();
    requestAnimationFrame(() => {
      panel.removeAttribute('style');
      if (matchMedia(PHONE).matches) return;
      const { width, height } = panel.getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      const isBelow = anchor.bottom + height + EDGE <= window.innerHeight;
      if (align === 'end') panel.style.right = `${Math.max(EDGE, clientWidth - anchor.right)}px`;
      else
        panel.style.left = `${Math.max(EDGE, Math.min(anchor.left, clientWidth - width - EDGE))}px`;
      const top = isBelow ? anchor.bottom + 4 : Math.max(EDGE, anchor.top - height - 4);
      panel.style.top = `${top}px`;
    });
  };
  return (
    <>
      <button type="button" {...button} aria-haspopup="true" popoverTarget={id} ref={opener} />
      <section
        aria-label={label}
        className={css.panel}
        id={id}
        onBeforeToggle={place}
        popover="auto"
      >
        {wasOpened && children}
      </section>
    </>
  );
};

// A choice closes the menu it is in.
const closeAround = (element: Element) => {
  const panel = element.closest('[popover]');
  if (panel instanceof HTMLElement) panel.hidePopover();
};

export interface MenuItemProps extends ComponentProps<'button'> {
  icon?: string;
  on?: boolean;
}

export const MenuItem = ({ icon, on, children, onClick, ...rest }: MenuItemProps) => (
  <button
    {...rest}
    aria-pressed={on}
    className={css.item}
    onClick={(event) => {
      onClick?.(event);
      closeAround(event.currentTarget);
    }}
    type="button"
  >
    {icon && <Icon of={icon} />}
    {children}
    {on && (
      <span className={css.check}>
        <Icon of={check} size={16} />
      </span>
    )}
  </button>
);

export interface MenuLinkProps extends ComponentProps<'a'> {
  icon?: string;
}

export const MenuLink = ({ icon, children, onClick, ...rest }: MenuLinkProps) => (
  <a
    {...rest}
    className={css.item}
    onClick={(event) => {
      closeAround(event.currentTarget);
      onClick?.(event);
    }}
  >
    {icon && <Icon of={icon} />}
    {children}
  </a>
);
