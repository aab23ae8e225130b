import type { ContentKind } from '@parlour/contract/content-console';
import { fill } from '@parlour/locales/phrases';
import { Icon } from '@parlour/ui/components/art/icon';
import { dateTime } from '@parlour/ui/dates';
import { megaphoneSimple } from '@parlour/ui/icons/megaphone-simple';
import { createElement, Fragment, type ReactNode } from 'react';
import { useZone } from '../../../lib/brand';
import { useConsoleLocale, useWords } from '../../../lib/language';
import { useNow } from '../../../lib/use-now';
import { nameOfLanguage } from '../editor/text-columns';
import { type HtmlNode, treeOf } from '../html-tree';
import formatted from '../formatted.module.css';
import css from './preview.module.css';

type PreviewBodyProps = {
  kind: ContentKind;
  language: string;
  /** The brand's own, which stands in for a text that is missing. */
  own: string;
  values: Readonly<Record<string, unknown>>;
};

/** An item as its readers have it. */
export const PreviewBody = ({ kind, language, own, values }: PreviewBodyProps) => {
  const { content } = useWords();
  const text = (field: string): string => {
    const value = values[`texts.${language}.${field}`];
    return typeof value === 'string' ? value : '';
  };
  const isEmpty = ['title', 'html', 'summary', 'eyebrow', 'body', 'alt'].every(
    (one) => text(one) === '',
  );
  if (isEmpty) {
    return <p className="t-2">{fill(content.emptyText, { language: nameOfLanguage(own) })}</p>;
  }
  if (kind === 'banner') return <BannerBody text={text} values={values} />;
  return (
    <>
      {kind === 'announcement' && values['place'] === 'player' && (
        <p className={css.ticker}>
          <Icon of={megaphoneSimple} size={16} />
          {text('title')}
        </p>
      )}
      <article className={css.article}>
        <h1 className="t-h1">{text('title')}</h1>
        {kind !== 'help' && <Begins from={values['from']} />}
        {text('summary') !== '' && <p className={css.summary}>{text('summary')}</p>}
        <div className={formatted.text}>{treeOf(text('html')).map(drawn)}</div>
      </article>
    </>
  );
};

const Begins = ({ from }: { from: unknown }) => {
  const zone = useZone();
  const locale = useConsoleLocale();
  const now = useNow();
  const at = typeof from === 'string' ? new Date(from) : new Date(now);
  return <p className={css.date}>{dateTime(at, zone, locale)}</p>;
};

/** The console loads nothing from elsewhere. */
const isOurs = (picture: unknown): picture is string =>
  typeof picture === 'string' && picture.startsWith('/pictures/');

type BannerBodyProps = Pick<PreviewBodyProps, 'values'> & { text: (field: string) => string };

const BannerBody = ({ values, text }: BannerBodyProps) => {
  const { content } = useWords();
  const picture = values['image'] ?? values['game'];
  return (
    <div className={css.banner}>
      {isOurs(values['image']) && (
        <img alt={text('alt') || text('title')} className={css.picture} src={values['image']} />
      )}
      <p className={css.eyebrow}>{text('eyebrow')}</p>
      <h1 className="t-h1">{text('title')}</h1>
      <p>{text('body')}</p>
      {text('action') !== '' && <span className={css.action}>{text('action')}</span>}
      {typeof picture === 'string' && !isOurs(picture) && (
        <p className={css.date}>{fill(content.pictureAt, { address: picture })}</p>
      )}
    </div>
  );
};

/** Links are shown and lead nowhere. */
const drawn = (node: HtmlNode, at: number): ReactNode => {
  if (typeof node === 'string') return <Fragment key={at}>{node}</Fragment>;
  const { tag, href, children } = node;
  if (tag === 'br') return <br key={at} />;
  const inside = children.map(drawn);
  if (tag !== 'a') return createElement(tag, { key: at }, ...inside);
  return (
    <span className={css.link} key={at} title={href}>
      {inside}
    </span>
  );
};
