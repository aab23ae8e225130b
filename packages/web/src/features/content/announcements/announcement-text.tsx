import type { Announcement } from '@parlour/contract/content';
import { Icon } from '@parlour/ui/components/art/icon';
import { Tag } from '@parlour/ui/components/display/tag';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { dateTime } from '@parlour/ui/dates';
import { zoneOffset } from '@parlour/ui/format';
import { arrowLeft } from '@parlour/ui/icons/arrow-left';
import { caretLeft } from '@parlour/ui/icons/caret-left';
import { caretRight } from '@parlour/ui/icons/caret-right';
import { shareNetwork } from '@parlour/ui/icons/share-network';
import { toast } from '@parlour/ui/toasts';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useRef } from 'react';
import { useBrand } from '../../../lib/brand/brand';
import { announcementPath } from '../../../lib/navigation/paths';
import { CleanText } from '../clean-text';
import { besides } from './announcement-list';
import type { AnnouncementWays } from './announcement-reader';
import css from './announcements.module.css';
import { markRead } from './read-marks';

type TextProps = {
  announcement: Announcement;
  list: readonly Announcement[];
  /** It was chosen; otherwise a phone shows the list alone. */
  isAsked: boolean;
  ways: AnnouncementWays;
};

/** One announcement with its date and the ways to those beside it. */
export const AnnouncementText = ({ announcement, list, isAsked, ways }: TextProps) => {
  const { announcements: words, brand } = usePhrases('announcements', 'brand');
  const { timeZone, demo } = useBrand();
  const locale = useLocale();
  const { title, content, at } = announcement;
  const heading = useBeginning(announcement, isAsked);
  return (
    <>
      <div className={css.bar}>
        <a className={css.back} {...ways.announcementLink(undefined)}>
          <Icon of={arrowLeft} size={18} />
          {brand.notices}
        </a>
        <IconButton
          icon={shareNetwork}
          label={words.share}
          onClick={() => share(announcement, words.linkCopied)}
          size={20}
        />
      </div>
      <div className={css.text}>
        <h2 className={`t-h1 ${css.title}`} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className={css.when}>
          <time dateTime={at}>
            {dateTime(at, timeZone, locale)} {zoneOffset(at, timeZone)}
          </time>
          {demo && <Tag>{words.demo}</Tag>}
        </p>
        <CleanText html={content} ways={ways} />
      </div>
      <Beside announcement={announcement} list={list} ways={ways} />
    </>
  );
};

/** Who chose an announcement reads on at its beginning; one that is seen is read. */
const useBeginning = (announcement: Announcement, isAsked: boolean) => {
  const { id } = announcement;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(isAsked ? id : undefined);
  useEffect(() => {
    const asked = isAsked ? id : undefined;
    if (before.current === asked) return;
    before.current = asked;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [id, isAsked]);
  useEffect(() => {
    if (heading.current?.checkVisibility?.() ?? isAsked) markRead(announcement);
  }, [announcement, isAsked]);
  return heading;
};

/** The ways to the announcements beside one, on a phone. */
const Beside = ({ announcement, list, ways }: Omit<TextProps, 'isAsked'>) => {
  const { announcements: words } = usePhrases('announcements');
  const { newer, older } = besides(list, announcement);
  return (
    <nav aria-label={words.list} className={css.beside}>
      {newer ? (
        <a className={css.way} {...ways.announcementLink(newer.id)}>
          <Icon of={caretLeft} size={16} />
          {words.newer}
        </a>
      ) : (
        <span />
      )}
      {older && (
        <a className={css.way} {...ways.announcementLink(older.id)}>
          {words.older}
          <Icon of={caretRight} size={16} />
        </a>
      )}
    </nav>
  );
};

/** By the device's own sheet, or as a copied link. */
const share = async ({ id, title }: Announcement, copied: string): Promise<void> => {
  const url = new URL(announcementPath(id), location.origin).href;
  try {
    if (navigator.share) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    toast({ text: copied });
  } catch {
    // The person closed the sheet, or the browser has no clipboard: nothing was shared.
  }
};
