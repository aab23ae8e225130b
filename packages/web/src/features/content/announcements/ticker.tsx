import { pages } from '@parlour/contract/pages';
import { Icon } from '@parlour/ui/components/art/icon';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { megaphoneSimple } from '@parlour/ui/icons/megaphone-simple';
import { pauseFill } from '@parlour/ui/icons/pause';
import { playFill } from '@parlour/ui/icons/play';
import { setPlaying, useIsPlaying } from '@parlour/ui/motion';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useSite } from '../../../lib/brand/brand';
import { openModal } from '../../../lib/navigation/modal';
import { linkTo } from '../../../lib/navigation/navigation';
import { announcementPath } from '../../../lib/navigation/paths';
import css from './ticker.module.css';
import { useScrolling } from './use-scrolling';

type Titles = readonly { id: string; title: string }[];

/**
 * The newest titles in a line that scrolls; each opens the announcements at itself. Until it moves,
 * and where motion is not welcome, the first title stands alone.
 */
export const Ticker = () => {
  const { brand, common } = usePhrases('brand', 'common');
  const { announcements, banners } = useSite();
  const isPlaying = useIsPlaying();
  const { titles } = announcements;
  const { line, isMoving, hold } = useScrolling({ isPlaying, titles });
  if (titles.length === 0) return null;
  // The banner above has the control of all that moves, where it turns pages itself.
  const isBannerTurning = banners.filter(({ groupName }) => groupName === 'home').length > 1;
  return (
    <section aria-label={brand.notices} className="content">
      <div className={css.ticker}>
        <Icon className={css.sign} of={megaphoneSimple} size={18} />
        <div className={css.window} {...hold}>
          <div className={css.line} data-moving={isMoving} ref={line}>
            <Line titles={titles} />
            {isMoving && <Line isCopy titles={titles} />}
          </div>
        </div>
        {!isBannerTurning && titles.length > 1 && (
          <IconButton
            icon={isPlaying ? pauseFill : playFill}
            label={isPlaying ? common.pauseMotion : common.playMotion}
            onClick={() => setPlaying(!isPlaying)}
            size={18}
          />
        )}
        <a
          className={css.all}
          {...linkTo(pages.notices.path, () => openModal('announcements', {}))}
        >
          {common.all}
          <span className="sr-only">: {brand.notices}</span>
        </a>
      </div>
    </section>
  );
};

const Line = ({ titles, isCopy = false }: { titles: Titles; isCopy?: boolean }) => (
  <ul aria-hidden={isCopy} className={css.titles} inert={isCopy}>
    {titles.map(({ id, title }) => (
      <li key={id}>
        <a {...linkTo(announcementPath(id), () => openModal('announcements', { item: id }))}>
          {title}
        </a>
      </li>
    ))}
  </ul>
);
