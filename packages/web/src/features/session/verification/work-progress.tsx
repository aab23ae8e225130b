import type { Puzzle } from '@parlour/contract/session/verification';
import { fill } from '@parlour/locales/phrases';
import { Spinner } from '@parlour/ui/components/feedback/spinner';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useEffectEvent, useState } from 'react';
import css from './verification.module.css';
import { compute, type Progress } from './work';

type WorkProgressProps = { work: Puzzle['work']; onWorked: (work: string) => void };

/** The computation while it is on screen; it stops when it leaves. */
export const WorkProgress = ({ work, onWorked }: WorkProgressProps) => {
  const { verification: words } = usePhrases('verification');
  const [progress, setProgress] = useState<Progress>({ done: 0, secondsLeft: 0 });
  const { challenge, bits } = work;
  const worked = useEffectEvent(onWorked);
  useEffect(() => {
    const giveUp = new AbortController();
    compute({ challenge, bits }, { signal: giveUp.signal, onProgress: setProgress }).then(
      (numbers) => worked(numbers),
      () => undefined,
    );
    return () => giveUp.abort();
  }, [challenge, bits]);
  const { done, secondsLeft } = progress;
  const percent = Math.round(done * 100);
  const says = done > 0 ? fill(words.workLeft, { seconds: secondsLeft }) : words.working;
  return (
    <div className={css.work}>
      <Spinner size={28} />
      <p>
        <strong>{says}</strong>
        <span className="t-small">{words.keepOpen}</span>
      </p>
      <progress aria-label={words.working} className="sr-only" max={100} value={percent} />
      <span aria-hidden="true" className={css.percent}>
        {percent}%
      </span>
    </div>
  );
};
