import type { Context } from '../../../lib/context';
import { openAtRest } from '../../../lib/seal';
import { signerOf } from './passkey';
import { readFactors, takeRecoveryCode, takeTotpStep } from './queries';
import { recoveryDigests } from '../../../lib/factors/recovery-code';
import { totpStepOf } from '../../../lib/factors/totp';

export const totpPurpose = 'totp secret';

type Given = { code?: string; ceremonyId?: string; credential?: string };

/** True if this is a code or a signature of the player's, and was not used before. */
export const isFactor = async (
  context: Context,
  playerId: string,
  { code, ceremonyId, credential }: Given,
): Promise<boolean> => {
  if (ceremonyId !== undefined && credential !== undefined) {
    return (await signerOf(context, { id: ceremonyId, credential })) === playerId;
  }
  if (code === undefined) return false;
  return (await isTotp(context, playerId, code)) || (await isRecovery(context, playerId, code));
};

const isTotp = async (
  { sql, config, clock }: Context,
  playerId: string,
  code: string,
): Promise<boolean> => {
  for (const { id, secret } of await readFactors(sql, playerId)) {
    if (secret === null) continue;
    const opened = Buffer.from(openAtRest(config, totpPurpose, secret).text, 'base64');
    const step = totpStepOf(opened, code, clock.now());
    if (step !== undefined && (await takeTotpStep(sql, id, step))) return true;
  }
  return false;
};

const isRecovery = async (
  { sql, config }: Context,
  playerId: string,
  code: string,
): Promise<boolean> => {
  for (const digest of recoveryDigests(config, playerId, code)) {
    if (await takeRecoveryCode(sql, playerId, digest)) return true;
  }
  return false;
};
