import type { Vendor } from '@parlour/contract/catalogue';
import css from './vendor-mark.module.css';

/**
 * A vendor's logo, or its name set in our own letters where there is none: never a broken
 * picture.
 */
export const VendorMark = ({ vendor }: { vendor: Vendor }) => (
  <span className={css.mark}>
    {vendor.logo ? (
      <img alt={vendor.title} className={css.logo} loading="lazy" src={vendor.logo} />
    ) : (
      vendor.title
    )}
  </span>
);
