import { moneyText } from '@parlour/contract/money';
import type { RoundDetail } from '@parlour/contract/round';
import { wordsIn } from '@parlour/locales/words-in';
import type { PlayerContext } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { readMovements, readRoundRow } from './queries';

/** One round of the caller: every movement and the balances around it. */
export const readRound = async (
  { sql, signedIn, language, brand }: PlayerContext,
  { id }: { id: string },
): Promise<RoundDetail> => {
  if (!/^[1-9]\d{0,17}$/.test(id)) throw new Refusal('request.unknown');
  const round = await readRoundRow(sql, signedIn.playerId, id);
  if (!round) throw new Refusal('request.unknown');
  const movements = await readMovements(sql, round.id, round.openedAt);
  return {
    roundId: round.id.toString(),
    externalId: round.externalId,
    game: {
      gameCode: round.gameCode,
      vassalage: round.vendor,
      name: wordsIn(round.names, language, brand) ?? round.gameCode,
      version: round.version ?? '',
    },
    currency: round.currency,
    status: round.status,
    stake: moneyText(round.stake),
    payout: moneyText(round.payout),
    net: moneyText(round.payout - round.stake),
    openedAt: round.openedAt.toISOString(),
    closedAt: round.closedAt?.toISOString() ?? null,
    balanceBefore: moneyText(round.balanceBefore),
    balanceAfter: moneyText(round.balanceAfter),
    movements: movements.map(({ kind, reference, amount, balanceAfter, at }) => ({
      kind,
      reference,
      amount: moneyText(amount),
      balanceAfter: moneyText(balanceAfter),
      at: at.toISOString(),
    })),
    ...(round.voidedAt &&
      round.voidReason && {
        voided: { at: round.voidedAt.toISOString(), reason: round.voidReason },
      }),
  };
};
