import { randomUUID } from 'node:crypto';
import type { InputOf } from '@parlour/contract/endpoint';
import type { session } from '@parlour/contract/session';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { PlayerContext } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { Refusal } from '../../../lib/refusal';
import { notifyPlayer } from '../notices/notify-player';
import { provedIdentity } from './proved-identity';
import { deleteIdentity, findByIdentity, insertIdentity, listIdentities } from './queries';
import { assertWayIn, holdWays } from './way-in';

/** Another company's account signs this player in from now on: one of each company. */
export const linkIdentity = async (
  context: PlayerContext,
  { provider, idToken }: InputOf<typeof session.linkIdentity>,
): Promise<Record<string, never>> => {
  const { playerId } = context.signedIn;
  const { subject } = await provedIdentity(context, provider, idToken);
  const identity = { brand: context.brand.code, provider, subject };
  await context.database.transaction(async (sql) => {
    await holdWays(sql, playerId);
    if ((await findByIdentity(sql, identity)) === playerId) return;
    const hasOne = (await listIdentities(sql, playerId)).includes(provider);
    if (hasOne || !(await insertIdentity(sql, identity, playerId))) {
      throw new Refusal('session.identity_taken');
    }
    await noteChange(sql, context);
  });
  return {};
};

/** It signs no one in any more; the last way into an account stays. */
export const unlinkIdentity = async (
  context: PlayerContext,
  { provider }: InputOf<typeof session.unlinkIdentity>,
): Promise<Record<string, never>> => {
  const { playerId } = context.signedIn;
  await context.database.transaction(async (sql) => {
    await holdWays(sql, playerId);
    if (!(await deleteIdentity(sql, playerId, provider))) throw new Refusal('request.unknown');
    await assertWayIn(sql, context);
    await noteChange(sql, context);
  });
  return {};
};

/** The record has the change, and the player gets a notice of it. */
const noteChange = async (sql: Transaction, context: PlayerContext): Promise<void> => {
  const { playerId } = context.signedIn;
  await publish(sql, { type: 'session.factor_changed', key: randomUUID(), playerId });
  await notifyPlayer(sql, context, playerId, 'factor_changed');
};
