import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useState } from 'react';
import { serverNow } from '../../../lib/api/server-time';
import { cellsOf } from './countdown-cells';
import css from './countdown.module.css';

type CountdownProps = {
  /** Undefined while no draw is on sale. */
  closesAt: string | undefined;
  onClosed: () => void;
};

/** Until when the draw takes bets, by the server's clock; dashes where no draw is on sale. */
export const Countdown = ({ closesAt, onClosed }: CountdownProps) => {
  const { lottery } = usePhrases('lottery');
  const leftMs = useLeft(closesAt, onClosed);
  return (
    <div className={css.countdown}>
      <span className="t-small t-2" id="closes-in">
        {lottery.closesIn}
      </span>
      <span aria-labelledby="closes-in" className={css.cells} role="timer">
        <span aria-hidden={closesAt === undefined || undefined} className={css.cells}>
          {cellsOf(leftMs).map(({ key, sign, isSeparator }) => (
            <span className={isSeparator ? css.separator : css.cell} key={key}>
              {sign}
            </span>
          ))}
        </span>
        {closesAt === undefined && <span className="sr-only">{lottery.noClosing}</span>}
      </span>
    </div>
  );
};

/** The time left, once a second; drawn only in the browser, as a kept page would be late. */
const useLeft = (closesAt: string | undefined, onClosed: () => void): number | undefined => {
  const [leftMs, setLeft] = useState<number>();
  useEffect(() => {
    if (closesAt === undefined) return setLeft(undefined);
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const left = Date.parse(closesAt) - serverNow();
      setLeft(Math.max(0, left));
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
      else onClosed();
    };
    tick();
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the draw decides, not its reader
  }, [closesAt]);
  return leftMs;
};
