import { Icon } from '@parlour/ui/components/art/icon';
import { arrowLeft } from '@parlour/ui/icons/arrow-left';
import { useAmounts, useGame, useSay, useRound } from '../page/game-context';

/** Without the site's page around it the game says itself what it is and what there is. */
export const Bar = () => {
  const { texts, lobbyUrl, isReplay } = useGame();
  const { balance, boot } = useRound();
  const { money } = useAmounts();
  const say = useSay();
  return (
    <header className="bar">
      {isReplay && (
        <button aria-label={say('replay.back')} className="bar-back" onClick={goBack} type="button">
          <Icon of={arrowLeft} size={20} />
        </button>
      )}
      {lobbyUrl && (
        <a aria-label={say('leave')} className="bar-back" href={lobbyUrl}>
          <Icon of={arrowLeft} size={20} />
        </a>
      )}
      <b>{texts.words.name}</b>
      {boot.mode === 'demo' && <span className="bar-demo">{say('demo')}</span>}
      {!isReplay && (
        <span className="fig bar-balance">
          <span className="unseen">{say('balance')}</span>
          {money(balance)}
        </span>
      )}
    </header>
  );
};

/** A stored round was opened in a tab of its own: closing it is the way back to the record. */
const goBack = () => (history.length > 1 ? history.back() : window.close());
