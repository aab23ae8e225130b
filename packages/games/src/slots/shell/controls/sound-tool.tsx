import { Icon } from '@parlour/ui/components/art/icon';
import { speakerHigh } from '@parlour/ui/icons/speaker-high';
import { speakerSlash } from '@parlour/ui/icons/speaker-slash';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useSay } from '../page/game-context';
import type { SoundSetting } from './use-sound';
import { Volume } from './volume';

/** On and off by one press; when it is turned on the volume is shown until the player goes on. */
export const SoundTool = ({ sound }: { sound: SoundSetting }) => {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: PointerEvent) => {
      if (!box.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  const press = () => {
    setOpen(!sound.on);
    sound.toggle();
  };
  const name = say(sound.on ? 'sound.on' : 'sound.off');
  return (
    <div className="sound-tool" onBlur={onBlur} onKeyDown={onKeyDown} ref={box} role="presentation">
      <button
        aria-pressed={sound.on}
        className="action"
        onClick={press}
        ref={button}
        title={name}
        type="button"
      >
        <Icon of={sound.on ? speakerHigh : speakerSlash} size={20} />
        <span>{name}</span>
      </button>
      {isOpen && (
        <div className="volume-pop">
          <Volume {...sound} />
        </div>
      )}
    </div>
  );
};
