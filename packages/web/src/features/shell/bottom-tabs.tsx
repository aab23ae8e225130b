import { TabBar, TabBarItem } from '@parlour/ui/components/tab-bar';
import { gift, giftFill } from '@parlour/ui/icons/gift';
import { house, houseFill } from '@parlour/ui/icons/house';
import { magnifyingGlass, magnifyingGlassFill } from '@parlour/ui/icons/magnifying-glass';
import { user, userFill } from '@parlour/ui/icons/user';
import { wallet, walletFill } from '@parlour/ui/icons/wallet';
import { useOnline } from '@parlour/ui/use-online';
import { usePhrases } from '@parlour/ui/use-phrases';
import { categoryPath, memberPath, paths, type Route } from '../../app/paths';
import { useSite } from '../../lib/brand';
import { goAccount, goDeposit } from '../../lib/member-actions';
import { linkTo } from '../../lib/navigation';

/**
 * The phone's five places. Deposit asks for the login first when it must, and goes on to the
 * deposit after it.
 */
export const BottomTabs = ({ route }: { route: Route }) => {
  const { brand } = usePhrases('brand');
  const { lanes } = useSite();
  const isOffline = !useOnline();
  const search = lanes[0] ? categoryPath(lanes[0].gameType) : paths.rng;
  const home = { pathname: paths.home, search: '' };
  return (
    <TabBar aria-label={brand.bottomNav}>
      <TabBarItem
        {...linkTo(paths.home)}
        current={route.name === 'home'}
        icon={house}
        iconFill={houseFill}
        label={brand.tabHome}
      />
      <TabBarItem
        {...linkTo(search)}
        current={route.gameType !== undefined}
        icon={magnifyingGlass}
        iconFill={magnifyingGlassFill}
        label={brand.tabSearch}
      />
      <TabBarItem
        {...linkTo(memberPath('depositv2', home), () => !isOffline && goDeposit())}
        accent={!isOffline}
        icon={wallet}
        iconFill={walletFill}
        label={brand.tabDeposit}
        off={isOffline}
      />
      <TabBarItem
        {...linkTo(paths.promotions)}
        current={route.name === 'promotions'}
        icon={gift}
        iconFill={giftFill}
        label={brand.tabOffers}
      />
      <TabBarItem
        {...linkTo(memberPath('securityCenter', home), goAccount)}
        icon={user}
        iconFill={userFill}
        label={brand.tabMe}
      />
    </TabBar>
  );
};
