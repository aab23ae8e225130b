import { Icon } from '@parlour/ui/components/art/icon';
import { signOf, timeOfDay } from '@parlour/ui/format';
import { caretRight } from '@parlour/ui/icons/caret-right';
import type { SlotRound } from '../../rules/round';
import { less, type Amounts } from '../page/amounts';
import { useAmounts, useSay, useRound } from '../page/game-context';
import { zone } from '../page/zone';

type RecentProps = { onAll: () => void; height: number };

/** Heading and foot of the list, and one of its rows. */
const aroundPx = 114;
const rowPx = 52;

/** The last rounds beside the reels, where there is room. */
export const Recent = ({ onAll, height }: RecentProps) => {
  const { recent } = useRound();
  const amounts = useAmounts();
  const say = useSay();
  return (
    <aside className="recent">
      <h2>{say('recent')}</h2>
      <hr className="ink-rule" />
      {recent.length === 0 && <p className="recent-none">{say('recent.none')}</p>}
      <ul>
        {recent.slice(0, Math.max(3, Math.floor((height - aroundPx) / rowPx))).map((round) => (
          <li key={round.id}>
            <span>
              <b>#{round.number}</b>
              <time dateTime={round.startedAt}>{timeOfDay(round.startedAt, zone, true)}</time>
            </span>
            <span className={isGain(round) ? 'fig gain' : 'fig'}>{paidText(round, amounts)}</span>
          </li>
        ))}
      </ul>
      <button className="recent-all" onClick={onAll} type="button">
        {say('recent.all')}
        <Icon of={caretRight} size={16} />
      </button>
    </aside>
  );
};

export const isGain = ({ payout, stake }: SlotRound): boolean => signOf(less(payout, stake)) > 0;

/** Only an amount above the stake has a plus; a smaller return has none. */
export const paidText = (round: SlotRound, amounts: Amounts): string =>
  isGain(round) ? amounts.signed(round.payout) : amounts.figure(round.payout);
