import { usePhrases } from '@parlour/ui/use-phrases';
import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/api/idle';
import { useLoading } from '../../../lib/api/loading';
import css from './connection-bar.module.css';

/** Says that the network is gone, back, or slow; the page under it stays readable. */
export const ConnectionBar = () => {
  const { common } = usePhrases('common');
  const isSlow = useLoading((state) => state.slow > 0);
  const isWaiting = useLoading((state) => state.waiting > 0);
  const OfflineBar = useOfflineBar();
  return (
    <>
      {OfflineBar && <OfflineBar />}
      <div aria-live="polite">{isSlow && <p className={css.slow}>{common.stillLoading}</p>}</div>
      {isWaiting && <div className={css.loader} />}
    </>
  );
};

/** Fetched after the first page, while there is a network to fetch it by. */
const useOfflineBar = (): ComponentType | undefined => {
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(
    () =>
      whenIdle(() => {
        import('@parlour/ui/components/feedback/offline-bar').then(
          ({ OfflineBar }) => setBar(() => OfflineBar),
          () => undefined,
        );
      }),
    [],
  );
  return Bar;
};
