import { randomUUID } from 'node:crypto';
import type { Language } from '@parlour/contract/languages';
import type { Transaction } from '@parlour/node-kit/database/database';
import { encryptAtRest, openAtRest, type SiteKeys } from '../seal';
import { type Event, publish } from './outbox';

/** What each message says beside its fixed text. A person's own names are never among it. */
export type MessageValues = {
  sign_in_code: Code;
  registration_code: Code;
  number_has_account: NoValues;
  mobile_has_no_account: NoValues;
  password_reset_code: Code;
  password_reset_link: Link;
  unlock_link: Link;
  contact_code: Code;
  contact_changed: Occurrence;
  password_changed: Occurrence;
  new_device: Occurrence;
  factor_changed: Occurrence;
  account_held: Occurrence;
  account_closed: Occurrence;
  case_late: NoValues;
  case_asked: CaseMessage;
  case_parked: CaseMessage & { until: string };
  /** What an operator wrote about a visitor's ticket. */
  ticket_answered: CaseMessage & { number: string };
  ticket_asked: CaseMessage & { number: string };
  /** `number` is that of a withdrawal. */
  receipt_due: { number: string; until: string };
  operator_invited: { link: string; until: string };
  operator_device: Code;
  operator_recovery: Occurrence;
  operator_reset: { link: string; until: string };
};

type Code = { code: string; minutes: number };
type Link = { link: string; minutes: number };
/** `at` is an instant (ISO 8601); place and device are as the site shows them to the player. */
type Occurrence = { at: string; place?: string; device?: string };
/** What an operator writes to the player about a case. */
type CaseMessage = { message: string };
type NoValues = Record<string, never>;

export type MessageTemplate = keyof MessageValues;
export type MessageChannel = 'mail' | 'sms';

export type MessageRequest<Template extends MessageTemplate = MessageTemplate> = {
  channel: MessageChannel;
  /** An e-mail address, or a mobile number as E.164 digits. */
  to: string;
  brand: string;
  language: Language;
  template: Template;
  values: MessageValues[Template];
  playerId?: string;
};

type MessageRequested = Extract<Event, { type: 'message.requested' }>;

/** What is stored of a request. */
export type SealedRequest = Omit<MessageRequested, 'type' | 'key' | 'sealed'> & { sealed: string };

type Sealed = Pick<MessageRequest, 'to' | 'values'>;

/** What requests are sealed for, in the outbox and in the queue. */
export const requestPurpose = 'message request';

/**
 * Has a message sent to a person after the caller's transaction commits. The outbox holds who gets
 * it and what it says only sealed.
 */
export const requestMessage = async <Template extends MessageTemplate>(
  sql: Transaction,
  { secretKey }: SiteKeys,
  { to, values, ...open }: MessageRequest<Template>,
): Promise<void> => {
  const text = JSON.stringify({ to, values } satisfies Sealed);
  const sealed = encryptAtRest(secretKey, requestPurpose, text).toString('base64');
  await publish(sql, { type: 'message.requested', key: randomUUID(), ...open, sealed });
};

/** Opens what `requestMessage` sealed, under any key of the site. */
export const readMessageRequest = (
  keys: SiteKeys,
  { channel, brand, language, template, playerId, sealed }: SealedRequest,
): MessageRequest => {
  const { text } = openAtRest(keys, requestPurpose, Buffer.from(sealed, 'base64'));
  const { to, values } = JSON.parse(text) as Sealed;
  return { channel, to, brand, language, template, values, ...(playerId && { playerId }) };
};

/** Removes who gets it and what it says from the event, which stays in the outbox for a month. */
export const forgetMessageRequest = (sql: Transaction, key: string) => sql`
  update lib.outbox
  set payload = payload - 'sealed'
  where type = 'message.requested' and key = ${key}`;
