import type { Vendor } from '@parlour/contract/catalogue';
import { Carousel } from '@parlour/ui/components/layout/carousel';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useSite } from '../../../../lib/brand/brand';
import { VendorMark } from '../../../../lib/brand/vendor-mark';
import { linkTo } from '../../../../lib/navigation/navigation';
import { openVendor, vendorPath } from '../../../../lib/navigation/vendor-link';
import css from '../home.module.css';
import strip from './vendor-strip.module.css';

/** Every vendor of the brand once, the hot ones first; one alone has its games above. */
export const VendorStrip = () => {
  const { catalogue } = usePhrases('catalogue');
  const vendors = useVendors();
  if (vendors.length < 2) return null;
  return (
    <section aria-label={catalogue.vendors} className={css.section}>
      <div className={css.head}>
        <h2 className="t-h2">{catalogue.vendors}</h2>
      </div>
      <Carousel
        label={catalogue.vendors}
        slides={vendors.map((vendor) => ({
          id: vendor.vassalage,
          content: (
            <a className={strip.well} {...linkTo(vendorPath(vendor), () => openVendor(vendor))}>
              <VendorMark vendor={vendor} />
            </a>
          ),
        }))}
      />
      <hr className={`rule ${css.rule}`} />
    </section>
  );
};

const useVendors = (): Vendor[] => {
  const all = useSite().categories.flatMap(({ vendors }) => vendors);
  const byCode = new Map(all.toReversed().map((vendor) => [vendor.vassalage, vendor]));
  return [...byCode.values()].toReversed().toSorted((one, other) => other.isHot - one.isHot);
};
