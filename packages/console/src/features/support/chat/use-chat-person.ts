import { chatDesk, type DeskChatCard } from '@parlour/contract/support/chat-desk';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call';

/** Whom one talks with, which changes less often than what is said. */
export const useChatPerson = ({ id: chatId, state }: Pick<DeskChatCard, 'id' | 'state'>) =>
  useQuery({
    queryKey: ['chat-person', chatId, state],
    queryFn: ({ signal }) => call(chatDesk.readChatPerson, { chatId }, { signal }),
    refetchInterval: 20_000,
  });
