import type { InputOf } from '@parlour/contract/endpoint';
import type { PlayerLine, playerConsole } from '@parlour/contract/player-console';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { type Actor, writeAudit } from '../../audit';
import { findPlayerByContact } from '../contacts/claim-contact';
import { readPersonal } from '../contacts/personal-values';
import { readOne } from './queries';
import { lineOf } from './read-player';

const shownMs = 30_000;

const actorOf = ({ operator, address }: OperatorContext): Actor => ({
  operatorId: operator.id,
  signInId: operator.signInId,
  address,
});

/** Opens one personal value of a player: no value without its line, and no value in the line. */
export const revealField = async (
  context: OperatorContext,
  { playerId, field, reason }: InputOf<typeof playerConsole.revealField>,
): Promise<{ value?: string; until: string }> => {
  const { database, config, clock, operator, requestId } = context;
  return database.transaction(async (sql) => {
    const player = await readOne(sql, { brands: operator.brands, playerId });
    if (!player) throw new Refusal('request.unknown');
    await writeAudit(sql, {
      actor: actorOf(context),
      brand: player.brand,
      act: 'player.reveal',
      objectKind: 'player',
      objectId: playerId,
      after: { field },
      reason,
      requestId,
    });
    const value = (await readPersonal(sql, config, playerId, [field]))[field];
    const until = new Date(clock.now().getTime() + shownMs).toISOString();
    return { ...(value !== undefined && { value }), until };
  });
};

/** The player who has a contact, by its keyed digest: none is read to find it. */
export const findByContact = async (
  context: OperatorContext,
  { brand, kind, value }: InputOf<typeof playerConsole.findByContact>,
): Promise<{ list: PlayerLine[] }> => {
  const { database, config, requestId } = context;
  return database.transaction(async (sql) => {
    const owner = await findPlayerByContact(sql, config, brand, kind, value.trim());
    const found = owner && (await readOne(sql, { brands: [brand], playerId: owner.playerId }));
    await writeAudit(sql, {
      actor: actorOf(context),
      brand,
      act: 'player.lookup',
      objectKind: 'contact',
      objectId: kind,
      playerId: owner?.playerId,
      requestId,
    });
    return { list: found ? [lineOf(found)] : [] };
  });
};
