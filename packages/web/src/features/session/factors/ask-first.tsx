import { Button } from '@parlour/ui/components/form/button';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useId, useRef, useState } from 'react';
import css from '../security.module.css';

type AskFirstProps = {
  word: string;
  label: string;
  question: string;
  isBusy: boolean;
  onYes: () => void;
};

/** A button whose action cannot be taken back: it asks once more, in its own place. */
export const AskFirst = ({ word, label, question, isBusy, onYes }: AskFirstProps) => {
  const { common } = usePhrases('common');
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  // The focus follows the button that was pressed, there and back.
  useEffect(() => {
    if (isAsking !== wasAsking.current) place.current?.querySelector('button')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  return (
    <div className={isAsking ? css.asking : undefined} ref={place}>
      {isAsking ? (
        <>
          <p className="t-small" id={id}>
            {question}
          </p>
          <Button onClick={() => setAsking(false)} small>
            {common.cancel}
          </Button>
          <Button
            aria-describedby={id}
            aria-label={label}
            busy={isBusy && common.sending}
            look="primary"
            onClick={() => {
              setAsking(false);
              onYes();
            }}
            small
          >
            {word}
          </Button>
        </>
      ) : (
        <Button
          aria-label={label}
          busy={isBusy && common.sending}
          onClick={() => setAsking(true)}
          small
        >
          {word}
        </Button>
      )}
    </div>
  );
};
