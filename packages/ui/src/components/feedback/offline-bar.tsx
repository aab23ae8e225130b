import { useEffect, useRef, useState } from 'react';
import { wifiHigh } from '../../icons/wifi-high';
import { wifiSlash } from '../../icons/wifi-slash';
import { useOnline } from '../../use-online';
import { usePhrases } from '../../use-phrases';
import { Icon } from '../art/icon';
import css from './offline-bar.module.css';

const BACK_MS = 3000;

/** The bar under the header while there is no network, and for three seconds after it came back. */
export const OfflineBar = () => {
  const { common } = usePhrases('common');
  const isOnline = useOnline();
  const wasOffline = useRef(false);
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    if (!isOnline) {
      wasOffline.current = true;
      return;
    }
    if (!wasOffline.current) return;
    wasOffline.current = false;
    setIsBack(true);
    const timer = setTimeout(() => setIsBack(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [isOnline]);
  if (!isOnline) {
    return (
      <output className={css.bar}>
        <Icon of={wifiSlash} size={18} />
        <span>{common.offlineTitle}</span>
      </output>
    );
  }
  return (
    <output className={css.bar}>
      {isBack && (
        <>
          <span className={css.back}>
            <Icon of={wifiHigh} size={18} />
          </span>
          <span>{common.offlineBack}</span>
        </>
      )}
    </output>
  );
};
