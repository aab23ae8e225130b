import { Carousel } from '@parlour/ui/components/layout/carousel';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useSite } from '../../../../lib/brand/brand';
import { VendorMark } from '../../../../lib/brand/vendor-mark';
import { linkTo } from '../../../../lib/navigation/navigation';
import { openVendor, vendorPath } from '../../../../lib/navigation/vendor-link';
import css from '../home.module.css';
import { eachVendor } from './each-vendor';
import strip from './vendor-strip.module.css';

/** Every vendor of the brand once, the hot ones first; one alone has its games above. */
export const VendorStrip = () => {
  const { catalogue } = usePhrases('catalogue');
  const vendors = eachVendor(useSite().categories);
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
