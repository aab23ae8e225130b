import type { chatDesk } from '@parlour/contract/support/chat-desk';
import type { InputOf } from '@parlour/contract/endpoint';
import type { OperatorContext } from '../../../../lib/context';
import { leaveDesk, noteAtDesk } from './queries';

/** The operator's open desk takes chats, or no more: players see whether someone is there. */
export const attendChats = async (
  { sql, operator }: OperatorContext,
  { isReceiving }: InputOf<typeof chatDesk.attendChats>,
): Promise<Record<string, never>> => {
  if (isReceiving) await noteAtDesk(sql, operator.id, operator.brands);
  else await leaveDesk(sql, operator.id);
  return {};
};
