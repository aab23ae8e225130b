import { Icon } from '@parlour/ui/components/art/icon';
import { clock } from '@parlour/ui/icons/clock';
import { sealCheck } from '@parlour/ui/icons/seal-check';
import { trendDown } from '@parlour/ui/icons/trend-down';
import { trendUp } from '@parlour/ui/icons/trend-up';
import { signOf } from '@parlour/ui/format';
import { useEffect, useRef } from 'react';
import { CertificateActions } from '../panels/certificate';
import { focusOn } from './focus';
import { useAmounts, useGame, useSay, useRound, useSceneSummary } from '../page/game-context';
import { SpinButton } from './spin-button';
import { StakeControl } from './stake-control';
import { Tools, type ToolsProps } from './tools';
import { useSeconds } from '../layout/use-window';

export const Controls = (props: ToolsProps) => {
  const { isReplay } = useGame();
  const { isPicking } = useRound();
  const { card } = useSceneSummary();
  useFocusAfter(isPicking);
  if (isReplay) return <ReplayControls onPanel={props.onPanel} />;
  return (
    <>
      {isPicking ? (
        <PickLine />
      ) : (
        <>
          {card?.type === 'certificate' ? (
            <CertificateActions />
          ) : (
            <>
              <StakeControl />
              <SpinButton />
            </>
          )}
          <Tools {...props} />
        </>
      )}
      <SessionLine />
    </>
  );
};

/** Who looks at a stored round has nothing to stake, and no session runs: the check is there. */
const ReplayControls = ({ onPanel }: Pick<ToolsProps, 'onPanel'>) => {
  const { round } = useRound();
  const say = useSay();
  return (
    <>
      <PickLine />
      <div className="actions">
        <button
          aria-haspopup="dialog"
          className="action"
          onClick={() => onPanel('verify', round)}
          type="button"
        >
          <Icon of={sealCheck} size={20} />
          <span>{say('history.verify')}</span>
        </button>
      </div>
    </>
  );
};

/** How long, and how it stands: always in view while real money is played. */
const SessionLine = () => {
  const { playedSince, net } = useRound();
  const { signed } = useAmounts();
  const say = useSay();
  const now = useSeconds();
  const sign = signOf(net);
  return (
    <div className="session">
      <p>
        <Icon of={clock} size={15} />
        <span className="session-word">{say('session.played')}</span>
        <time className="fig">{clockText(now - playedSince)}</time>
      </p>
      <p>
        <abbr className="session-word" title={say('session.net.full')}>
          {say('session.net')}
        </abbr>
        <span className={`fig net${sign > 0 ? ' net-up' : sign < 0 ? ' net-down' : ''}`}>
          {sign !== 0 && <Icon of={sign > 0 ? trendUp : trendDown} size={16} />}
          {signed(net)}
        </span>
      </p>
    </div>
  );
};

const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
};

/** The plates take the focus with them when they go: the spin button has it then. */
const useFocusAfter = (isPicking: boolean): void => {
  const wasPicking = useRef(isPicking);
  useEffect(() => {
    if (wasPicking.current && !isPicking) focusOn(null);
    wasPicking.current = isPicking;
  }, [isPicking]);
};

/** While plates are chosen there is nothing to stake. */
const PickLine = () => {
  const { round } = useRound();
  const { money } = useAmounts();
  const say = useSay();
  return (
    <div className="pick-line">
      <p>
        {say('pick.stake')} <span className="fig">{money(round?.stake ?? '0')}</span>
      </p>
      <p>{round?.outcome.awaits ? say('pick.kept') : ''}</p>
    </div>
  );
};
