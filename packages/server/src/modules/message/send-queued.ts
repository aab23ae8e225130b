import type { Platform } from '../../lib/context';
import { type MessageRequest, readMessageRequest } from '../../lib/jobs/message-request';
import { loadedBrand } from '../brand';
import { claimDue, endLost, endOutgoing, type Outgoing, putBack } from './queries';
import { renderMessage } from './render-message';
import type { Attempt } from './senders/attempt';
import type { Senders } from './senders/senders';

const batch = 10;
// Codes live ten minutes: what could not be sent after five is of no use.
const mostAttempts = 6;
const firstWaitSeconds = 5;

/** Sends what is due. Each message is claimed first, so that two processes never send one. */
export const sendQueued = async (platform: Platform, senders: Senders): Promise<void> => {
  const { database } = platform;
  await endLost(database.sql);
  for (;;) {
    const claimed = await claimDue(database.sql, batch);
    await Promise.all(claimed.map((message) => send(platform, senders, message)));
    if (claimed.length < batch) return;
  }
};

const send = async (platform: Platform, senders: Senders, message: Outgoing): Promise<void> => {
  const { id, channel, template, attempts } = message;
  const { sql } = platform.database;
  const attempt = await attemptOnce(platform, senders, message);
  if (attempt.state === 'sent') {
    await endOutgoing(sql, id, { state: 'sent', keepsText: senders[channel].isLocal });
    return;
  }
  const { reason } = attempt;
  platform.log.warn('message.not_sent', {
    outgoingId: id,
    channel,
    template,
    attempts,
    ...attempt,
  });
  if (attempt.state === 'retry' && attempts < mostAttempts) {
    const seconds = attempt.afterSeconds ?? firstWaitSeconds * 2 ** (attempts - 1);
    await putBack(sql, id, seconds, reason);
    return;
  }
  await endOutgoing(sql, id, {
    state: attempt.state === 'unknown' ? 'unknown' : 'failed',
    reason,
  });
};

const attemptOnce = async (
  platform: Platform,
  senders: Senders,
  message: Outgoing,
): Promise<Attempt> => {
  const { brand, request, channel } = message;
  let opened: MessageRequest;
  try {
    opened = readMessageRequest(platform.config, message);
  } catch {
    return { state: 'failed', reason: 'sealed with an unknown SECRET_KEY' };
  }
  const { facts } = await loadedBrand(platform, brand);
  const { name, timeZone, defaultLang } = facts;
  const rendered = renderMessage(opened, { name, timeZone, defaultLang });
  const { to } = opened;
  return channel === 'mail'
    ? senders.mail.send({ id: request, to, sender: name, ...rendered })
    : senders.sms.send({ to, text: rendered.sms });
};
