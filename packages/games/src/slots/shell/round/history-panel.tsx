import { Icon } from '@parlour/ui/components/art/icon';
import { dateTime } from '@parlour/ui/dates';
import { timeOfDay } from '@parlour/ui/format';
import { caretRight } from '@parlour/ui/icons/caret-right';
import { sealCheck } from '@parlour/ui/icons/seal-check';
import { useEffect, useState } from 'react';
import type { Phase } from '../../rules/round';
import type { SlotRound } from '../../rules/round';
import { winText } from './captions';
import { useAmounts, useGame, useGameWords, useSay, useRound } from '../page/game-context';
import { Panel } from '../panels/panel';
import { isGain, paidText } from './recent';
import { StillBoard } from '../panels/still-board';
import { shownRounds } from './controller-state';
import { zone } from '../page/zone';

type HistoryPanelProps = {
  onClose: () => void;
  onVerify: (round: SlotRound) => void;
  /** Opens at this round. */
  first?: SlotRound | null;
};

/** The last 50 rounds, each with all that was seen of it. */
export const HistoryPanel = ({ onClose, onVerify, first = null }: HistoryPanelProps) => {
  const { api } = useGame();
  const { isHeld } = useRound();
  const say = useSay();
  const [list, setList] = useState<SlotRound[] | 'failed' | null>(null);
  const [open, setOpen] = useState<SlotRound | null>(first);
  useEffect(() => {
    let isGone = false;
    api.rounds().then(
      (answer) => !isGone && setList(shownRounds(answer.list, isHeld)),
      () => !isGone && setList('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [api, isHeld]);
  if (open) {
    return (
      <Panel
        onBack={() => setOpen(null)}
        onClose={onClose}
        title={say('history.round', { number: open.number })}
      >
        <RecalledRound onVerify={() => onVerify(open)} round={open} />
      </Panel>
    );
  }
  return (
    <Panel onClose={onClose} title={say('history.title')}>
      {list === null && <p>{say('history.loading')}</p>}
      {list === 'failed' && <p role="alert">{say('history.failed')}</p>}
      {Array.isArray(list) && list.length === 0 && <p>{say('history.empty')}</p>}
      {Array.isArray(list) && (
        <ul className="rounds">
          {list.map((round) => (
            <li key={round.id}>
              <RoundRow onOpen={() => setOpen(round)} round={round} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};

const RoundRow = ({ round, onOpen }: { round: SlotRound; onOpen: () => void }) => {
  const amounts = useAmounts();
  const say = useSay();
  if (round.status === 'refused') return <UnplacedPress round={round} />;
  const paid = isOver(round) ? paidText(round, amounts) : say('history.pending');
  return (
    <button className="round-row" onClick={onOpen} type="button">
      <span>
        <b>#{round.number}</b>
        <time dateTime={round.startedAt}>{timeOfDay(round.startedAt, zone, true)}</time>
      </span>
      <span>
        <span className={isGain(round) ? 'fig gain' : 'fig'}>
          {round.status === 'refunded' ? say('history.refunded') : paid}
        </span>
        <small className="fig">
          {say('history.stake')} {amounts.figure(round.stake)}
        </small>
      </span>
      <Icon of={caretRight} size={16} />
    </button>
  );
};

/** A press whose bet was refused: it used its number, and there is nothing behind it. */
const UnplacedPress = ({ round: { number, startedAt } }: { round: SlotRound }) => {
  const say = useSay();
  return (
    <p className="round-row">
      <span>
        <b>#{number}</b>
        <time dateTime={startedAt}>{timeOfDay(startedAt, zone, true)}</time>
      </span>
      <span>{say('history.unplaced')}</span>
    </p>
  );
};

const isOver = ({ status }: SlotRound) => status === 'settled' || status === 'refunded';

const RecalledRound = ({ round, onVerify }: { round: SlotRound; onVerify: () => void }) => {
  const amounts = useAmounts();
  const { locale } = useGame();
  const say = useSay();
  const money = (amount: string | null) => (amount === null ? '—' : amounts.figure(amount));
  const rows = [
    [say('history.stake'), amounts.figure(round.stake)],
    [say('history.payout'), isOver(round) ? paidText(round, amounts) : say('history.pending')],
    [say('history.before'), money(round.balanceBefore)],
    [say('history.after'), money(round.balanceAfter)],
    [say('history.started'), dateTime(round.startedAt, zone, locale)],
    [say('history.ended'), round.endedAt ? dateTime(round.endedAt, zone, locale) : '—'],
  ];
  return (
    <>
      <p className="replay-banner">{say('result.replay')}</p>
      <dl className="ledger">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="fig">{value}</dd>
          </div>
        ))}
      </dl>
      {round.outcome.phases.map((phase, index) => (
        <PhaseView key={index} phase={phase} />
      ))}
      <button className="panel-wide" onClick={onVerify} type="button">
        <Icon of={sealCheck} size={20} />
        {say('history.verify')}
      </button>
    </>
  );
};

const PhaseView = ({ phase }: { phase: Phase }) => {
  const say = useSay();
  const words = useGameWords();
  if (phase.type === 'pick') {
    const shown = phase.lifted.map(({ plate, shows }) => {
      const face = shows === 'x2' ? '×2' : say('pick.times', { times: shows });
      return say('pick.plate.shows', { plate: plate + 1, face });
    });
    return (
      <section className="phase">
        <h3>{say('history.phase.pick')}</h3>
        <p>{shown.join(' · ') || say('pick.sum.none')}</p>
      </section>
    );
  }
  const title =
    phase.type === 'fall'
      ? say('history.phase.fall', { fall: phase.fall, multiplier: phase.multiplier })
      : phase.free
        ? say('history.phase.free', { index: phase.free.index })
        : say('history.phase');
  return (
    <section className="phase">
      <h3>{title}</h3>
      <StillBoard phase={phase} width={300} />
      <p>
        {phase.wins.map((win) => winText({ say, words }, win)).join('; ') || say('result.none')}
      </p>
    </section>
  );
};
