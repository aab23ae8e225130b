import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { Spinner } from '@parlour/ui/components/feedback/spinner';
import { arrowsClockwise } from '@parlour/ui/icons/arrows-clockwise';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useRef, useState } from 'react';
import type { Modals } from '../../../lib/navigation/modal';
import { PuzzleSlider } from './puzzle-slider';
import { type PuzzleState, usePuzzle } from './use-puzzle';
import css from './verification.module.css';
import { WorkProgress } from './work-progress';

/** The step before a form is sent: the puzzle, or a computation in its place. */
export const VerificationDialog = ({
  purpose,
  isWork: isWorkFirst = false,
  note: first,
  onDone,
}: Modals['verification']) => {
  const words = usePhrases('verification', 'refusal', 'common');
  const [isWorkWanted, setWorkWanted] = useState(isWorkFirst);
  const state = usePuzzle(purpose, first, onDone);
  const { puzzle, note, refused, isSending, fetchNext } = state;
  const isWork = isWorkWanted || puzzle?.image === '';
  return (
    <Dialog
      onClose={() => onDone(undefined)}
      rosette="login"
      title={isWork ? words.verification.workTitle : words.verification.title}
    >
      <div className={css.step}>
        {refused ? (
          <Failed state={state} />
        ) : (
          <>
            {isWork && <p className="t-2">{words.verification.workWhy}</p>}
            {puzzle?.image === '' && !isWorkWanted && <p>{words.verification.noPicture}</p>}
            <Task isWork={isWork} state={state} />
          </>
        )}
        <output className={css.note}>
          {isSending ? words.verification.checking : note && words.verification[note]}
        </output>
        <div className={css.foot}>
          <button className="t-link" onClick={() => setWorkWanted(!isWorkWanted)} type="button">
            {isWorkWanted ? words.verification.backToPicture : words.verification.otherWay}
          </button>
          {!isWork && (
            <IconButton
              icon={arrowsClockwise}
              label={words.verification.another}
              onClick={() => void fetchNext()}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
};

type PartProps = { state: PuzzleState };

const Task = ({
  isWork,
  state: { puzzle, isSending, answer },
}: PartProps & { isWork: boolean }) => {
  const { verification } = usePhrases('verification');
  if (!puzzle) {
    return (
      <div className={css.loading}>
        <Spinner size={28} />
        <span className="sr-only">{verification.loading}</span>
      </div>
    );
  }
  if (isWork) {
    return (
      <WorkProgress key={puzzle.id} onWorked={(work) => void answer({ work })} work={puzzle.work} />
    );
  }
  return (
    <PuzzleSlider
      isBusy={isSending}
      key={puzzle.id}
      onAnswer={(given) => void answer(given)}
      puzzle={puzzle}
    />
  );
};

const Failed = ({ state: { refused, fetchNext } }: PartProps) => {
  const { refusal, common } = usePhrases('refusal', 'common');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      {refused && <FormAlert>{refusal[refused.code]}</FormAlert>}
      <Button look="primary" onClick={() => void fetchNext()} ref={button} wide>
        {common.retry}
      </Button>
    </>
  );
};
