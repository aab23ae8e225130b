import { Button } from '@parlour/ui/components/form/button';
import { useState } from 'react';
import { ProposeDialog } from '../../change/propose-dialog';

type LiftActProps = {
  kind: 'block' | 'hold';
  playerId: string;
  name: string;
  /** What it does, before it is proposed. */
  what: string;
};

const patches = { block: { blocked: false }, hold: { held: false } } as const;

/** Proposes that a block or a hold ends; a second person confirms it. */
export const LiftAct = ({ kind, playerId, name, what }: LiftActProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} small>
        {name}
      </Button>
      {isOpen && (
        <ProposeDialog
          kind={kind}
          object={playerId}
          onClose={() => setOpen(false)}
          patchOf={() => ({ ...patches[kind] })}
          title={name}
        >
          {() => <p>{what}</p>}
        </ProposeDialog>
      )}
    </>
  );
};
