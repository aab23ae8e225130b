import { usePhrases } from '@parlour/ui/use-phrases';
import { openModal } from '../../../lib/navigation/modal';
import { linkTo, useSearch } from '../../../lib/navigation/navigation';
import { announcementPath, helpPath } from '../../../lib/navigation/paths';
import { useNotices } from '../../../lib/api/use-notices';
import { useTitleOf } from '../../../lib/navigation/item-title';
import reading from '../reading.module.css';
import { AnnouncementReader, type AnnouncementWays } from './announcement-reader';
import css from './announcements.module.css';

const Titled = ({ item }: { item: string | undefined }) => {
  const { data } = useNotices();
  useTitleOf(data?.player.find(({ id }) => id === item)?.title);
  return null;
};

/** `/noticePage`: all announcements, each at its own address. */
export const AnnouncementPage = () => {
  const { brand } = usePhrases('brand');
  const item = new URLSearchParams(useSearch()).get('item') ?? undefined;
  const ways: AnnouncementWays = {
    announcementLink: (id) => linkTo(announcementPath(id)),
    linkOf: (id) => linkTo(helpPath(id), () => openModal('help', { item: id })),
  };
  return (
    <section className={`content ${css.page}`}>
      <div className={reading.head}>
        <h1 className="t-h1">{brand.notices}</h1>
      </div>
      <div className={reading.sheet}>
        <Titled item={item} />
        <AnnouncementReader item={item} ways={ways} />
      </div>
    </section>
  );
};
