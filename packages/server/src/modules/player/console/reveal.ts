import type { InputOf } from '@parlour/contract/endpoint';
import type { PlayerLine, playerConsole } from '@parlour/contract/player-console';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../lib/context';
import { invalid, Refusal } from '../../../lib/refusal';
import type { SiteKeys } from '../../../lib/seal';
import { type Actor, writeAudit } from '../../audit';
import { findPlayerByContact } from '../contacts/claim-contact';
import { accountTailDigests } from '../contacts/account-tail';
import type { ContactKind } from '../contacts/personal-kind';
import { readPersonal } from '../contacts/personal-values';
import type { LentToDesk } from './hold-right';
import { listByPayeeTail, readOne } from './queries';
import { lineOf } from './read-player';

const shownMs = 30_000;

const actorOf = ({ operator, address }: OperatorContext): Actor => ({
  operatorId: operator.id,
  signInId: operator.signInId,
  address,
});

/**
 * Opens one personal value of a player: no value without its line, and no value in the line. Who
 * has to do with the player opens none.
 */
export const revealField =
  ({ holdRight, assertUntied }: LentToDesk) =>
  (
    context: OperatorContext,
    { playerId, field, reason }: InputOf<typeof playerConsole.revealField>,
  ): Promise<{ value?: string; until: string }> => {
    const { database, config, clock, operator, requestId } = context;
    return database.transaction(async (sql) => {
      const player = await readOne(sql, { brands: operator.brands, playerId });
      if (!player) throw new Refusal('request.unknown');
      await holdRight(sql, operator, { right: 'player.v', brand: player.brand });
      await assertUntied(sql, operator.id, [playerId]);
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

const mostFound = 20;

/**
 * Players by a whole contact, or by the end of an account. Both are found by their keyed digests:
 * none is read to find it. Nor is what was asked in a line: that of an account's end has its keyed
 * digest, so that asking for the same again is seen.
 */
export const findByContact = async (
  context: OperatorContext,
  { brand, kind, value }: InputOf<typeof playerConsole.findByContact>,
): Promise<{ list: PlayerLine[] }> => {
  const { database, config, requestId } = context;
  const asked = kind === 'last4' ? tailOf(value.trim()) : value.trim();
  return database.transaction(async (sql) => {
    const tails = kind === 'last4' ? accountTailDigests(config, brand, asked) : undefined;
    const owners =
      kind === 'last4'
        ? await listByPayeeTail(sql, { brand, digests: tails ?? [], most: mostFound })
        : await findOwner(sql, config, { brand, kind, value: asked });
    for (const playerId of owners.length > 0 ? owners : [undefined]) {
      await writeAudit(sql, {
        actor: actorOf(context),
        brand,
        act: 'player.lookup',
        objectKind: 'contact',
        objectId: kind,
        playerId,
        ...(tails && { after: { digest: tails[0]!.digest.toString('base64url') } }),
        requestId,
      });
    }
    const list: PlayerLine[] = [];
    for (const playerId of owners) {
      const player = await readOne(sql, { brands: [brand], playerId });
      if (player) list.push(lineOf(player));
    }
    return { list };
  });
};

type Asked = { brand: string; kind: ContactKind; value: string };

const findOwner = async (
  sql: Transaction,
  keys: SiteKeys,
  { brand, kind, value }: Asked,
): Promise<string[]> => {
  const owner = await findPlayerByContact(sql, keys, brand, kind, value);
  return owner ? [owner.playerId] : [];
};

const tailOf = (value: string): string => {
  const tail = value.toUpperCase();
  if (!/^[0-9A-Z]{4}$/.test(tail)) throw invalid({ name: 'value', code: 'field.pattern' });
  return tail;
};
