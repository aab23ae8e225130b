import { operator } from '@parlour/contract/operator';
import type { ChangePreview } from '@parlour/contract/operator/changes';
import { dateTime } from '@parlour/ui/dates';
import { figure } from '@parlour/ui/format';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call } from '../../lib/api/call';
import { asRefused } from '../../lib/api/refused';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { PlayerLink } from '../../lib/parts/player-link';
import { Fact, Facts } from '../../lib/parts/section';

/** The round as it stands, and what a void of it would move. */
export const useRound = (id: string): UseQueryResult<ChangePreview> =>
  useQuery({
    queryKey: ['object', 'void', id],
    queryFn: () => call(operator.previewChange, { kind: 'void', object: id, patch: {} }),
    // A list of many rounds asks for more at once than the server gives one person.
    retry: (times, error) => times < 10 && asRefused(error).code === 'system.busy',
    retryDelay: (times) => 200 * (times + 1),
  });

type Values = ChangePreview['values'];

/** A wallet and what it would get: `cash -20`. */
const moveOf = (move: string): [pocket: string, amount: string] => {
  const at = move.lastIndexOf(' ');
  return [move.slice(0, at), move.slice(at + 1)];
};

export const RoundFacts = ({ values }: { values: Values }) => {
  const { player, round } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const text = (name: string): string => String(values[name] ?? '');
  const money = (amount: string, signed = false): string =>
    `${figure(amount, { signed })} ${text('currency')}`;
  const moves = Array.isArray(values.moves) ? values.moves.map(String) : [];
  const names: Readonly<Record<string, string>> = { ...player.wallets, cash: player.wallets.main };
  const reason = values.reason as keyof typeof round.reasons | null;
  return (
    <Facts>
      <Fact name={round.player}>
        <PlayerLink id={text('playerId')}>{text('playerId')}</PlayerLink>
      </Fact>
      <Fact name={player.game}>{text('game')}</Fact>
      <Fact name={round.vendorRound}>{text('externalId')}</Fact>
      <Fact name={round.openedAt}>{dateTime(text('openedAt'), zone, locale)}</Fact>
      <Fact name={player.state}>
        {reason
          ? player.roundVoided
          : player.roundStates[values.status as keyof typeof player.roundStates]}
      </Fact>
      {reason && <Fact name={round.voidedWhy}>{round.reasons[reason]}</Fact>}
      <Fact name={player.stake}>{money(text('stake'))}</Fact>
      <Fact name={player.payout}>{money(text('payout'))}</Fact>
      {reason === null && (
        <Fact name={round.moves}>
          {moves.length === 0
            ? round.noMoves
            : moves
                .map(moveOf)
                .map(([pocket, amount]) => `${names[pocket] ?? pocket} ${money(amount, true)}`)
                .join(' · ')}
        </Fact>
      )}
    </Facts>
  );
};
