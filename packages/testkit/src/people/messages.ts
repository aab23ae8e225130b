import {
  type MessageRequest,
  readMessageRequest,
  type SealedRequest,
} from '@parlour/server/lib/jobs/message-request';
import type { Site } from '../site/site';

/**
 * What was to be sent to this e-mail address or mobile number (E.164 digits), the newest first. The
 * jobs of the site need not run; where they do, it sends nothing and keeps the messages.
 */
export const messagesTo = async (
  { database, platform }: Pick<Site, 'database' | 'platform'>,
  to: string,
): Promise<MessageRequest[]> => {
  const requested = await database.sql<{ payload: SealedRequest }>`
    select payload from lib.outbox
    where type = 'message.requested' and payload ? 'sealed'
    order by id desc
    limit 200`;
  const queued = await database.sql<SealedRequest>`
    select channel, brand, language, template, encode(sealed, 'base64') as sealed,
      player_id::text as "playerId"
    from message.outgoing
    where sealed is not null
    order by id desc
    limit 200`;
  return [...requested.map(({ payload }) => payload), ...queued]
    .map((row) => readMessageRequest(platform.config, row))
    .filter((request) => request.to === to);
};

/** The code of the newest message to this number or address. */
export const codeTo = async (
  site: Pick<Site, 'database' | 'platform'>,
  to: string,
): Promise<string> => {
  const [newest] = await messagesTo(site, to);
  const { code } = (newest?.values ?? {}) as { code?: string };
  if (code === undefined) throw new Error(`no code was sent to ${to}`);
  return code;
};

/** A message as the page of a development site shows it. */
export type SeenMessage = {
  channel: 'mail' | 'sms';
  to: string;
  template: string;
  subject: string;
  text: string;
  html: string;
  sms: string;
};

/** The newest message to someone on the page of a running site, `http://127.0.0.1:<PORT+3>`. */
export const lastSeenMessage = async (
  siteUrl: string,
  to: string,
): Promise<SeenMessage | undefined> => {
  const port = Number(new URL(siteUrl).port) + 3;
  const answer = await fetch(`http://127.0.0.1:${port}/messages.json`);
  const messages = (await answer.json()) as SeenMessage[];
  return messages.find((message) => message.to === to);
};
