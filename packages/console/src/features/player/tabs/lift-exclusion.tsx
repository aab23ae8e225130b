import { Button } from '@parlour/ui/components/form/button';
import { useState } from 'react';
import { useWords } from '../../../lib/language';
import { ProposeDialog } from '../../change/propose-dialog';

/** Proposes that an exclusion from another account ends; a second person decides it. */
export const LiftExclusion = ({ playerId }: { playerId: string }) => {
  const { play } = useWords().player;
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <p className="t-2">{play.carried}</p>
      <Button onClick={() => setIsShown(true)} small>
        {play.lift}
      </Button>
      {isShown && (
        <ProposeDialog
          kind="exclusion"
          object={playerId}
          onClose={() => setIsShown(false)}
          patchOf={() => ({ lifted: true })}
          title={play.lift}
        >
          {() => <p>{play.liftWhat}</p>}
        </ProposeDialog>
      )}
    </>
  );
};
