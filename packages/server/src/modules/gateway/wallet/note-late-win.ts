import type { Platform } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import type { Command, PlayToken, RoundAnswer } from '../../round';
import { findVoidedRound } from '../queries';
import type { Profile } from '../profiles/profile';

/**
 * A win that is refused because two operators voided its round is reported, once for each win: the
 * event is there before the vendor has its answer, and a vendor that asks again adds none.
 */
export const noteLateWin = async (
  { database }: Pick<Platform, 'database'>,
  { code }: Profile,
  { kind, externalId, ofExternalId, playerId, amount }: Command,
  { token, answer }: { token: PlayToken; answer: RoundAnswer },
): Promise<void> => {
  if (kind !== 'win' || answer !== 'rolled_back' || ofExternalId === null || !amount) return;
  if (token.mode !== 'real') return;
  const { sql } = database;
  const of = { vendor: code, key: ofExternalId, playerId };
  const roundId = await findVoidedRound(sql, of);
  if (roundId === undefined) return;
  const { brand, currency } = token;
  await database.transaction((tx) =>
    publish(tx, {
      type: 'round.late_win',
      key: `${code}:${externalId}`,
      roundId,
      playerId: `${playerId}`,
      brand,
      amount: `${amount}`,
      currency,
    }),
  );
};
