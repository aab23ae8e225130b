import { randomUUID } from 'node:crypto';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { session } from '@parlour/contract/session';
import type { OwnFactors, RecoveryCodes } from '@parlour/contract/session/factors';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { PlayerContext } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { Refusal } from '../../../lib/refusal';
import { encryptAtRest, openAtRest } from '../../../lib/seal';
import { deviceName } from '../../../lib/device-name';
import { notifyPlayer } from '../notices/notify-player';
import { totpPurpose } from './check-factor';
import { madePasskey } from './passkey';
import { insertPasskey } from './passkey-queries';
import * as queries from './queries';
import { maskedOf, sendableTo } from './step-ways';
import { listIdentities } from '../identity/queries';
import { assertWayIn, holdWays } from '../identity/way-in';
import { readPasswordHash } from '../stepping-up/queries';
import { makeRecoveryCodes } from './recovery-codes';
import { base32, newTotpSecret, totpStepOf, totpUri } from '../../../lib/factors/totp';

/** The caller's factors, never a secret of one, and what else shows who they are. */
export const listFactors = async (context: PlayerContext): Promise<OwnFactors> => {
  const { sql, signedIn } = context;
  const { playerId } = signedIn;
  const rows = await queries.readFactors(sql, playerId);
  return {
    list: rows.map(({ id, kind, name, addedAt, usedAt }) => ({
      id: id.toString(),
      kind,
      name,
      addedAt: addedAt.toISOString(),
      ...(usedAt && { usedAt: usedAt.toISOString() }),
    })),
    recoveryCodes: await queries.countRecoveryCodes(sql, playerId),
    hasPassword: Boolean(await readPasswordHash(sql, playerId)),
    masked: rows.length > 0 ? {} : maskedOf(await sendableTo(context, playerId)),
    identities: await listIdentities(sql, playerId),
  };
};

/** A secret for an authenticator app; it counts once a code of it was given. */
export const enrolTotp = async ({
  database,
  config,
  brand,
  signedIn: { playerId, username },
}: PlayerContext): Promise<OutputOf<typeof session.enrolTotp>> => {
  const secret = newTotpSecret();
  const sealed = encryptAtRest(config.secretKey, totpPurpose, secret.toString('base64'));
  const id = await database.transaction((sql) =>
    queries.insertTotp(sql, playerId, brand.name, sealed),
  );
  return { id, secret: base32(secret), uri: totpUri(secret, brand.name, username) };
};

export const confirmTotp = async (
  context: PlayerContext,
  { id, code }: InputOf<typeof session.confirmTotp>,
): Promise<RecoveryCodes> => {
  const { sql, database, config, clock, signedIn } = context;
  const { playerId } = signedIn;
  const sealed = await queries.readBegunTotp(sql, playerId, id);
  if (!sealed) throw new Refusal('request.unknown');
  const secret = Buffer.from(openAtRest(config, totpPurpose, sealed).text, 'base64');
  const step = totpStepOf(secret, code, clock.now());
  if (step === undefined) throw new Refusal('session.code_wrong');
  return database.transaction(async (tx) => {
    await holdWays(tx, playerId);
    if (await queries.confirmFactor(tx, playerId, id, step)) return changed(tx, context);
    if (!(await queries.isConfirmedBy(tx, playerId, id, step))) {
      throw new Refusal('request.unknown');
    }
    return repeated(tx, context);
  });
};

/**
 * The answer to the confirmation was lost, and with it the codes that came with a first factor. The
 * player gets a notice of new ones: who else has the code would void theirs unseen.
 */
const repeated = async (sql: Transaction, context: PlayerContext): Promise<RecoveryCodes> => {
  const { playerId } = context.signedIn;
  if ((await queries.readFactors(sql, playerId)).length > 1) return { codes: [] };
  await noteFactorChanged(sql, context);
  return { codes: await makeRecoveryCodes(sql, context.config.secretKey, playerId) };
};

export const confirmPasskey = async (
  context: PlayerContext,
  input: InputOf<typeof session.confirmPasskey>,
): Promise<RecoveryCodes> => {
  const { playerId } = context.signedIn;
  const made = await madePasskey(context, input);
  if (!made) throw new Refusal('session.code_wrong');
  return context.database.transaction(async (sql) => {
    await holdWays(sql, playerId);
    const name = deviceName(context.userAgent);
    if (!(await insertPasskey(sql, playerId, { ...made, name }))) {
      throw new Refusal('session.code_wrong');
    }
    return changed(sql, context);
  });
};

/** Recovery codes come with the first factor; with a further one those that are there stay. */
const changed = async (sql: Transaction, context: PlayerContext): Promise<RecoveryCodes> => {
  const { playerId } = context.signedIn;
  await noteFactorChanged(sql, context);
  if ((await queries.countRecoveryCodes(sql, playerId)) > 0) return { codes: [] };
  return { codes: await makeRecoveryCodes(sql, context.config.secretKey, playerId) };
};

export const removeFactor = async (
  context: PlayerContext,
  { id }: InputOf<typeof session.removeFactor>,
): Promise<Record<string, never>> => {
  const { playerId } = context.signedIn;
  await context.database.transaction(async (sql) => {
    await holdWays(sql, playerId);
    const kind = await queries.deleteFactor(sql, playerId, id);
    if (!kind) throw new Refusal('request.unknown');
    // A code of an app signs no one in by itself.
    if (kind === 'passkey') await assertWayIn(sql, context);
    await noteFactorChanged(sql, context);
  });
  return {};
};

export const renewRecoveryCodes = (context: PlayerContext): Promise<RecoveryCodes> =>
  context.database.transaction(async (sql) => {
    const { playerId } = context.signedIn;
    // Of two at once the second voids the codes of the first.
    await holdWays(sql, playerId);
    const codes = await makeRecoveryCodes(sql, context.config.secretKey, playerId);
    await noteFactorChanged(sql, context);
    return { codes };
  });

/** The record has the change, and the player gets a notice of it. */
const noteFactorChanged = async (sql: Transaction, context: PlayerContext): Promise<void> => {
  const { playerId } = context.signedIn;
  await queries.noteFactorChange(sql, playerId);
  await publish(sql, { type: 'session.factor_changed', key: randomUUID(), playerId });
  await notifyPlayer(sql, context, playerId, 'factor_changed');
};
