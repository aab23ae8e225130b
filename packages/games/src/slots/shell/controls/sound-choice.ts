import type { SoundChoice } from '../../../rounds/wire';
import { keepWish, readWish } from '../page/device';

/** The sound is off by default; once it is on, this is its volume, in per cent. */
const unchosen: SoundChoice = { on: false, volume: 60 };

/** The account's choice; where there is none, or no account, the one this browser remembers. */
export const firstSound = (ofAccount: SoundChoice | null): SoundChoice =>
  ofAccount ?? keptSound() ?? unchosen;

export const keepSoundHere = ({ on, volume }: SoundChoice): void => {
  keepWish('sound', on ? '1' : '0');
  keepWish('volume', String(volume));
};

const keptSound = (): SoundChoice | null => {
  const on = readWish('sound');
  const volume = Number(readWish('volume') ?? unchosen.volume);
  const isVolume = Number.isInteger(volume) && volume >= 0 && volume <= 100;
  return on === null ? null : { on: on === '1', volume: isVolume ? volume : unchosen.volume };
};
