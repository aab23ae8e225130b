import { casework, type CaseView } from '@parlour/contract/casework';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call';
import { type CaseKinds, kindOf } from '../../lib/case-kind';
import { Answer } from '../../lib/parts/answer';
import parts from '../../lib/parts/parts.module.css';
import { CaseActs } from './case-acts';
import { CaseHead } from './case-head';
import { CaseHistory } from './case-history';
import css from './case.module.css';
import { CaseTicket } from './case-ticket';
import { DecisionBar } from './decision-bar';
import { useClaim } from './use-claim';

type CasePaneProps = {
  id: string;
  kinds: CaseKinds;
  place: { at: number; of: number } | undefined;
  onClose: () => void;
  onMove: (by: number) => void;
};

/** A case: what it is about, why a person is asked, what is known, and the decision. */
export const CasePane = ({ id, kinds, place, onClose, onMove }: CasePaneProps) => {
  const query = useQuery({
    queryKey: ['case', id],
    queryFn: ({ signal }) => call(casework.readCase, { caseId: id }, { signal }),
    refetchInterval: 5000,
  });
  return (
    <section className={parts.pane} data-alone>
      <Answer of={query}>
        {(view) => (
          <Opened kinds={kinds} onClose={onClose} onMove={onMove} place={place} view={view} />
        )}
      </Answer>
    </section>
  );
};

type OpenedProps = Omit<CasePaneProps, 'id'> & { view: CaseView };

const Opened = ({ view, kinds, place, onClose, onMove }: OpenedProps) => {
  const kind = kindOf(kinds, view);
  const claim = useClaim(view);
  const Evidence = kind?.Evidence;
  return (
    <>
      <CaseHead claim={claim} onClose={onClose} onMove={onMove} place={place} view={view} />
      <div
        aria-label={view.number}
        className={css.body}
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Tab reaches it
        tabIndex={0}
        {...claim.touched}
      >
        <CaseTicket kind={kind} view={view} />
        {Evidence && <Evidence of={view} />}
        <CaseHistory view={view} />
      </div>
      {view.state === 'closed' ? (
        <ClosedBar onClose={onClose} view={view} />
      ) : (
        <DecisionBar claim={claim} kind={kind} onClose={onClose} view={view} />
      )}
    </>
  );
};

/** What is still done with a case that is decided. */
const ClosedBar = ({ view, onClose }: { view: CaseView; onClose: () => void }) => (
  <div className={css.decision}>
    <div className={css.buttons}>
      <CaseActs isMine={false} onDone={onClose} view={view} />
    </div>
  </div>
);
