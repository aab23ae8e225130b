import type { ConsoleContext } from '../../../lib/context';
import { recoveryDigests } from '../../../lib/factors/recovery-code';
import { totpStepOf } from '../../../lib/factors/totp';
import { Refusal } from '../../../lib/refusal';
import { openAtRest } from '../../../lib/seal';
import { signerOf } from './passkeys';
import { readFactors, spendRecoveryCode, spendTotpStep } from './queries';

export const secretPurpose = 'operator totp secret';

export type GivenFactor = {
  code?: string | undefined;
  ceremonyId?: string | undefined;
  credential?: string | undefined;
};

/** Apart from players' codes, whatever their numbers. */
export const recoveryOwner = (operatorId: string): string => `operator ${operatorId}`;

/** Refuses unless this is a code or a signature of the person's, which was not used before. */
export const assertFactor = async (
  context: ConsoleContext,
  operatorId: string,
  { code, ceremonyId, credential }: GivenFactor,
): Promise<void> => {
  if (ceremonyId !== undefined && credential !== undefined) {
    if ((await signerOf(context, { ceremonyId, credential })) === operatorId) return;
  } else if (code !== undefined) {
    if (await isTotp(context, operatorId, code)) return;
    for (const digest of recoveryDigests(context.config, recoveryOwner(operatorId), code)) {
      if (await spendRecoveryCode(context.sql, operatorId, digest)) return;
    }
  }
  throw new Refusal('operator.wrong_credentials');
};

const isTotp = async (
  { sql, config, clock }: ConsoleContext,
  operatorId: string,
  code: string,
): Promise<boolean> => {
  for (const { id, secret } of await readFactors(sql, operatorId)) {
    if (secret === null) continue;
    const opened = Buffer.from(openAtRest(config, secretPurpose, secret).text, 'base64');
    const step = totpStepOf(opened, code, clock.now());
    if (step === undefined) continue;
    if (await spendTotpStep(sql, id, step)) return true;
    throw new Refusal('operator.code_used');
  }
  return false;
};
