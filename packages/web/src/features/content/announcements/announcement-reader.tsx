import type { Announcement } from '@parlour/contract/content';
import { Icon } from '@parlour/ui/components/art/icon';
import { Pager } from '@parlour/ui/components/display/pager';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { buttonClass } from '@parlour/ui/components/form/button';
import { dayOfYear } from '@parlour/ui/dates';
import { caretRight } from '@parlour/ui/icons/caret-right';
import { bell } from '@parlour/ui/icons/bell';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { QueryError } from '../../../lib/api/query-error';
import { asRefused } from '../../../lib/api/refused';
import { useNotices } from '../../../lib/api/use-notices';
import { useBrand } from '../../../lib/brand/brand';
import type { linkTo } from '../../../lib/navigation/navigation';
import type { TextWays } from '../clean-text';
import { ReadingPanes } from '../reading-panes';
import reading from '../reading.module.css';
import { TextSkeleton } from '../text-skeleton';
import { itemsOn, pagesOf, pageWith } from './announcement-list';
import { AnnouncementText } from './announcement-text';
import css from './announcements.module.css';
import { useIsRead } from './read-marks';

/** How a click goes on: to an announcement, to the list (none), or by a link of its text. */
export type AnnouncementWays = TextWays & {
  announcementLink: (item: string | undefined) => ReturnType<typeof linkTo>;
};

type ReaderProps = { item: string | undefined; ways: AnnouncementWays };

/**
 * Nine titles a page with their reader: side by side on a desk, where the first is open when none
 * was asked for; one after the other on a phone.
 */
export const AnnouncementReader = ({ item, ways }: ReaderProps) => {
  const { announcements: words } = usePhrases('announcements');
  const { data, isPending, error, refetch } = useNotices();
  if (isPending) return <TextSkeleton onRetry={refetch} />;
  if (!data) return <QueryError onRetry={refetch} refused={asRefused(error)} />;
  if (data.player.length === 0) return <EmptyState icon={bell}>{words.none}</EmptyState>;
  return <Reader item={item} list={data.player} ways={ways} />;
};

const Reader = ({ item, list, ways }: ReaderProps & { list: readonly Announcement[] }) => {
  const { announcements: words } = usePhrases('announcements');
  const [asked, setAsked] = useState(item);
  const [page, setPage] = useState(() => pageWith(list, item));
  if (asked !== item) {
    setAsked(item);
    if (item !== undefined) setPage(pageWith(list, item));
  }
  const shown = item === undefined ? list[0] : list.find(({ id }) => id === item);
  const last = pagesOf(list);
  const current = Math.min(page, last);
  return (
    <ReadingPanes
      className={css.panes}
      foot={
        <div className={css.pages}>
          <Pager onPage={setPage} page={current} totalPages={last} />
        </div>
      }
      isReading={item !== undefined}
      list={<Titles list={itemsOn(list, current)} shown={shown?.id} ways={ways} />}
      name={words.list}
    >
      {shown ? (
        <AnnouncementText
          announcement={shown}
          isAsked={item !== undefined}
          list={list}
          ways={ways}
        />
      ) : (
        <EmptyState
          action={
            <a className={buttonClass({ look: 'primary' })} {...ways.announcementLink(undefined)}>
              {words.list}
            </a>
          }
          icon={bell}
        >
          {words.missing}
        </EmptyState>
      )}
    </ReadingPanes>
  );
};

type TitlesProps = {
  list: readonly Announcement[];
  shown: string | undefined;
  ways: AnnouncementWays;
};

const Titles = ({ list, shown, ways }: TitlesProps) => {
  const { announcements: words } = usePhrases('announcements');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const isRead = useIsRead();
  return (
    <ul>
      {list.map((announcement) => {
        const { id, title, at } = announcement;
        const isUnread = !isRead(announcement);
        return (
          <li key={id}>
            <a
              aria-current={id === shown ? 'page' : undefined}
              className={`${reading.link} ${css.link}`}
              data-unread={isUnread}
              {...ways.announcementLink(id)}
            >
              <span className={css.name}>
                {title}
                {isUnread && <span className="sr-only"> ({words.unread})</span>}
              </span>
              <time className={css.day} dateTime={at}>
                {dayOfYear(at, timeZone, locale)}
              </time>
              <Icon className={reading.caret} of={caretRight} size={18} />
            </a>
          </li>
        );
      })}
    </ul>
  );
};
