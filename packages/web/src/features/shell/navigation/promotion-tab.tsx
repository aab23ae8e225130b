import { pages } from '@parlour/contract/pages';
import { TabBarItem } from '@parlour/ui/components/layout/tab-bar';
import { gift, giftFill } from '@parlour/ui/icons/gift';
import { usePhrases } from '@parlour/ui/use-phrases';
import { linkTo } from '../../../lib/navigation/navigation';

/** Its icon is fetched only where the brand has promotions. */
export const PromotionTab = ({ current }: { current: boolean }) => {
  const { brand } = usePhrases('brand');
  return (
    <TabBarItem
      {...linkTo(pages.promotions.path)}
      current={current}
      icon={gift}
      iconFill={giftFill}
      label={brand.promotions}
    />
  );
};
