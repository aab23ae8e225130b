import { useEffect, useState } from 'react';
import { useGame } from './game-context';

const mirrorName = 'parlour.games.mirror';

/** The spin button on the other side, for the other hand; kept on this device. */
export const useMirrored = (): [isMirrored: boolean, toggle: () => void] => {
  const [isMirrored, setMirrored] = useState(() => readMark(mirrorName));
  const toggle = () => {
    setMirrored(!isMirrored);
    keepMark(mirrorName, !isMirrored);
  };
  return [isMirrored, toggle];
};

/** Storage may be closed to a frame; the setting then lasts as long as the page. */
const readMark = (name: string): boolean => {
  try {
    return localStorage.getItem(name) === '1';
  } catch {
    return false;
  }
};

const keepMark = (name: string, isOn: boolean): void => {
  try {
    localStorage.setItem(name, isOn ? '1' : '0');
  } catch {
    // Nothing is lost but the wish for next time.
  }
};

const soundName = 'parlour.games.sound';

/** Off until the player asks for it; the wish is kept on this device, for all games. */
export const useSound = (): [isOn: boolean, toggle: () => void] => {
  const { sound, host } = useGame();
  const [isOn, setOn] = useState(() => readMark(soundName));
  const turn = (on: boolean) => {
    keepMark(soundName, on);
    setOn(on);
  };
  useEffect(() => {
    // A browser lets a page sound only after a press: what was wished before waits for one.
    if (!isOn || navigator.userActivation?.hasBeenActive !== false) {
      sound.setOn(isOn);
      return;
    }
    const open = () => sound.setOn(true);
    window.addEventListener('pointerdown', open, { once: true });
    return () => window.removeEventListener('pointerdown', open);
  }, [sound, isOn]);
  useEffect(
    () =>
      host.listen((message) => {
        if (message.type === 'sound') setOn(message.on);
      }),
    [host],
  );
  return [isOn, () => turn(!isOn)];
};
