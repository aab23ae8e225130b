import type { Zone } from '@parlour/contract/time-zone';
import { useEffect, useState } from 'react';
import { clock } from '../../format';

export interface ClockProps {
  zone: Zone;
  /** How far the server's time is ahead of this device's, in ms. */
  offsetMs?: number;
  /** `Giờ hệ thống GMT+7`: the name of the figure. */
  label: string;
}

/** The server's time, drawn only in the browser: the time of the kept page would be wrong. */
export const Clock = ({ zone, offsetMs = 0, label }: ClockProps) => {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const time = Date.now() + offsetMs;
      setNow(time);
      timer = setTimeout(tick, 1000 - (time % 1000));
    };
    tick();
    return () => clearTimeout(timer);
  }, [offsetMs]);
  return (
    <span aria-label={label} dir="ltr" role="timer">
      {now === undefined ? '\u2007\u2007:\u2007\u2007:\u2007\u2007' : clock(now, zone)}
    </span>
  );
};
