import { casework as calls, type CaseView } from '@parlour/contract/casework';
import { Icon } from '@parlour/ui/components/art/icon';
import { Button } from '@parlour/ui/components/form/button';
import { CopyButton } from '@parlour/ui/components/form/copy-button';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { timeOfDay } from '@parlour/ui/format';
import { arrowLeft } from '@parlour/ui/icons/arrow-left';
import { lockSimpleFill } from '@parlour/ui/icons/lock-simple';
import { x } from '@parlour/ui/icons/x';
import { fill } from '@parlour/locales/phrases';
import { useState } from 'react';
import { useZone } from '../../lib/brand';
import { useWords } from '../../lib/language';
import { KeyCap } from '../../lib/parts/key-cap';
import { useIsPhone } from '../../lib/use-is-phone';
import { ReasonDialog } from './reason-dialog';
import css from './case.module.css';
import type { Claim } from './use-claim';

type CaseHeadProps = {
  view: CaseView;
  claim: Claim;
  place: { at: number; of: number } | undefined;
  onClose: () => void;
  onMove: (by: number) => void;
};

/** The number of a case, who has it until when, and the way to the one before and after. */
export const CaseHead = ({ view, claim, place, onClose, onMove }: CaseHeadProps) => {
  const { casework, common } = useWords();
  const isPhone = useIsPhone();
  // On a phone it is the page; else it stands beside the queue, whose name is the page's.
  const Title = isPhone ? 'h1' : 'h2';
  return (
    <header className={css.head}>
      {isPhone && <IconButton icon={arrowLeft} label={common.back} onClick={onClose} />}
      <Title className={css.number}>{view.number}</Title>
      {!isPhone && <CopyButton of={casework.number} text={view.number} />}
      <HeldBy claim={claim} view={view} />
      <span className={css.grow} />
      {place && (
        <span className={css.place}>
          {place.at} / {place.of}
        </span>
      )}
      {!isPhone && (
        <>
          <button className={css.step} onClick={() => onMove(-1)} type="button">
            <span className="sr-only">{casework.up}</span>
            <KeyCap of="K" />
          </button>
          <button className={css.step} onClick={() => onMove(1)} type="button">
            <span className="sr-only">{casework.down}</span>
            <KeyCap of="J" />
          </button>
          <IconButton icon={x} label={common.close} onClick={onClose} size={18} />
        </>
      )}
    </header>
  );
};

const HeldBy = ({ view, claim }: { view: CaseView; claim: Claim }) => {
  const { casework } = useWords();
  const zone = useZone();
  const [isTaking, setIsTaking] = useState(false);
  const { claimedBy, claimedUntil, may } = view;
  if (!claimedBy || !claimedUntil) {
    return may.claim ? (
      <Button onClick={claim.claim} small>
        {casework.claim}
      </Button>
    ) : null;
  }
  const until = timeOfDay(claimedUntil, zone, true);
  return (
    <>
      <span className={css.held} role="status">
        <Icon of={lockSimpleFill} size={15} />
        {claim.isMine
          ? fill(casework.mineUntil, { until })
          : fill(casework.theirsUntil, { name: claimedBy.name, until })}
      </span>
      {!claim.isMine && may.reassign && (
        <Button onClick={() => setIsTaking(true)} small>
          {casework.reassign}
        </Button>
      )}
      {isTaking && (
        <ReasonDialog
          label={casework.why}
          onClose={() => setIsTaking(false)}
          send={(reason, version) => ({ endpoint: calls.reassignCase, input: { reason, version } })}
          submit={casework.reassign}
          title={casework.reassign}
          view={view}
        />
      )}
    </>
  );
};
