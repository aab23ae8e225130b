import { cx } from '@parlour/ui/class-names';
import { Banner as Carousel } from '@parlour/ui/components/layout/banner';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useSite } from '../../../lib/brand/brand';
import { useIsOpen } from '../../../lib/navigation/open';
import { useSession } from '../../../lib/session/session';
import { bannerLink } from './banner-link';
import css from './banner.module.css';

/** The banners of a group, and nothing where there are none. */
export const Banner = ({ group }: { group: string }) => {
  const { content, common } = usePhrases('content', 'common');
  const isOpen = useIsOpen();
  const banners = useSite().banners.filter(({ groupName }) => groupName === group);
  const isPausing = useSession(({ member }) => member?.isPausing);
  // Who takes a break from play sees no advertising.
  if (banners.length === 0 || isPausing) return null;
  const slides = banners.map((banner) => ({
    id: banner.bannerId,
    image: banner.url || undefined,
    alt: banner.text?.alt,
    art: banner.art,
    eyebrow: banner.text?.eyebrow,
    title: banner.text?.title ?? '',
    body: banner.text?.body,
    action: banner.text?.action,
    link: bannerLink(banner, isOpen),
  }));
  return (
    <div className={cx('content', css.banner)}>
      <Carousel
        eager
        isLow={group !== 'home'}
        label={content.banners}
        slides={slides}
        words={{
          pause: common.pauseMotion,
          play: common.playMotion,
          goTo: (index) => fill(content.goTo, { index, total: banners.length }),
        }}
      />
    </div>
  );
};
