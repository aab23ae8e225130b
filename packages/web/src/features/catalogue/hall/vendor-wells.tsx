import type { Vendor } from '@parlour/contract/catalogue';
import { everyVendor } from '@parlour/contract/pages';
import { HotTag } from '@parlour/ui/components/display/tag';
import { count } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { CategoryIcon } from '../../../lib/brand/category-icon';
import { VendorMark } from '../../../lib/brand/vendor-mark';
import { hallPath } from '../../../lib/navigation/paths';
import { Link } from '../../../lib/navigation/navigation';
import type { VendorsProps } from './hall';
import css from './vendor-wells.module.css';

/** The vendors of a category, each with its games; the first place is all of them. */
export const VendorWells = ({ gameType, vendors, current }: VendorsProps) => {
  const { catalogue, common } = usePhrases('catalogue', 'common');
  const total = vendors.reduce((sum, { games }) => sum + games, 0);
  return (
    <nav aria-label={catalogue.vendors} className={`content ${css.vendors}`}>
      <ul className={css.wells}>
        {vendors.length > 1 && (
          <li>
            <Link
              aria-current={current === everyVendor ? 'page' : undefined}
              className={css.vendor}
              href={hallPath(gameType, {})}
            >
              <span className={css.well}>
                <CategoryIcon of={gameType} size={28} />
              </span>
              <span className={css.name}>
                {common.all}
                <span className={css.count}>{count(total)}</span>
              </span>
            </Link>
          </li>
        )}
        {vendors.map((vendor) => (
          <li key={vendor.vassalage}>
            <Well
              isCurrent={vendor.vassalage === current || vendors.length === 1}
              vendor={vendor}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Well = ({ vendor, isCurrent }: { vendor: Vendor; isCurrent: boolean }) => {
  const { catalogue } = usePhrases('catalogue');
  const { gameType, vassalage, title, isHot, maintenance, games } = vendor;
  return (
    <Link
      aria-current={isCurrent ? 'page' : undefined}
      className={css.vendor}
      href={hallPath(gameType, { page: vassalage })}
    >
      {isHot === 1 && (
        <span className={css.hot}>
          <HotTag>{catalogue.hotMark}</HotTag>
        </span>
      )}
      <span className={css.well}>
        <VendorMark vendor={vendor} />
      </span>
      <span className={css.name}>
        {maintenance ? fill(catalogue.maintenance, { vendor: title }) : title}
        <span className={css.count}>{count(games)}</span>
      </span>
    </Link>
  );
};
