import type { Game } from '@parlour/contract/catalogue';
import { Button } from '@parlour/ui/components/form/button';
import { GameGrid } from '@parlour/ui/components/layout/game-grid';
import { Icon } from '@parlour/ui/components/art/icon';
import { heart } from '@parlour/ui/icons/heart';
import { magnifyingGlass } from '@parlour/ui/icons/magnifying-glass';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useSite } from '../../../lib/brand/brand';
import type { Refused } from '../../../lib/api/refused';
import { gate } from '../../../lib/session/session';
import { HallCard } from './game-rows';
import { filterCount, type HallState } from './hall-query';
import css from './hall.module.css';
import type { HallGames } from './use-hall-games';

type Change = { state: HallState; onChange: (change: Partial<HallState>) => void };

/**
 * Nothing found, or nothing could be asked: what to do, and the five nearest games of all
 * vendors.
 */
export const HallEmpty = ({ hall, ...change }: Change & { hall: HallGames }) =>
  hall.failed ? (
    <Failed failed={hall.failed} onRetry={hall.retry} />
  ) : (
    <>
      <Nothing {...change} />
      {hall.nearest.length > 0 && <Nearest games={hall.nearest} />}
    </>
  );

const Failed = ({ failed, onRetry }: { failed: Refused; onRetry: () => void }) => {
  const { brand, common, refusal } = usePhrases('brand', 'common', 'refusal');
  return (
    <div className={css.empty} role="alert">
      <div className={css.emptyWords}>
        <p>{refusal[failed.code]}</p>
        {failed.status === 401 ? (
          <Button look="accent" onClick={() => gate('player')} small>
            {brand.logIn}
          </Button>
        ) : (
          <Button look="primary" onClick={onRetry} small>
            {common.retry}
          </Button>
        )}
      </div>
    </div>
  );
};

const Nothing = ({ state, onChange }: Change) => {
  const { catalogue, common, lobby } = usePhrases('catalogue', 'common', 'lobby');
  const filters = filterCount(state) + Number(state.gameClass !== '');
  const isOwnEmpty = state.own !== '' && state.q === '' && filters === 0;
  const ownEmpty = state.own === 'recent' ? lobby.recentEmpty : lobby.favouritesEmpty;
  const none = state.q ? fill(catalogue.none, { query: state.q }) : common.noResult;
  return (
    <div className={css.empty}>
      <span className={css.emptySign}>
        <Icon of={isOwnEmpty ? heart : magnifyingGlass} size={40} />
      </span>
      <div className={css.emptyWords}>
        <p>{isOwnEmpty ? ownEmpty : none}</p>
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
  );
};

const Nearest = ({ games }: { games: readonly Game[] }) => {
  const { catalogue } = usePhrases('catalogue');
  const { categories } = useSite();
  const vendorTitle = (code: string) =>
    categories.flatMap(({ vendors }) => vendors).find(({ vassalage }) => vassalage === code)?.title;
  return (
    <section>
      <hr className="rule" />
      <h2 className={`t-h2 ${css.nearest}`}>{catalogue.nearest}</h2>
      <GameGrid>
        {games.map((game) => (
          <HallCard
            game={game}
            key={game.nodeId}
            line={vendorTitle(game.vassalage) ?? game.vassalage}
          />
        ))}
      </GameGrid>
    </section>
  );
};
