import { chatDesk } from '@parlour/contract/support/chat-desk';
import { paced } from '@parlour/ui/paced';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/call';
import { onConsoleLive } from '../../../lib/api/live';
import { useBrand } from '../../../lib/brand';
import { useMay } from '../../../lib/session/me';
import { isOfList } from './desk-cards';

/** Without the socket the list is asked for so often. */
const pollMs = 15_000;
/** However much is written, the list is asked for no more often than this. */
const listMs = 1000;
/** Players see that someone is there for less than a minute after the last of these. */
const attendMs = 20_000;

/** The chats that wait, one's own and the colleagues', live. */
export const useDesk = () => {
  const brand = useBrand()?.code;
  const client = useQueryClient();
  useEffect(() => {
    const list = paced(() => void client.invalidateQueries({ queryKey: ['chats'] }), listMs);
    const stop = onConsoleLive((message) => {
      if (isOfList(message)) list.run();
    });
    return () => {
      stop();
      list.stop();
    };
  }, [client]);
  return useQuery({
    queryKey: ['chats', brand],
    queryFn: ({ signal }) => call(chatDesk.listChats, { brand }, { signal }),
    refetchInterval: pollMs,
  });
};

/** Whether this desk takes chats. While it does, it repeats this to the server. */
export const useReceiving = () => {
  const mayWork = useMay()('chat.w');
  const [isReceiving, setReceiving] = useState(mayWork);
  useEffect(() => {
    if (!mayWork) return undefined;
    const tell = (is: boolean) =>
      void call(chatDesk.attendChats, { isReceiving: is }).catch(() => undefined);
    if (!isReceiving) {
      tell(false);
      return undefined;
    }
    tell(true);
    const timer = setInterval(() => tell(true), attendMs);
    return () => clearInterval(timer);
  }, [isReceiving, mayWork]);
  return { isReceiving, setReceiving, mayWork };
};
