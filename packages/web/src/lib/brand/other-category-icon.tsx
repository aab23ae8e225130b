import type { GameType } from '@parlour/contract/catalogue';
import { Icon } from '@parlour/ui/components/art/icon';
import { birdFill } from '@parlour/ui/icons/bird';
import { cardsThreeFill } from '@parlour/ui/icons/cards-three';
import { clubFill } from '@parlour/ui/icons/club';
import { fishSimpleFill } from '@parlour/ui/icons/fish-simple';
import { gameControllerFill } from '@parlour/ui/icons/game-controller';
import { gridNineFill } from '@parlour/ui/icons/grid-nine';
import { numberCircleEightFill } from '@parlour/ui/icons/number-circle-eight';
import { soccerBallFill } from '@parlour/ui/icons/soccer-ball';
import { ticketFill } from '@parlour/ui/icons/ticket';

export type OtherType = Exclude<GameType, 'RNG'>;

const icons: Record<OtherType, string> = {
  FISH: fishSimpleFill,
  LIVE: cardsThreeFill,
  PVP: clubFill,
  DS88: birdFill,
  ESPORTS: gameControllerFill,
  SPORTS: soccerBallFill,
  ELOTT: ticketFill,
  LOTT: numberCircleEightFill,
  BINGO: gridNineFill,
};

/** The signs of all categories but slots, which every site has. */
export const OtherCategoryIcon = ({ of, size }: { of: OtherType; size: number }) => (
  <Icon of={icons[of]} size={size} />
);
