import { useMemo } from 'react';
import { useSearchParams } from 'wouter';

export const queueStates = ['open', 'second', 'mine', 'late', 'parked', 'asked', 'closed'] as const;
export type QueueState = (typeof queueStates)[number];

export type QueueFilter = { state: QueueState; reason?: string; least?: string };

/** What a queue shows: in the address, so that it stays when a case is opened, or is sent on. */
export const useQueueFilter = () => {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const filter = useMemo(() => filterOf(new URLSearchParams(text)), [text]);
  const setFilter = ({ state, ...rest }: QueueFilter) => {
    const named = { ...(state !== 'open' && { state }), ...rest };
    setParams(
      Object.entries(named).filter(([, value]) => value),
      { replace: true },
    );
  };
  return { filter, setFilter, search: text === '' ? '' : `?${text}` };
};

/** What a queue cannot be asked for is as if it were not there. */
export const filterOf = (params: URLSearchParams): QueueFilter => {
  const [reason, least] = [params.get('reason') ?? '', params.get('least') ?? ''];
  return {
    state: queueStates.find((one) => one === params.get('state')) ?? 'open',
    ...(/^[a-z][a-z_]{1,63}$/.test(reason) && { reason }),
    ...(/^\d{1,12}(\.\d{1,6})?$/.test(least) && { least }),
  };
};
