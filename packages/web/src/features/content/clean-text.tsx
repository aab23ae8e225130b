import { pages } from '@parlour/contract/pages';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { memberPageOf } from '../../lib/navigation/paths';
import { goMember, linkTo } from '../../lib/navigation/navigation';
import { gated } from '../../lib/session/session';
import { readText, type TextNode } from '../../lib/text/read-text';
import css from './clean-text.module.css';

/** How a click in a text goes on: to an item of the help, or away from what shows the text. */
export type TextWays = {
  linkOf: (item: string) => ReturnType<typeof linkTo>;
  onLeave?: () => void;
};

const drawnTags = new Set(
  'p h2 h3 ul ol li strong em br table caption thead tbody tr th td'.split(' '),
);

const rowTags: readonly string[] = ['table', 'thead', 'tbody', 'tr'];

/**
 * A text of the operator's: a help item, an announcement. The server cleaned it; it is drawn as
 * elements all the same, so that nothing but these tags can ever stand here, and its links go on
 * without a reload.
 */
export const CleanText = ({ html, ways }: { html: string; ways: TextWays }) => {
  const nodes = useMemo(() => readText(html), [html]);
  return <div className={css.text}>{drawnAll(nodes, ways)}</div>;
};

const drawnAll = (nodes: readonly TextNode[], ways: TextWays): ReactNode =>
  nodes.map((node, at) => <Fragment key={at}>{drawn(node, ways)}</Fragment>);

const drawn = (node: TextNode, ways: TextWays): ReactNode => {
  if (typeof node === 'string') return node;
  const { tag, href = '', children } = node;
  // Between rows a table has no text.
  const own = rowTags.includes(tag) ? children.filter((one) => typeof one !== 'string') : children;
  const inside = drawnAll(own, ways);
  if (tag === 'a') {
    const link = linkOf(href, ways);
    return link ? (
      <a className="t-link" {...link}>
        {inside}
      </a>
    ) : (
      inside
    );
  }
  if (!drawnTags.has(tag)) return inside;
  return tag === 'br' ? createElement(tag) : createElement(tag, null, inside);
};

/** Where a link of a text leads: an item here, a page of ours, or an https address in a new tab. */
const linkOf = (href: string, { linkOf: itemLink, onLeave }: TextWays) => {
  if (href.startsWith('https://')) return { href, target: '_blank', rel: 'noopener' };
  if (!/^\/(?![/\\])/.test(href)) return undefined;
  const { pathname, search, searchParams } = new URL(href, 'http://site');
  const item = searchParams.get('item');
  if (pathname === pages.help.path && item) return itemLink(item);
  const link = linkTo(href);
  const page = memberPageOf(search);
  const open = page ? linkTo(href, () => gated('player', () => goMember(page))) : link;
  return {
    href,
    onClick: (event: Parameters<typeof open.onClick>[0]) => {
      open.onClick(event);
      // A click that opens a new tab leaves nothing.
      if (event.defaultPrevented) onLeave?.();
    },
  };
};
