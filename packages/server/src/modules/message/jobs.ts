import type { Config } from '../../lib/config';
import { defineJobs } from '../../lib/jobs/jobs';
import { forgetMessageRequest } from '../../lib/jobs/message-request';
import { deliverSendings } from './sendings/deliver-sendings';
import { eventNotices } from './inbox/event-notices';
import { noteInboxChanged } from './inbox/notify-unread';
import { deleteOldOutgoing, insertOutgoing } from './queries';
import { rewrapQueue } from './rewrap-queue';
import { openSenders, type Senders } from './senders/senders';
import { sendQueued } from './send-queued';

const sendersByConfig = new WeakMap<Config, Senders>();

const sendersOf = (config: Config): Senders => {
  const senders = sendersByConfig.get(config) ?? openSenders(config);
  sendersByConfig.set(config, senders);
  return senders;
};

export const jobs = defineJobs({
  on: {
    ...eventNotices,
    'message.written': async ({ live }, { playerId }) => noteInboxChanged(live, playerId),
    'message.requested': ({ database }, event) =>
      database.transaction(async (sql) => {
        // Handled before: its text is not in the event any more.
        if (event.sealed === undefined) return;
        await insertOutgoing(sql, { ...event, sealed: event.sealed });
        await forgetMessageRequest(sql, event.key);
      }),
  },
  every: {
    'message.send': {
      seconds: 1,
      work: (platform) => sendQueued(platform, sendersOf(platform.config)),
    },
    'message.deliver': { seconds: 1, work: (platform) => deliverSendings(platform) },
    'message.rewrap': {
      seconds: 3600,
      work: ({ database, config }) => rewrapQueue(database.sql, config),
    },
    'message.forget': {
      seconds: 3600,
      work: async ({ database }) => void (await deleteOldOutgoing(database.sql)),
    },
  },
});
