import { randomUUID } from 'node:crypto';
import type { InputOf } from '@parlour/contract/endpoint';
import type { session } from '@parlour/contract/session';
import type { CodeSent } from '@parlour/contract/session/codes';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { PlayerContext } from '../../../lib/context';
import { requestMessage } from '../../../lib/jobs/message-request';
import { publish } from '../../../lib/jobs/outbox';
import { invalid, Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { isChannelOpen } from '../../brand';
import {
  claimContact,
  findPlayerByContact,
  isMailbox,
  maskEmail,
  maskMobile,
  normalEmail,
  readPersonal,
} from '../../player';
import type { CodeFor } from '../codes/code';
import { issueCode } from '../codes/issue-code';
import { limitCodes } from '../codes/limit-codes';
import { assertMobile } from '../codes/mobile';
import { redeemCode, wasRedeemed } from '../codes/redeem-code';
import { assertVerified } from '../verification/assert-verified';
import { noteContactChanged } from './queries';

type Contact = Pick<InputOf<typeof session.startContact>, 'kind' | 'value' | 'countryDialingCode'>;

const channelOf = { email: 'mail', mobile: 'sms' } as const;
const otherOf = { email: 'mobile', mobile: 'email' } as const;

/** Sends a code to an address or number that the player wants to have. */
export const startContact = async (
  context: PlayerContext,
  { verification, ...contact }: InputOf<typeof session.startContact>,
): Promise<CodeSent> => {
  const { database, config, brand, language } = context;
  if (!isChannelOpen(config, channelOf[contact.kind])) throw new Refusal('brand.not_enabled');
  const codeFor = codeForOf(context, contact);
  await limitCodes(context, codeFor.to, {
    verify: () => assertVerified(context, verification, 'sms'),
  });
  const minutes = brand.settings.codeMinutes;
  await database.transaction(async (sql) => {
    const code = await issueCode(sql, config, codeFor, minutes);
    await requestMessage(sql, config, {
      channel: channelOf[contact.kind],
      to: codeFor.to,
      brand: brand.code,
      language,
      template: 'contact_code',
      values: { code, minutes },
      playerId: context.signedIn.playerId,
    });
  });
  return { expiredMinutes: minutes };
};

/** Binds it by the code; the contact before it gets a notice, or the other one if it is the first. */
export const confirmContact = async (
  context: PlayerContext,
  { code, ...contact }: InputOf<typeof session.confirmContact>,
): Promise<{ masked: string }> => {
  const { sql, config, brand, signedIn } = context;
  const { playerId } = signedIn;
  const codeFor = codeForOf(context, contact);
  const { kind } = contact;
  const answer = { masked: maskedOf(kind, codeFor.to) };
  // A code twice, where the answer to the first was lost, is answered as then.
  if (await isBoundBy(context, kind, codeFor, code)) return answer;
  await redeemCode(sql, config, codeFor, code);
  await context.database.transaction(async (tx) => {
    const before = await readPersonal(tx, config, playerId, ['email', 'mobile']);
    const claim = { brand: brand.code, kind, value: codeFor.to, playerId, isVerified: true };
    if (!(await claimContact(tx, config, claim))) throw new Refusal('session.contact_taken');
    await publish(tx, { type: 'session.contact_proved', key: context.requestId, playerId });
    if (before[kind] === codeFor.to) return;
    await noteContactChanged(tx, playerId);
    await publish(tx, { type: 'session.contact_changed', key: randomUUID(), playerId });
    await noteInAudit(tx, context, kind, before[kind], codeFor.to);
    const notified = before[kind] === undefined ? otherOf[kind] : kind;
    const to = before[notified];
    if (to !== undefined) await notify(tx, context, notified, to);
  });
  return answer;
};

const isBoundBy = async (
  { sql, config, brand, signedIn }: PlayerContext,
  kind: Contact['kind'],
  codeFor: CodeFor,
  code: string | undefined,
): Promise<boolean> => {
  if (!(await wasRedeemed(sql, config, codeFor, code))) return false;
  const owner = await findPlayerByContact(sql, config, brand.code, kind, codeFor.to);
  return owner?.playerId === signedIn.playerId && owner.isVerified;
};

const maskedOf = (kind: Contact['kind'], value: string): string =>
  kind === 'email' ? maskEmail(value) : maskMobile(value);

/** The line of the change has both contacts as they are shown, masked. */
const noteInAudit = (
  sql: Transaction,
  { brand, requestId, signedIn: { playerId } }: PlayerContext,
  kind: Contact['kind'],
  before: string | undefined,
  after: string,
): Promise<unknown> =>
  writeAudit(sql, {
    actor: { player: true },
    brand: brand.code,
    act: 'contact.change',
    objectKind: 'player',
    objectId: playerId,
    playerId,
    before: { [kind]: before === undefined ? null : maskedOf(kind, before) },
    after: { [kind]: maskedOf(kind, after) },
    requestId,
  });

const notify = (
  sql: Transaction,
  { config, brand, language, clock, signedIn: { playerId } }: PlayerContext,
  kind: Contact['kind'],
  to: string,
): Promise<void> =>
  requestMessage(sql, config, {
    channel: channelOf[kind],
    to,
    brand: brand.code,
    language,
    template: 'contact_changed',
    values: { at: clock.now().toISOString() },
    playerId,
  });

/** A code for one player: another who learns it cannot bind what it was sent to. */
const codeForOf = (
  { brand, signedIn: { playerId } }: PlayerContext,
  { kind, value, countryDialingCode = '' }: Contact,
): CodeFor => {
  const to = kind === 'mobile' ? assertMobile({ value, countryDialingCode }) : emailOf(value);
  return { brand: brand.code, purpose: 'contact', to, asker: playerId };
};

/** The code goes to the address that is claimed, not to another way of writing it. */
const emailOf = (value: string): string => {
  const email = normalEmail(value);
  if (isMailbox(value.trim()) && isMailbox(email) && /@.+\../.test(email)) return email;
  throw invalid({ name: 'value', code: 'field.pattern' });
};
