import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { cx } from '../../class-names';
import css from './tabs.module.css';

export interface TabsProps<Id extends string> {
  label: string;
  items: readonly { id: Id; label: ReactNode }[];
  value: Id;
  onChange: (id: Id) => void;
  /** The panel's id, when it has one. */
  controls?: string;
}

const STEP: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Tabs of one panel, moved along by the arrow keys. */
export const Tabs = <Id extends string>({
  label,
  items,
  value,
  onChange,
  controls,
}: TabsProps<Id>) => {
  const list = useRef<HTMLDivElement>(null);
  // So many would break their words on a phone: they scroll sideways.
  const isMany = items.length > 4;
  const move = (event: KeyboardEvent) => {
    const at = items.findIndex(({ id }) => id === value);
    const next = STEP[event.key]?.(at, items.length - 1);
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || !item) return;
    event.preventDefault();
    onChange(item.id);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div
      aria-label={label}
      className={cx(css.tabs, isMany ? css.many : css.equal)}
      onKeyDown={move}
      ref={list}
      role="tablist"
      tabIndex={-1}
    >
      {items.map((item) => (
        <button
          aria-controls={controls}
          aria-selected={item.id === value}
          className={css.tab}
          key={item.id}
          onClick={() => onChange(item.id)}
          ref={isMany && item.id === value ? intoView : undefined}
          role="tab"
          tabIndex={item.id === value ? 0 : -1}
          type="button"
        >
          {item.label}
        </button>
      ))}
    </div>
  );
};

export interface TabbedPanelProps<Id extends string> extends Pick<
  TabsProps<Id>,
  'label' | 'onChange' | 'value'
> {
  id: string;
  views: readonly Id[];
  names: Readonly<Record<NoInfer<Id>, string>>;
  className?: string | undefined;
  /** What is to be seen in the chosen view. */
  children: ReactNode;
}

/** Tabs over the panel whose content they choose. */
export const TabbedPanel = <Id extends string>({
  id,
  views,
  names,
  className,
  children,
  ...tabs
}: TabbedPanelProps<Id>) => (
  <>
    <Tabs {...tabs} controls={id} items={views.map((view) => ({ id: view, label: names[view] }))} />
    <div aria-label={names[tabs.value]} className={className} id={id} role="tabpanel">
      {children}
    </div>
  </>
);

/** Tabs that are places: links in a strip that scrolls sideways. */
export const TabStrip = (props: ComponentProps<'nav'>) => <nav {...props} className={css.tabs} />;

/** The strip may be wider than the page. */
const intoView = (tab: Element | null) => {
  const strip = tab?.parentElement;
  if (!strip || !(tab instanceof HTMLElement)) return;
  const over = tab.offsetLeft + tab.offsetWidth - strip.offsetLeft - strip.clientWidth;
  if (over > strip.scrollLeft) strip.scrollLeft = over;
};

export interface TabLinkProps extends ComponentProps<'a'> {
  current?: boolean;
}

export const TabLink = ({ current = false, children, ...rest }: TabLinkProps) => (
  <a
    {...rest}
    aria-current={current ? 'page' : undefined}
    className={css.tab}
    ref={current ? intoView : undefined}
  >
    {children}
  </a>
);
