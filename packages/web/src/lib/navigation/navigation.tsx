import { type MemberPage, memberPath } from '@parlour/contract/centres';
import { type AnchorHTMLAttributes, createContext, type MouseEvent, use } from 'react';
import {
  navigate,
  useSearch as useBrowserSearch,
  usePathname as useBrowserPathname,
} from 'wouter/use-browser-location';
import { withoutDetails, withoutMemberPage } from './paths';

/** The address that the server drew; the browser's own holds after hydration. */
export const ServedAddress = createContext({ pathname: '/', search: '' });

export const usePathname = (): string =>
  useBrowserPathname({ ssrPath: use(ServedAddress).pathname });

/** The query without its question mark. */
export const useSearch = (): string => useBrowserSearch({ ssrSearch: use(ServedAddress).search });

/** Where one is: what opens over it keeps it. */
export const useAddress = () => ({ pathname: usePathname(), search: useSearch() });

/** Goes to an address of the site without a reload. */
export const go = (to: string, { replace = false }: { replace?: boolean } = {}): void => {
  if (to !== location.pathname + location.search) navigate(to, { replace });
};

/** Opens a page of the member centre over the page one is on. */
export const goMember = (page: MemberPage): void => go(memberPath(page, withoutDetails(location)));

export const leaveMember = (): void => go(withoutMemberPage(location));

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * The props of a link inside the site: a real address, opened without a reload, or something
 * done in its place.
 */
export const linkTo = (href: string, act: (link: Element) => void = () => go(href)) => ({
  href,
  onClick: (event: MouseEvent): void => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    act(event.currentTarget);
  },
});

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link inside the site. Its own `onClick` runs first. */
export const Link = ({ href, onClick, children, ...rest }: LinkProps) => {
  const link = linkTo(href);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        link.onClick(event);
      }}
    >
      {children}
    </a>
  );
};
