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
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { useEffect } from 'react';
import { useBrand } from '../../../lib/brand/brand';
import { announcementPath } from '../../../lib/navigation/paths';
import { CleanText } from '../clean-text';
import reading from '../reading.module.css';
import { share } from '../share';
import { useBeginning } from '../use-beginning';
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

/** One announcement with its date and the ways to those beside it; one that is seen is read. */
export const AnnouncementText = ({ announcement, list, isAsked, ways }: TextProps) => {
  const { announcements: words, brand } = usePhrases('announcements', 'brand');
  const { timeZone, demo } = useBrand();
  const locale = useLocale();
  const { id, title, content, at } = announcement;
  const heading = useBeginning(id, isAsked);
  useEffect(() => {
    if (heading.current?.checkVisibility?.() ?? isAsked) markRead(announcement);
  }, [announcement, heading, isAsked]);
  return (
    <>
      <div className={`${reading.bar} ${css.bar}`}>
        <a className={reading.way} {...ways.announcementLink(undefined)}>
          <Icon of={arrowLeft} size={18} />
          {brand.notices}
        </a>
        <IconButton
          icon={shareNetwork}
          label={words.share}
          onClick={() => void share(announcementPath(id), title, words.linkCopied)}
          size={20}
        />
      </div>
      <div className={css.text}>
        <h2 className={`t-h1 ${css.title}`} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className={`${reading.when} ${css.when}`}>
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

/** The ways to the announcements beside one, on a phone. */
const Beside = ({ announcement, list, ways }: Omit<TextProps, 'isAsked'>) => {
  const { announcements: words } = usePhrases('announcements');
  const { newer, older } = besides(list, announcement);
  return (
    <nav aria-label={words.list} className={css.beside}>
      {newer ? (
        <a className={reading.way} {...ways.announcementLink(newer.id)}>
          <Icon of={caretLeft} size={16} />
          {words.newer}
        </a>
      ) : (
        <span />
      )}
      {older && (
        <a className={reading.way} {...ways.announcementLink(older.id)}>
          {words.older}
          <Icon of={caretRight} size={16} />
        </a>
      )}
    </nav>
  );
};
