import { createHmac } from 'node:crypto';
import type { Transaction } from '@parlour/node-kit/database/database';
import { invalid } from '../../../lib/refusal';
import { requestMessage } from '../../../lib/jobs/message-request';
import { encryptAtRest, keyFor } from '../../../lib/seal';
import type { ApplyDeps } from '../changes/kind';
import { readBrandCodes } from '../changes/people-queries';
import { invitationHours } from './invite';
import { mailboxOf, mailPurpose } from './mailbox';
import { setMail } from './queries';

const pattern = /^[^\s@<>"(),:;\\[\]]{1,64}@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,24}$/i;

/** The address to which a person's links go; absent: their author gives them the link. */
export const mailOf = (value: unknown): string | undefined => {
  if (value === undefined || value === null || value === '') return undefined;
  const address = typeof value === 'string' ? value.trim() : '';
  if (address.length > 254 || !pattern.test(address)) {
    throw invalid({ name: 'email', code: 'field.pattern' });
  }
  return address;
};

/** `hoa@example.com` as `ho***@example.com`. */
export const maskMail = (address: string): string => {
  const [name = '', domain = ''] = address.trim().split('@');
  return `${name.slice(0, Math.min(2, name.length - 1))}***@${domain}`;
};

/** By which an equal address is found. */
export const mailKeyOf = (secretKey: string, address: string): Buffer =>
  createHmac('sha256', keyFor(secretKey, mailPurpose)).update(address.toLowerCase()).digest();

/** One address is of one person. */
export const keepMail = async (
  sql: Transaction,
  { config }: Pick<ApplyDeps, 'config'>,
  operatorId: string,
  address: string,
): Promise<void> => {
  const key = mailKeyOf(config.secretKey, address);
  const encrypted = encryptAtRest(config.secretKey, mailPurpose, address);
  if (await setMail(sql, operatorId, { key, encrypted })) return;
  throw invalid({ name: 'email', code: 'field.taken' });
};

type Mailed = {
  operatorId: string;
  template: 'operator_invited' | 'operator_reset';
  ticket: string;
};

/** Has the link mailed to the person, and to no one else. False: no address of theirs is known. */
export const mailLink = async (
  sql: Transaction,
  { config, clock }: ApplyDeps,
  { operatorId, template, ticket }: Mailed,
): Promise<boolean> => {
  // Who has no role left still has the address: the link is shown to no one else.
  const mailbox = await mailboxOf(sql, config, operatorId, await readBrandCodes(sql));
  if (!mailbox) return false;
  const link = `${config.consoleUrl}/invitation/${ticket}`;
  const until = new Date(clock.now().getTime() + invitationHours * 3_600_000).toISOString();
  const values = { link, until };
  await requestMessage(sql, config, { channel: 'mail', ...mailbox, template, values });
  return true;
};
