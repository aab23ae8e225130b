import type { RecoveryCodes } from '@parlour/contract/session/factors';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../lib/context';
import { deviceName } from '../../../lib/device-name';
import { newRecoveryCodes, recoveryDigest } from '../../../lib/factors/recovery-code';
import { requestMessage } from '../../../lib/jobs/message-request';
import { Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { actorOf } from '../actor';
import { mailboxOf } from '../people/mailbox';
import { lockPerson } from '../people/queries';
import { recoveryOwner } from './check-factor';
import * as queries from './queries';

/** Ten codes, and what is stored of them. */
export const drawRecoveryCodes = (secretKey: string, operatorId: string) => {
  const codes = newRecoveryCodes();
  const owner = recoveryOwner(operatorId);
  return { codes, digests: codes.map((code) => recoveryDigest(secretKey, owner, code)) };
};

export const countRecoveryCodes = async ({
  sql,
  operator: { id },
}: OperatorContext): Promise<{ left: number }> => ({
  left: await queries.countRecoveryCodes(sql, id),
});

/** Ten new codes for the caller, who gets a mail of it: a stranger would void theirs unseen. */
export const renewRecoveryCodes = async (context: OperatorContext): Promise<RecoveryCodes> => {
  const { database, config, operator: by, requestId } = context;
  const { codes, digests } = drawRecoveryCodes(config.secretKey, by.id);
  await database.transaction(async (sql) => {
    // Of two at once the second voids the codes of the first. A reset may have come before.
    const person = await lockPerson(sql, by.id);
    if (person?.state !== 'active') throw new Refusal('operator.session_required');
    await queries.replaceRecoveryCodes(sql, by.id, digests);
    await writeAudit(sql, {
      actor: actorOf(context),
      act: 'recovery.renew',
      objectKind: 'operator',
      objectId: by.id,
      requestId,
    });
    await mailRenewal(sql, context);
  });
  return { codes };
};

const mailRenewal = async (
  sql: Transaction,
  { config, clock, operator: by, userAgent }: OperatorContext,
): Promise<void> => {
  const mailbox = await mailboxOf(sql, config, by.id);
  if (!mailbox) return;
  const device = deviceName(userAgent);
  const values = { at: clock.now().toISOString(), ...(device && { device }) };
  await requestMessage(sql, config, {
    channel: 'mail',
    ...mailbox,
    template: 'operator_recovery',
    values,
  });
};
