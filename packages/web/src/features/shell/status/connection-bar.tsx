import { OfflineBar } from '@parlour/ui/components/feedback/offline-bar';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useLoading } from '../../../lib/api/loading';
import css from './connection-bar.module.css';

/** Says that the network is gone, back, or slow; the page under it stays readable. */
export const ConnectionBar = () => {
  const { common } = usePhrases('common');
  const isSlow = useLoading((state) => state.slow > 0);
  const isWaiting = useLoading((state) => state.waiting > 0);
  return (
    <>
      <OfflineBar />
      <div aria-live="polite">{isSlow && <p className={css.slow}>{common.stillLoading}</p>}</div>
      {isWaiting && <div className={css.loader} />}
    </>
  );
};
