import type { CaseCard } from '@parlour/contract/casework';
import { Avatar } from '@parlour/ui/components/art/avatar';
import { Icon } from '@parlour/ui/components/art/icon';
import { figure } from '@parlour/ui/format';
import { circle } from '@parlour/ui/icons/circle';
import { lockSimpleFill } from '@parlour/ui/icons/lock-simple';
import { paperPlaneTilt } from '@parlour/ui/icons/paper-plane-tilt';
import { pause } from '@parlour/ui/icons/pause';
import { users } from '@parlour/ui/icons/users';
import { check } from '@parlour/ui/icons/check';
import { fill } from '@parlour/locales/phrases';
import { useWords } from '../../lib/language';
import { useMe } from '../../lib/session/me';
import { timeLeft } from '../../lib/time-left';
import { useNow } from '../../lib/use-now';
import css from './queue.module.css';
import { useReasonName } from './use-reason-name';

const signs: Record<CaseCard['state'], string> = {
  waiting: circle,
  second: users,
  parked: pause,
  asked: paperPlaneTilt,
  closed: check,
};

/** The heading of the cases in a state. */
export const QueueHeading = ({ heading, count }: { heading: CaseCard['state']; count: number }) => {
  const { casework } = useWords();
  return (
    <p className={css.heading}>
      <Icon of={signs[heading]} size={14} />
      {casework.states[heading]}
      <span className={css.figure}>{count}</span>
    </p>
  );
};

/** A case in the list: how long it has, whose, how much, why, and who has it. */
export const QueueRowView = ({ card, isChosen }: { card: CaseCard; isChosen: boolean }) => {
  const { casework } = useWords();
  const me = useMe();
  const nameOf = useReasonName(card.kind);
  const { claimedBy } = card;
  const who = card.player?.username ?? card.number;
  const why = card.reasons.map(nameOf).join(', ');
  const isOthers = claimedBy !== undefined && claimedBy.id !== me.id;
  return (
    <div
      className={css.case}
      data-chosen={isChosen || undefined}
      data-others={isOthers || undefined}
    >
      {isChosen ? <Chosen /> : <Left card={card} />}
      <span className={css.who} title={who}>
        {who}
      </span>
      <span className={css.amount}>{card.amount && figure(card.amount)}</span>
      <span className={css.why} title={why}>
        {why}
      </span>
      {claimedBy && (
        <span className={css.claim}>
          <span className="sr-only">{fill(casework.claimedBy, { name: claimedBy.name })}</span>
          {isOthers ? (
            <Avatar name={claimedBy.name} size={18} />
          ) : (
            <Icon of={lockSimpleFill} size={14} />
          )}
        </span>
      )}
    </div>
  );
};

const Chosen = () => {
  const { casework } = useWords();
  return (
    <span className={css.left}>
      <Icon className="t-pos" of={check} size={16} />
      <span className="sr-only">{casework.bulk.isChosen}</span>
    </span>
  );
};

const Left = ({ card: { state, dueAt, until, closedAt } }: { card: CaseCard }) => {
  const now = useNow();
  const { casework } = useWords();
  if (closedAt) return <span className={css.left}>{casework.states.closed}</span>;
  const { text, tone } = timeLeft(until ?? dueAt, now);
  return (
    <span className={css.left} data-tone={state === 'parked' ? 'calm' : tone}>
      {text}
    </span>
  );
};
