import { hourglass } from '@parlour/ui/icons/hourglass';
import { Icon } from '@parlour/ui/components/art/icon';
import type { Wait } from '../../stage/timeline/scene';
import { resultBarText } from '../round/captions';
import { useAmounts, useGame, useSay, useRound, useSceneSummary } from '../page/game-context';
import type { Speaker } from '../round/speaker';
import { spokenText } from '../round/spoken';
import { SymbolPicture } from '../panels/symbol-picture';

const useSpeaker = (hasSolidHeader: boolean): Speaker => {
  const { view, texts } = useGame();
  return {
    say: useSay(),
    amounts: useAmounts(),
    game: view.game,
    words: texts.words,
    numbers: texts.numbers,
    state: useRound(),
    summary: useSceneSummary(),
    hasSolidHeader,
  };
};

/** The ticket under the reels: what the round is, and what it paid. */
export const ResultBar = ({ hasSolidHeader }: { hasSolidHeader: boolean }) => {
  const speaker = useSpeaker(hasSolidHeader);
  const text = resultBarText(speaker);
  const { summary, state } = speaker;
  const isNegative = summary.isResultNegative && !state.notice;
  return (
    <div className={isNegative ? 'result-bar result-bar-negative' : 'result-bar'}>
      {text.isWaiting && <Icon className="result-bar-sign" of={hourglass} size={26} />}
      {text.wait && <Seals {...text.wait} />}
      <p className="result-bar-words">
        <span className={text.isTitleSecond ? 'result-bar-quiet' : 'result-bar-title'}>
          {text.first}
        </span>
        {text.second && (
          <span className={text.isTitleSecond ? 'result-bar-title' : 'result-bar-rest'}>
            {text.second}
          </span>
        )}
      </p>
      {!text.isWaiting && text.amount && (
        <p className="result-bar-money">
          {text.label && <span className="result-bar-quiet">{text.label}</span>}
          <span className={amountClass(summary.caption.type, text.amount)}>{text.amount}</span>
        </p>
      )}
    </div>
  );
};

/** What has come to rest of what opens something, and what is awaited. */
const Seals = ({ symbol, have, of }: Wait) => (
  <span aria-hidden="true" className="result-bar-seals">
    {Array.from({ length: of }, (_, index) =>
      index < have ? <SymbolPicture key={index} size={30} symbol={symbol} /> : <i key={index} />,
    )}
  </span>
);

const large: ReadonlySet<string> = new Set(['won', 'free', 'added', 'fall', 'falls', 'opened']);

/** A long amount steps down in size before it would crowd the words, or leave the ticket. */
const amountClass = (caption: string, amount: string): string => {
  if (amount.length > 15) return 'fig amount-long';
  if (!large.has(caption)) return 'fig amount';
  return amount.length > 12 ? 'fig amount-large amount-wide' : 'fig amount-large';
};

/** Speaks at the end of a round, where a feature begins, grows and pays, and of a refused bet. */
export const Speech = () => {
  const speaker = useSpeaker(false);
  return (
    <p className="unseen" role="status">
      {spokenText(speaker)}
    </p>
  );
};
