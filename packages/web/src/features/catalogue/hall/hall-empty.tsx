import { Button } from '@parlour/ui/components/form/button';
import { GameGrid } from '@parlour/ui/components/layout/game-grid';
import { Icon } from '@parlour/ui/components/art/icon';
import { magnifyingGlass } from '@parlour/ui/icons/magnifying-glass';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useSite } from '../../../lib/brand/brand';
import { HallCard } from './game-rows';
import { filterCount, type HallState } from './hall-query';
import css from './hall.module.css';
import type { HallGames } from './use-hall-games';

type Props = {
  hall: HallGames;
  state: HallState;
  onChange: (change: Partial<HallState>) => void;
};

/**
 * Nothing found, or nothing could be asked: what to do, and the five nearest games of all
 * vendors.
 */
export const HallEmpty = ({ hall, state, onChange }: Props) => {
  const { catalogue, common, refusal } = usePhrases('catalogue', 'common', 'refusal');
  const { categories } = useSite();
  if (hall.failed) {
    return (
      <div className={css.empty} role="alert">
        <div className={css.emptyWords}>
          <p>{refusal[hall.failed.code]}</p>
          <Button look="primary" onClick={hall.retry} small>
            {common.retry}
          </Button>
        </div>
      </div>
    );
  }
  const filters = filterCount(state) + Number(state.gameClass !== '');
  const vendorTitle = (code: string) =>
    categories.flatMap(({ vendors }) => vendors).find(({ vassalage }) => vassalage === code)?.title;
  return (
    <>
      <div className={css.empty}>
        <span className={css.emptySign}>
          <Icon of={magnifyingGlass} size={40} />
        </span>
        <div className={css.emptyWords}>
          <p>{state.q ? fill(catalogue.none, { query: state.q }) : common.noResult}</p>
          {filters > 0 && (
            <button
              className="t-link t-label"
              onClick={() => onChange({ gameClass: '', minBet: '', lines: '' })}
              type="button"
            >
              {fill(catalogue.dropFilters, { count: filters })}
            </button>
          )}
        </div>
      </div>
      {hall.nearest.length > 0 && (
        <section>
          <hr className="rule" />
          <h2 className={`t-h2 ${css.nearest}`}>{catalogue.nearest}</h2>
          <GameGrid>
            {hall.nearest.map((game) => (
              <HallCard
                game={game}
                key={game.nodeId}
                line={vendorTitle(game.vassalage) ?? game.vassalage}
              />
            ))}
          </GameGrid>
        </section>
      )}
    </>
  );
};
