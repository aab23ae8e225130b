import { everyVendor } from '@parlour/contract/pages';
import { cx } from '@parlour/ui/class-names';
import { usePhrases } from '@parlour/ui/use-phrases';
import { hallPath } from '../../../lib/navigation/paths';
import { Link } from '../../../lib/navigation/navigation';
import { writeSession } from '../../../lib/session/storage';
import inks from '../../../lib/brand/category-icon.module.css';
import { VendorMark } from '../../../lib/brand/vendor-mark';
import { useEffect, useRef } from 'react';
import type { VendorsProps } from './hall';
import css from './hall.module.css';

/** A tab a vendor; each has its address. */
export const VendorTabs = ({ gameType, vendors, current }: VendorsProps) => {
  const { catalogue, common } = usePhrases('catalogue', 'common');
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (tab) strip.current?.scrollTo({ left: tab.offsetLeft - tab.clientWidth });
  }, [current]);
  const [before = '', after = ''] = catalogue.hall.split('{vendor}').map((word) => word.trim());
  return (
    <nav aria-label={catalogue.vendors} className={cx(css.vendors, inks[gameType])}>
      <div className={css.vendorStrip} ref={strip}>
        {vendors.length > 1 && (
          <Link
            aria-current={current === everyVendor ? 'page' : undefined}
            className={css.vendor}
            href={hallPath(gameType, { page: everyVendor })}
          >
            {common.all}
          </Link>
        )}
        {vendors.map((vendor) => (
          <Link
            aria-current={vendor.vassalage === current ? 'page' : undefined}
            className={css.vendor}
            href={hallPath(vendor.gameType, { page: vendor.vassalage })}
            key={vendor.vassalage}
            onClick={() => writeSession('currentVendor', vendor.vassalage)}
          >
            {before && <span>{before}</span>}
            <VendorMark vendor={vendor} />
            {after && <span>{after}</span>}
          </Link>
        ))}
      </div>
    </nav>
  );
};
