import { catalogue as contract, type GameFacts } from '@parlour/contract/catalogue';
import { Button } from '@parlour/ui/components/form/button';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { type Fact, Facts } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { GamePicture } from '@parlour/ui/components/art/game-picture';
import { SkeletonLine } from '@parlour/ui/components/feedback/skeleton';
import { count } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api';
import { QueryScope } from '../../lib/api/queries';
import { asRefused } from '../../lib/api/refused';
import { useBrand, useSite } from '../../lib/brand/brand';
import { playDemo, playGame } from '../../lib/navigation/game-link';
import { closeModal, type Modals } from '../../lib/navigation/modal';
import css from './game-info.module.css';

const useGame = (gameId: number) => {
  const { language } = useSite();
  return useQuery({
    queryKey: ['catalogue', 'game', gameId, language],
    queryFn: ({ signal }) =>
      call(contract.readGame, { nodeId: String(gameId), language }, { signal }),
    networkMode: 'always',
    retry: false,
  });
};

const useFacts = (game: GameFacts | undefined): Fact[] => {
  const { catalogue, launch } = usePhrases('catalogue', 'launch');
  const { currencySymbol } = useBrand();
  if (!game) return [];
  const volatility: Record<string, string> = {
    low: launch.volatilityLow,
    medium: launch.volatilityMedium,
    high: launch.volatilityHigh,
    'very-high': launch.volatilityVeryHigh,
  };
  const facts: (Fact | undefined)[] = [
    { name: catalogue.vendor, value: game.vendorTitle },
    game.rtp ? { name: launch.rtp, value: `${game.rtp}\u00a0%` } : undefined,
    game.volatility
      ? { name: launch.volatility, value: volatility[game.volatility] ?? game.volatility }
      : undefined,
    game.minBet
      ? { name: launch.minBet, value: <Money amount={game.minBet} symbol={currencySymbol} /> }
      : undefined,
    game.maxBet
      ? { name: launch.maxBet, value: <Money amount={game.maxBet} symbol={currencySymbol} /> }
      : undefined,
    game.lines
      ? { name: catalogue.ways, value: fill(catalogue.lines, { count: count(game.lines) }) }
      : undefined,
    game.version ? { name: catalogue.version, value: game.version } : undefined,
  ];
  return facts.filter((fact) => fact !== undefined);
};

/** What a game is before one plays it: its vendor, return, volatility, bets and rules. */
export const GameInfo = (wanted: Modals['gameInfo']) => (
  <QueryScope>
    <Info {...wanted} />
  </QueryScope>
);

const Info = ({ gameId, isPlaying = false }: Modals['gameInfo']) => {
  const { catalogue, common, refusal } = usePhrases('catalogue', 'common', 'refusal');
  const { data: game, error, isPending } = useGame(gameId);
  const facts = useFacts(game);
  const then = (act: (game: GameFacts) => void) => () => {
    closeModal();
    if (game) act(game);
  };
  return (
    <Dialog
      actions={
        game &&
        !isPlaying && (
          <>
            {game.demo && <Button onClick={then(playDemo)}>{catalogue.demo}</Button>}
            <Button look="primary" onClick={then(playGame)}>
              {catalogue.play}
            </Button>
          </>
        )
      }
      onClose={closeModal}
      size="form"
      title={game?.name ?? catalogue.details}
    >
      {error && !game && <p role="alert">{refusal[asRefused(error).code]}</p>}
      {isPending && (
        <div aria-busy="true" className={css.waiting}>
          <span className="sr-only">{common.loading}</span>
          <SkeletonLine />
          <SkeletonLine width="half" />
          <SkeletonLine />
        </div>
      )}
      {game && (
        <div className={css.game}>
          <span className={css.artwork}>
            <GamePicture
              category={game.gameType}
              code={game.gameCode}
              image={game.image}
              vendor={game.vassalage}
            />
          </span>
          <div className={css.facts}>
            <Facts facts={facts} />
          </div>
          {game.rules && (
            <section className={css.rules}>
              <h3 className="t-h3">{catalogue.rules}</h3>
              <p className="t-2">{game.rules}</p>
            </section>
          )}
        </div>
      )}
    </Dialog>
  );
};
