import type { GameType } from '@parlour/contract/catalogue';
import { Icon } from '@parlour/ui/components/icon';
import { birdFill } from '@parlour/ui/icons/bird';
import { cardsThreeFill } from '@parlour/ui/icons/cards-three';
import { cherriesFill } from '@parlour/ui/icons/cherries';
import { clubFill } from '@parlour/ui/icons/club';
import { fishSimpleFill } from '@parlour/ui/icons/fish-simple';
import { gameControllerFill } from '@parlour/ui/icons/game-controller';
import { numberCircleEightFill } from '@parlour/ui/icons/number-circle-eight';
import { soccerBallFill } from '@parlour/ui/icons/soccer-ball';
import { ticketFill } from '@parlour/ui/icons/ticket';
import css from './category-icon.module.css';

const icons: Record<GameType, string> = {
  RNG: cherriesFill,
  FISH: fishSimpleFill,
  LIVE: cardsThreeFill,
  PVP: clubFill,
  DS88: birdFill,
  ESPORTS: gameControllerFill,
  SPORTS: soccerBallFill,
  ELOTT: ticketFill,
  LOTT: numberCircleEightFill,
};

/** The sign of a category in its ink. */
export const CategoryIcon = ({ of, size = 28 }: { of: GameType; size?: number }) => (
  <Icon className={css[of]} of={icons[of]} size={size} />
);
