import type { Vendor } from '@parlour/contract/catalogue';
import { LazyImage } from '@parlour/ui/components/art/lazy-image';
import { useState } from 'react';
import css from './vendor-mark.module.css';

/**
 * A vendor's logo, or its name set in our own letters where there is none: never a broken
 * picture.
 */
export const VendorMark = ({ vendor: { logo, title } }: { vendor: Vendor }) => {
  const [failed, setFailed] = useState<string>();
  return (
    <span className={css.mark}>
      {logo !== undefined && logo !== failed ? (
        <LazyImage alt={title} className={css.logo} onFailed={() => setFailed(logo)} src={logo} />
      ) : (
        title
      )}
    </span>
  );
};
