import { memberPath } from '@parlour/contract/centres';
import { type Page, pages } from '@parlour/contract/pages';
import { TabBar, TabBarItem } from '@parlour/ui/components/layout/tab-bar';
import { headset, headsetFill } from '@parlour/ui/icons/headset';
import { house, houseFill } from '@parlour/ui/icons/house';
import { magnifyingGlass, magnifyingGlassFill } from '@parlour/ui/icons/magnifying-glass';
import { receipt } from '@parlour/ui/icons/receipt';
import { user } from '@parlour/ui/icons/user';
import { wallet, walletFill } from '@parlour/ui/icons/wallet';
import { useOnline } from '@parlour/ui/use-online';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type ComponentProps, Suspense } from 'react';
import { categoryPath } from '../../../lib/navigation/paths';
import { useSite } from '../../../lib/brand/brand';
import { chunk, optional } from '../../../lib/navigation/chunk';
import { goSearch } from '../../../lib/navigation/game-search';
import { goAccount, goDeposit, goRecord } from '../../../lib/session/member-actions';
import { linkTo } from '../../../lib/navigation/navigation';
import { useIsOpen } from '../../../lib/navigation/open';
import { useSession } from '../../../lib/session/session';
import { type BuiltTab, tabsOf } from './tabs';

const promotionTab = chunk<{ current: boolean }>(
  [],
  optional(async () => (await import('./promotion-tab')).PromotionTab),
);

/**
 * The phone's five places. Deposit asks for the way in first when it must, and goes on to the
 * deposit after it; for a visitor the accent is the registration's, in the header.
 */
export const BottomTabs = ({ route }: { route: Page }) => {
  const { brand } = usePhrases('brand');
  const { categories } = useSite();
  const isOpen = useIsOpen();
  const isMember = useSession((state) => state.authState === 'member');
  const isOffline = !useOnline();
  const search = categories[0] ? categoryPath(categories[0].gameType) : pages.rng.path;
  const items: Record<Exclude<BuiltTab, 'promotions'>, ComponentProps<typeof TabBarItem>> = {
    home: { ...tabOf('home', route), icon: house, iconFill: houseFill, label: brand.tabHome },
    search: {
      ...linkTo(search, () => goSearch(search)),
      current: route.gameType !== undefined,
      icon: magnifyingGlass,
      iconFill: magnifyingGlassFill,
      label: brand.tabSearch,
    },
    depositv2: {
      ...linkTo(memberPath('depositv2'), () => !isOffline && goDeposit()),
      accent: isMember && !isOffline,
      icon: wallet,
      iconFill: walletFill,
      label: brand.tabDeposit,
      off: isOffline,
    },
    help: { ...tabOf('help', route), icon: headset, iconFill: headsetFill, label: brand.tabHelp },
    personalHistoryCopy: {
      ...linkTo(memberPath('personalHistoryCopy'), goRecord),
      icon: receipt,
      iconFill: receipt,
      label: brand.tabRecord,
    },
    securityCenter: {
      ...linkTo(memberPath('securityCenter'), goAccount),
      icon: user,
      iconFill: user,
      label: brand.tabMe,
    },
  };
  return (
    <TabBar aria-label={brand.bottomNav}>
      {(tabsOf(isOpen) as BuiltTab[]).map((tab) =>
        tab === 'promotions' ? (
          <Suspense key={tab}>
            <promotionTab.Component current={route.name === tab} />
          </Suspense>
        ) : (
          <TabBarItem key={tab} {...items[tab]} />
        ),
      )}
    </TabBar>
  );
};

/** A tab that is a page of its own: its link, and whether it is the page that is open. */
const tabOf = (name: 'help' | 'home', route: Page) => ({
  ...linkTo(pages[name].path),
  current: route.name === name,
});
