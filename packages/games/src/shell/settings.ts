import { useEffect, useState } from 'react';
import { useGame } from './game-context';

const mirrorName = 'parlour.games.mirror';

/** The spin button on the other side, for the other hand; kept on this device. */
export const useMirrored = (): [isMirrored: boolean, toggle: () => void] => {
  const [isMirrored, setMirrored] = useState(readMirrored);
  const toggle = () => {
    setMirrored(!isMirrored);
    keepMirrored(!isMirrored);
  };
  return [isMirrored, toggle];
};

/** Storage may be closed to a frame; the setting then lasts as long as the page. */
const readMirrored = (): boolean => {
  try {
    return localStorage.getItem(mirrorName) === '1';
  } catch {
    return false;
  }
};

const keepMirrored = (isMirrored: boolean): void => {
  try {
    localStorage.setItem(mirrorName, isMirrored ? '1' : '0');
  } catch {
    // Nothing is lost but the wish for next time.
  }
};

/** Sound is off until the player, or the site for the player, turns it on. */
export const useSound = (): [isOn: boolean, toggle: () => void] => {
  const { sound, host } = useGame();
  const [isOn, setOn] = useState(false);
  const turn = (on: boolean) => {
    sound.setOn(on);
    setOn(on);
  };
  useEffect(
    () =>
      host.listen((message) => {
        if (message.type !== 'sound') return;
        sound.setOn(message.on);
        setOn(message.on);
      }),
    [host, sound],
  );
  return [isOn, () => turn(!isOn)];
};
