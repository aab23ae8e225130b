import { Icon } from '@parlour/ui/components/art/icon';
import { clockCounterClockwise } from '@parlour/ui/icons/clock-counter-clockwise';
import { dotsThree } from '@parlour/ui/icons/dots-three';
import { info } from '@parlour/ui/icons/hint';
import { sealCheck } from '@parlour/ui/icons/seal-check';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { SlotRound } from '../../rules/round';
import { useSay } from '../page/game-context';
import type { PanelName } from '../panels/panel';
import { SoundTool } from './sound-tool';
import type { SoundSetting } from './use-sound';

export type ToolsProps = {
  sound: SoundSetting;
  onPanel: (panel: PanelName, round?: SlotRound | null) => void;
};

const panels: readonly { panel: PanelName; icon: string }[] = [
  { panel: 'info', icon: info },
  { panel: 'history', icon: clockCounterClockwise },
  { panel: 'verify', icon: sealCheck },
];

/** Rules, rounds, proof and sound; where there is no room all but the sound are in the menu. */
export const Tools = ({ sound, onPanel }: ToolsProps) => {
  const say = useSay();
  return (
    <div className="actions">
      {panels.map(({ panel, icon }) => (
        <button
          aria-haspopup="dialog"
          className="action action-panel"
          key={panel}
          onClick={() => onPanel(panel)}
          title={say(panel)}
          type="button"
        >
          <Icon of={icon} size={20} />
          <span>{say(panel)}</span>
        </button>
      ))}
      <SoundTool sound={sound} />
      <More onPanel={onPanel} />
    </div>
  );
};

/** What has no room in the controls, one press away. */
const More = ({ onPanel }: Pick<ToolsProps, 'onPanel'>) => {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  const choose = (panel: PanelName) => {
    // The panel gives the focus back to what has it now.
    close();
    onPanel(panel);
  };
  return (
    <div className="more" onKeyDown={onKeyDown} role="presentation">
      <button
        aria-expanded={isOpen}
        aria-label={say('more')}
        className="action"
        onClick={() => setOpen(!isOpen)}
        ref={button}
        type="button"
      >
        <Icon of={dotsThree} size={24} />
      </button>
      {isOpen && (
        <>
          <button
            aria-hidden="true"
            className="ladder-scrim"
            onClick={close}
            tabIndex={-1}
            type="button"
          />
          <ul className="more-list">
            {panels.map(({ panel, icon }) => (
              <li key={panel}>
                <button aria-haspopup="dialog" onClick={() => choose(panel)} type="button">
                  <Icon of={icon} size={20} />
                  {say(panel)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
