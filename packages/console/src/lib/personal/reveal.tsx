import { playerConsole, type revealedFields } from '@parlour/contract/player-console';
import { fill } from '@parlour/locales/phrases';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { eye } from '@parlour/ui/icons/eye';
import { eyeSlash } from '@parlour/ui/icons/eye-slash';
import { useEffect, useState } from 'react';
import { call } from '../api/call';
import { useWords } from '../language';
import { useMay } from '../session/me';
import css from './reveal.module.css';
import { ReasonFormDialog } from '../parts/reason-form-dialog';

type RevealedField = (typeof revealedFields)[number];

type RevealProps = {
  playerId: string;
  brand: string;
  field: RevealedField;
  /** What stands there until then. */
  masked: string;
};

/** A value stays on the page for so long; it goes with the page too, when that locks. */
const shownMs = 30_000;

/** A personal value of a player: opened with a reason, and gone after half a minute. */
export const Reveal = ({ playerId, brand, field, masked }: RevealProps) => {
  const { reveal } = useWords();
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<{ value: string }>();
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [shown]);
  const name = reveal.fields[field];
  return (
    <span className={css.reveal}>
      <span aria-live="polite">
        {shown ? shown.value : <span className="t-2">{masked}</span>}
        {shown && <span className="sr-only"> {reveal.forAWhile}</span>}
      </span>
      {may('player.v', brand) && (
        <IconButton
          icon={shown ? eyeSlash : eye}
          label={fill(shown ? reveal.hide : reveal.show, { name })}
          onClick={() => (shown ? setShown(undefined) : setAsking(true))}
          size={16}
        />
      )}
      {isAsking && (
        <ReasonFormDialog
          act={reveal.act}
          onClose={() => setAsking(false)}
          send={async (reason) => {
            const { value } = await call(playerConsole.revealField, { playerId, field, reason });
            setShown({ value: value ?? reveal.none });
          }}
          title={fill(reveal.show, { name })}
          what={reveal.what}
        />
      )}
    </span>
  );
};
