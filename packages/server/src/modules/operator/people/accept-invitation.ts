import type { InputOf } from '@parlour/contract/endpoint';
import type { AcceptedInvitation, OpenInvitation, operator } from '@parlour/contract/operator';
import type { ConsoleContext } from '../../../lib/context';
import { hashPassword } from '../../../lib/factors/password';
import { base32, newTotpSecret, totpStepOf, totpUri } from '../../../lib/factors/totp';
import { isWeakPassword } from '../../../lib/factors/weak-password';
import { Refusal } from '../../../lib/refusal';
import { encryptAtRest, openAtRest } from '../../../lib/seal';
import { digestOf } from '../../../lib/secret';
import { writeAudit } from '../../audit';
import { secretPurpose } from '../sign-in/check-factor';
import { enter, openSession } from '../sign-in/open-session';
import { beginPasskey, madePasskey } from '../sign-in/passkeys';
import { drawRecoveryCodes } from '../sign-in/recovery-codes';
import * as queries from './queries';

const site = 'Parlour';

/** What the page of an invitation shows: the ways to show later who one is. */
export const openInvitation = async (
  context: ConsoleContext,
  { ticket }: InputOf<typeof operator.openInvitation>,
): Promise<OpenInvitation> => {
  const { sql, config } = context;
  const ticketHash = digestOf(ticket);
  const found = await queries.findInvitation(sql, ticketHash);
  if (!found) throw new Refusal('operator.invitation_over');
  const fresh = encryptAtRest(config.secretKey, secretPurpose, newTotpSecret().toString('base64'));
  const kept = await queries.keepSecret(sql, ticketHash, fresh);
  if (!kept) throw new Refusal('operator.invitation_over');
  const secret = Buffer.from(openAtRest(config, secretPurpose, kept).text, 'base64');
  const { name, handle, operatorId } = found;
  return {
    name,
    secret: base32(secret),
    uri: totpUri(secret, site, name),
    passkey: await beginPasskey(context, { id: operatorId.toString(), name, handle }),
  };
};

type Given = InputOf<typeof operator.acceptInvitation>;

/** The person chose a password and confirmed a factor: nothing opened before. */
export const acceptInvitation = async (
  context: ConsoleContext,
  given: Given,
): Promise<AcceptedInvitation> => {
  const ticketHash = digestOf(given.ticket);
  const found = await queries.findInvitation(context.sql, ticketHash);
  if (!found) throw new Refusal('operator.invitation_over');
  if (await isWeakPassword(given.password, [found.name, site])) {
    const fields = [{ name: 'password', code: 'field.pattern' as const }];
    throw new Refusal('operator.password_weak', { fields });
  }
  const operatorId = found.operatorId.toString();
  const factor = await factorOf(context, found, given);
  const passwordHash = await hashPassword(given.password);
  const { codes, digests } = drawRecoveryCodes(context.config.secretKey, operatorId);
  const cookie = await context.database.transaction(async (sql) => {
    if (!(await queries.spendInvitation(sql, ticketHash))) {
      throw new Refusal('operator.invitation_over');
    }
    await queries.activate(sql, { operatorId, passwordHash, digests });
    if (!(await queries.insertFactor(sql, operatorId, factor))) {
      throw new Refusal('operator.wrong_credentials');
    }
    await writeAudit(sql, {
      actor: { operatorId, address: context.address },
      act: 'operator.join',
      objectKind: 'operator',
      objectId: operatorId,
      after: { factor: factor.kind },
      requestId: context.requestId,
    });
    return openSession(sql, context, operatorId);
  });
  return { recoveryCodes: codes, me: await enter(context, cookie) };
};

/** The factor that the person confirmed: a passkey, or the code of the app that has the secret. */
const factorOf = async (
  context: ConsoleContext,
  { operatorId, secret }: queries.OpenTicket,
  { code, ceremonyId, credential }: Given,
): Promise<Parameters<typeof queries.insertFactor>[2]> => {
  if (ceremonyId !== undefined && credential !== undefined) {
    const made = await madePasskey(context, operatorId.toString(), { ceremonyId, credential });
    if (made) return { kind: 'passkey', ...made };
  } else if (code !== undefined && secret !== null) {
    const opened = openAtRest(context.config, secretPurpose, secret);
    const step = totpStepOf(Buffer.from(opened.text, 'base64'), code, context.clock.now());
    if (step !== undefined) return { kind: 'totp', secret, step };
  }
  throw new Refusal('operator.wrong_credentials');
};
