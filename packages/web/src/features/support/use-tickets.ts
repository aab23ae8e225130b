import { support, type TicketView } from '@parlour/contract/support';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api/api';
import { onCatchUp, onLive } from '../../lib/api/live';

const listKey = ['support', 'tickets'];
const keyOf = (id: string) => ['support', 'ticket', id];

/** Asks again when an operator wrote, and after a gap of the live socket. */
const useNews = (refetch: () => unknown): void => {
  useEffect(() => {
    const stops = [
      onLive(({ type }) => {
        if (type === 'ticket') refetch();
      }),
      onCatchUp(() => refetch()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [refetch]);
};

export const useOwnTickets = () => {
  const tickets = useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam, signal }) =>
      call(support.listTickets, pageParam === undefined ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  useNews(tickets.refetch);
  return tickets;
};

export const useTicket = (id: string) => {
  const ticket = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(support.readTicket, { id }, { signal }),
    staleTime: 0,
  });
  useNews(ticket.refetch);
  return ticket;
};

/** Shows what an answer brought, and has the list ask again. */
export const useShowTicket = () => {
  const client = useQueryClient();
  return (view: TicketView): void => {
    client.setQueryData(keyOf(view.id), view);
    void client.invalidateQueries({ queryKey: listKey });
  };
};
