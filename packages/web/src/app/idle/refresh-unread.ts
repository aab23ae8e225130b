import { message } from '@parlour/contract/message';
import { call } from '../../lib/api/api';
import { setCentreCount } from '../../lib/session/centre-counts';
import { useSession } from '../../lib/session/session';

/** Asks how many messages are unread; an answer for a player who has left is dropped. */
export const refreshUnread = async (): Promise<void> => {
  const { member } = useSession.getState();
  const count = await call(message.countUnread, {});
  if (useSession.getState().member?.account === member?.account) setCentreCount('messageV2', count);
};
