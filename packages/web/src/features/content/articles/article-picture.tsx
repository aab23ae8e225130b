import { LazyImage } from '@parlour/ui/components/art/lazy-image';
import { useState } from 'react';

/** The picture beside an article's words; one that does not come leaves no hole. */
export const ArticlePicture = ({
  src,
  className,
}: {
  src: string;
  className: string | undefined;
}) => {
  const [failed, setFailed] = useState(false);
  return failed ? null : (
    <LazyImage alt="" className={className} onFailed={() => setFailed(true)} src={src} />
  );
};
