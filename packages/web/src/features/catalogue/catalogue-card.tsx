import type { Game } from '@parlour/contract/catalogue';
import { GameCard } from '@parlour/ui/components/layout/game-card';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { ReactNode } from 'react';
import { gameCard } from '../../lib/navigation/game-link';
import { useFavourite } from '../../lib/favourites/favourites';

type CatalogueCardProps = {
  game: Game;
  /** Under the title. */
  line: ReactNode;
  eager?: boolean | undefined;
  level?: 2 | 3;
  isMarked?: boolean | undefined;
};

/** A game of the catalogue with its heart. */
export const CatalogueCard = ({ game, isMarked, ...shown }: CatalogueCardProps) => {
  const { catalogue } = usePhrases('catalogue');
  const favourite = useFavourite(game, catalogue);
  return <GameCard {...gameCard(game, catalogue, isMarked)} {...shown} favourite={favourite} />;
};
