import { message, type InboxMessage } from '@parlour/contract/message';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/api';
import { onLive } from '../../lib/api/live';
import { asRefused, type Refused } from '../../lib/api/refused';
import { useSite } from '../../lib/brand/brand';
import { setCentreCount } from '../../lib/session/centre-counts';

const inboxKey = ['message', 'inbox'];

type Page = { list: InboxMessage[]; unread: number; next?: string };

/** The player's messages as far as they were asked for; a new one appears by itself. */
export const useInbox = () => {
  const { language } = useSite();
  const pages = useInfiniteQuery({
    queryKey: [...inboxKey, language],
    queryFn: async ({ signal, pageParam }): Promise<Page> => {
      const page = await call(message.listMessages, pageParam ? { cursor: pageParam } : {}, {
        signal,
      });
      setCentreCount('messageV2', page.unread);
      return page;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const { refetch } = pages;
  useEffect(() => onLive(({ type }) => void (type === 'unread' && refetch())), [refetch]);
  return { ...pages, messages: pages.data?.pages.flatMap(({ list }) => list) };
};

type Change = (messages: InboxMessage[]) => InboxMessage[];

/** Marks and deletes messages; what was done shows at once, before the list is asked for again. */
export const useInboxAct = () => {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();

  const act = async (made: Promise<{ unread: number }>, change: Change): Promise<boolean> => {
    setBusy(true);
    setRefused(undefined);
    try {
      const { unread } = await made;
      client.setQueriesData<InfiniteData<Page>>(
        { queryKey: inboxKey },
        (known) =>
          known && {
            ...known,
            pages: known.pages.map((page) => ({ ...page, list: change(page.list) })),
          },
      );
      setCentreCount('messageV2', unread);
      return true;
    } catch (thrown) {
      setRefused(asRefused(thrown));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    isBusy,
    refused,
    markRead: (which: { ids: string[] } | { upTo: string }) =>
      act(call(message.markRead, which), (list) =>
        list.map((one) => (isMeant(one, which) ? { ...one, isRead: true } : one)),
      ),
    remove: (id: string) =>
      act(call(message.deleteMessage, { id }), (list) => list.filter((one) => one.id !== id)),
  };
};

const isMeant = ({ id }: InboxMessage, which: { ids: string[] } | { upTo: string }): boolean =>
  'ids' in which ? which.ids.includes(id) : BigInt(id) <= BigInt(which.upTo);
