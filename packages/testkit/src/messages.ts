import {
  type MessageRequest,
  type MessageRequested,
  readMessageRequest,
} from '@parlour/server/lib/jobs/message-request';
import type { Site } from './site';

/** What was to be sent to this number or address, the newest first, whether or not it has gone. */
export const messagesTo = async (
  { database, platform }: Pick<Site, 'database' | 'platform'>,
  to: string,
): Promise<MessageRequest[]> => {
  const rows = await database.sql<{ key: string; payload: object }>`
    select key, payload from lib.outbox
    where type = 'message.requested'
    order by id desc
    limit 200`;
  const requests = rows.map(({ key, payload }) =>
    readMessageRequest(platform.config, {
      type: 'message.requested',
      key,
      ...payload,
    } as MessageRequested),
  );
  return requests.filter((request) => request.to === to);
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
