import type { Transaction } from '@parlour/node-kit/database/database';
import type { MessageTemplate, MessageValues } from '../../lib/jobs/message-request';
import { requestMessage } from '../../lib/jobs/message-request';
import type { SiteKeys } from '../../lib/seal';
import { readProved } from '../player';
import { readRecipient } from './queries';

type About = `case_${string}` | `receipt_${string}`;
type AboutRequest = Extract<MessageTemplate, About>;

/**
 * Has the player get a message about a case or a request: a mail, or an SMS without an address. It
 * goes only to what a code proved, since what was only typed may be a stranger's; without one the
 * inbox alone has it.
 */
export const tellPlayer = async <Template extends AboutRequest>(
  sql: Transaction,
  keys: SiteKeys,
  {
    playerId,
    template,
    values,
  }: { playerId: string; template: Template; values: MessageValues[Template] },
): Promise<void> => {
  const recipient = await readRecipient(sql, playerId);
  const { email, mobile } = await readProved(sql, keys, playerId);
  const to = email ?? mobile;
  if (!recipient || to === undefined) return;
  const channel = email === undefined ? 'sms' : 'mail';
  await requestMessage(sql, keys, { channel, to, ...recipient, template, values, playerId });
};
