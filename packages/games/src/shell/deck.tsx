import { Icon } from '@parlour/ui/components/icon';
import { clock } from '@parlour/ui/icons/clock';
import { clockCounterClockwise } from '@parlour/ui/icons/clock-counter-clockwise';
import { info } from '@parlour/ui/icons/hint';
import { sealCheck } from '@parlour/ui/icons/seal-check';
import { speakerHigh } from '@parlour/ui/icons/speaker-high';
import { speakerSlash } from '@parlour/ui/icons/speaker-slash';
import { trendDown } from '@parlour/ui/icons/trend-down';
import { trendUp } from '@parlour/ui/icons/trend-up';
import { signOf } from '@parlour/ui/format';
import type { PlayedRound } from '../lib/wire';
import { useAmounts, useGame, useSay, useTable } from './game-context';
import type { PanelName } from './panel';
import { SpinButton } from './spin-button';
import { StakeControl } from './stake-control';
import { useSeconds } from './use-window';

type DeckProps = {
  isSoundOn: boolean;
  onSound: () => void;
  onPanel: (panel: PanelName, round?: PlayedRound | null) => void;
};

export const Deck = (props: DeckProps) => {
  const { isReplay } = useGame();
  const { isPicking: isClosed } = useTable();
  if (isReplay) return <ReplayDeck onPanel={props.onPanel} />;
  return (
    <>
      {isClosed ? (
        <PickLine />
      ) : (
        <>
          <StakeControl />
          <SpinButton />
          <Actions {...props} />
        </>
      )}
      <SessionLine />
    </>
  );
};

/** Who looks at a stored round has nothing to stake, and no session runs: the check is there. */
const ReplayDeck = ({ onPanel }: Pick<DeckProps, 'onPanel'>) => {
  const { round } = useTable();
  const say = useSay();
  return (
    <>
      <PickLine />
      <div className="actions">
        <Action
          icon={sealCheck}
          label={say('history.verify')}
          onPress={() => onPanel('verify', round)}
        />
      </div>
    </>
  );
};

const Actions = ({ isSoundOn, onSound, onPanel }: DeckProps) => {
  const say = useSay();
  const sound = say(isSoundOn ? 'sound.on' : 'sound.off');
  return (
    <div className="actions">
      <Action icon={info} label={say('info')} onPress={() => onPanel('info')} />
      <Action
        icon={clockCounterClockwise}
        label={say('history')}
        onPress={() => onPanel('history')}
      />
      <Action icon={sealCheck} label={say('verify')} onPress={() => onPanel('verify')} />
      <button
        aria-pressed={isSoundOn}
        className="action"
        onClick={onSound}
        title={sound}
        type="button"
      >
        <Icon of={isSoundOn ? speakerHigh : speakerSlash} size={20} />
        <span>{sound}</span>
      </button>
    </div>
  );
};

type ActionProps = { icon: string; label: string; onPress: () => void };

const Action = ({ icon, label, onPress }: ActionProps) => (
  <button aria-haspopup="dialog" className="action" onClick={onPress} title={label} type="button">
    <Icon of={icon} size={20} />
    <span>{label}</span>
  </button>
);

/** How long, and how it stands: always in view while real money is played. */
const SessionLine = () => {
  const { playedSince, net } = useTable();
  const { signed } = useAmounts();
  const say = useSay();
  const now = useSeconds();
  const sign = signOf(net);
  return (
    <div className="session">
      <p>
        <Icon of={clock} size={15} />
        <span>{say('session.played')}</span>
        <time className="fig">{clockText(now - playedSince)}</time>
      </p>
      <p>
        <span>{say('session.net')}</span>
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

/** While plates are chosen there is nothing to stake. */
const PickLine = () => {
  const { round } = useTable();
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
