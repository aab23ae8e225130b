import { hourglass } from '@parlour/ui/icons/hourglass';
import { Icon } from '@parlour/ui/components/icon';
import { spokenResult, stripText, type Speaker } from './captions';
import { useAmounts, useGame, useGameWords, useSay, useTable, useTold } from './game-context';

const useSpeaker = (): Speaker => {
  const { view } = useGame();
  return {
    say: useSay(),
    amounts: useAmounts(),
    game: view.game,
    words: useGameWords(),
    state: useTable(),
    told: useTold(),
  };
};

/** The ticket under the reels: what the round is, and what it paid. */
export const Strip = () => {
  const speaker = useSpeaker();
  const text = stripText(speaker);
  const { told, state } = speaker;
  const isNegative = told.isStripNegative && !state.notice;
  return (
    <div className={isNegative ? 'strip strip-negative' : 'strip'}>
      {text.isWaiting && <Icon className="strip-sign" of={hourglass} size={26} />}
      <p className="strip-words">
        <span className={text.isTitleSecond ? 'strip-quiet' : 'strip-title'}>{text.first}</span>
        {text.second && (
          <span className={text.isTitleSecond ? 'strip-title' : 'strip-rest'}>{text.second}</span>
        )}
      </p>
      {!text.isWaiting && (
        <p className="strip-money">
          <span className="strip-quiet">{text.label}</span>
          <span className={amountClass(told.caption.type === 'won', text.amount)}>
            {text.amount}
          </span>
        </p>
      )}
    </div>
  );
};

/** The longest amount steps down in size before it would leave the ticket. */
const amountClass = (isWon: boolean, amount: string): string => {
  const size = amount.length > 15 ? 'amount-long' : isWon ? 'amount-large' : 'amount';
  return `fig ${size}`;
};

/** Speaks once a round, when it is over. */
export const Speech = () => {
  const speaker = useSpeaker();
  return (
    <p className="unseen" role="status">
      {spokenResult(speaker)}
    </p>
  );
};
