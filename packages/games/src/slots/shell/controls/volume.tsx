import { useSay } from '../page/game-context';
import type { SoundSetting } from './use-sound';

const step = 5;

/** How loud the game is. */
export const Volume = ({ volume, setVolume }: SoundSetting) => {
  const say = useSay();
  return (
    <label className="volume">
      <span>{say('sound.volume')}</span>
      <input
        aria-valuetext={`${volume} %`}
        max={100}
        min={step}
        onChange={({ target }) => setVolume(Number(target.value))}
        step={step}
        type="range"
        value={volume}
      />
      <span aria-hidden="true" className="fig">
        {volume} %
      </span>
    </label>
  );
};
