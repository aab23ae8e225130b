import type { ComponentProps } from 'react';
import { cx } from '../../class-names';
import { Icon } from '../art/icon';
import css from './tab-bar.module.css';

/** The phone's bottom bar of five places; it is gone from 1280 px on. */
export const TabBar = (props: ComponentProps<'nav'>) => <nav {...props} className={css.bar} />;

export interface TabBarItemProps extends ComponentProps<'a'> {
  icon: string;
  /** The filled outline, shown where one is. */
  iconFill: string;
  label: string;
  current?: boolean;
  /** The one filled tile: deposit. */
  accent?: boolean;
  /** Keeps its place without doing anything, for want of a network. */
  off?: boolean;
}

/** One place of the bar; spread the router's props (`href`, `onClick`) on it. */
export const TabBarItem = ({
  icon,
  iconFill,
  label,
  current = false,
  accent = false,
  off = false,
  ...rest
}: TabBarItemProps) => (
  <a
    {...rest}
    aria-current={current ? 'page' : undefined}
    aria-disabled={off || undefined}
    className={cx(css.tab, accent && css.accent, off && css.off)}
  >
    <Icon of={current || accent ? iconFill : icon} size={24} />
    {label}
  </a>
);
