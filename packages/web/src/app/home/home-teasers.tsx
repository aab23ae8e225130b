import { PromotionStrip } from '../../features/promotion/promotion-strip';
import { AppTeaser } from '../../features/content/download/app-teaser';
import { useIsOpen } from '../../lib/navigation/open';

/** The foot of home: what the brand offers beside its games, where it has that. */
export const HomeTeasers = () => {
  const isOpen = useIsOpen();
  return (
    <div className="content">
      {isOpen('promotions') && <PromotionStrip />}
      {isOpen('app') && <AppTeaser />}
    </div>
  );
};
