import { useState } from 'react';
import { keepWish, readWish } from '../page/device';

/** The spin button on the other side, for the other hand; kept on this device. */
export const useMirrored = (): [isMirrored: boolean, toggle: () => void] => {
  const [isMirrored, setMirrored] = useState(() => readWish('mirror') === '1');
  const toggle = () => {
    setMirrored(!isMirrored);
    keepWish('mirror', isMirrored ? '0' : '1');
  };
  return [isMirrored, toggle];
};
