import { Icon } from '@parlour/ui/components/icon';
import { arrowLeft } from '@parlour/ui/icons/arrow-left';
import { useAmounts, useGame, useSay, useTable } from './game-context';

/** Without the site's page around it the game says itself what it is and what there is. */
export const Bar = () => {
  const { view, language, lobbyUrl } = useGame();
  const { balance, boot } = useTable();
  const { money } = useAmounts();
  const say = useSay();
  return (
    <header className="bar">
      {lobbyUrl && (
        <a aria-label={say('leave')} className="bar-back" href={lobbyUrl}>
          <Icon of={arrowLeft} size={20} />
        </a>
      )}
      <b>{view.game.names[language]}</b>
      {boot.mode === 'demo' && <span className="bar-demo">{say('demo')}</span>}
      <span className="fig bar-balance">
        <span className="unseen">{say('balance')}</span>
        {money(balance)}
      </span>
    </header>
  );
};
