import type { Game, Category, Vendor } from '@parlour/contract/catalogue';
import { GameCard } from '@parlour/ui/components/layout/game-card';
import { Icon } from '@parlour/ui/components/art/icon';
import { HotTag } from '@parlour/ui/components/display/tag';
import { arrowRight } from '@parlour/ui/icons/arrow-right';
import { count } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { categoryPath } from '../../../lib/navigation/paths';
import { useSite } from '../../../lib/brand/brand';
import { gameCard, returnLine } from '../../../lib/navigation/game-link';
import { Link, linkTo } from '../../../lib/navigation/navigation';
import { openVendor, vendorPath } from '../../../lib/navigation/vendor-link';
import { VendorMark } from '../../../lib/brand/vendor-mark';
import css from './mega-menu.module.css';

// The specification's number: the twelfth place is the way to the others.
const shownVendors = 11;

type Props = { category: Category; onLeave: () => void };

/** What a category holds: two hot games and its vendors. */
export const MegaMenu = ({ category: { gameType, vendors }, onLeave }: Props) => {
  const { brand, catalogue } = usePhrases('brand', 'catalogue');
  const games = useSite()
    .hot.filter((game) => game.gameType === gameType)
    .slice(0, 2);
  // As on home: the vendor is worth a line only where there are several.
  const vendorOf = ({ vassalage: code }: Game): string | undefined =>
    vendors.length > 1 ? vendors.find(({ vassalage }) => vassalage === code)?.title : undefined;
  const category = brand[gameType];
  return (
    <div className={css.panel}>
      {games.length > 0 && (
        <section className={css.games}>
          <h2 className={`t-h3 ${css.title}`}>{catalogue.hot}</h2>
          <div className={css.pair}>
            {games.map((game) => (
              <GameCard
                {...gameCard(game, catalogue)}
                key={game.nodeId}
                line={vendorOf(game) ?? returnLine(game, catalogue)}
              />
            ))}
          </div>
        </section>
      )}
      <section className={css.vendors}>
        <h2 className={`t-h3 ${css.title}`}>{fill(catalogue.vendorsOf, { category })}</h2>
        <ul className={css.wells}>
          {vendors.slice(0, shownVendors).map((vendor) => (
            <li key={vendor.vassalage}>
              <Well onLeave={onLeave} vendor={vendor} />
            </li>
          ))}
          {vendors.length >= shownVendors && (
            <li>
              <Link
                className={`${css.well} ${css.more}`}
                href={categoryPath(gameType)}
                onClick={onLeave}
              >
                {brand.moreVendors}
                <Icon of={arrowRight} size={18} />
              </Link>
            </li>
          )}
        </ul>
      </section>
    </div>
  );
};

const Well = ({ vendor, onLeave }: { vendor: Vendor; onLeave: () => void }) => {
  const { catalogue } = usePhrases('catalogue');
  return (
    <a
      className={css.vendor}
      {...linkTo(vendorPath(vendor), () => {
        onLeave();
        openVendor(vendor);
      })}
    >
      {vendor.isHot === 1 && (
        <span className={css.hot}>
          <HotTag>{catalogue.hotMark}</HotTag>
        </span>
      )}
      <span className={css.well}>
        <VendorMark vendor={vendor} />
      </span>
      <span className={css.name}>
        {vendor.maintenance ? fill(catalogue.maintenance, { vendor: vendor.title }) : vendor.title}
        <span className={css.count}>{count(vendor.games)}</span>
      </span>
    </a>
  );
};
