import type { ScreenProps } from '../../../lib/navigation/screen';
import { Hall } from '../hall/hall';
import { Rooms } from './rooms';

/** The hall of card games: the rooms in which people play each other, and the games. */
export const PvpHall = ({ route }: ScreenProps) => (
  <Hall route={route}>
    <Rooms />
  </Hall>
);
