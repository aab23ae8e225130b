import { useEffect, useState } from 'react';
import type { SoundChoice } from '../../../rounds/wire';
import { useGame } from '../page/game-context';
import { firstSound, keepSoundHere } from './sound-choice';

export type SoundSetting = SoundChoice & {
  toggle: () => void;
  /** In per cent; setting it turns the sound on. */
  setVolume: (volume: number) => void;
};

/** A slider counts as released when it was idle for this long. */
const stillMs = 300;

/** Off until the player turns it on; the choice is the account's, for all games. */
export const useSound = (): SoundSetting => {
  const { sound, host, controller, api } = useGame();
  const { sound: ofAccount, mode } = controller.store.get().boot;
  const [choice, setChoice] = useState(() => firstSound(ofAccount));
  const [chosen, setChosen] = useState<SoundChoice | null>(null);
  const choose = (next: SoundChoice) => {
    keepSoundHere(next);
    setChoice(next);
    setChosen(next);
  };
  useEffect(() => {
    if (!chosen || mode === 'demo') return undefined;
    // A lost call is made up for by the next choice; this browser remembers it in any case.
    const keep = () => void api.keepSound(chosen).catch(() => null);
    const timer = setTimeout(keep, stillMs);
    return () => clearTimeout(timer);
  }, [api, mode, chosen]);
  const { on, volume } = choice;
  useEffect(() => sound.setVolume(volume / 100), [sound, volume]);
  useEffect(() => {
    // A browser allows sound only after a press: an earlier choice waits for one.
    if (!on || navigator.userActivation?.hasBeenActive !== false) {
      sound.setOn(on);
      return;
    }
    const open = () => sound.setOn(true);
    window.addEventListener('pointerdown', open, { once: true });
    return () => window.removeEventListener('pointerdown', open);
  }, [sound, on]);
  useEffect(
    () =>
      host.listen((message) => {
        if (message.type === 'sound') setChoice((before) => ({ ...before, on: message.on }));
      }),
    [host],
  );
  return {
    ...choice,
    toggle: () => choose({ on: !on, volume }),
    setVolume: (next) => {
      choose({ on: true, volume: next });
      sound.play({ cue: 'press' });
    },
  };
};
