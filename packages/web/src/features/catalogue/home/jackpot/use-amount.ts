import { content } from '@parlour/contract/content';
import { useIsStopped } from '@parlour/ui/motion';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../../lib/api/api';
import { onLive } from '../../../../lib/api/live';
import { serverNow } from '../../../../lib/api/server-time';
import { illustrativeAmount, stepMs } from './illustrative';

const key = ['content', 'jackpot'];

/** What is in the brand's pool, as the server says it; nothing where it is empty or unknown. */
export const usePool = (): string | undefined => {
  const queries = useQueryClient();
  const pool = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(content.readJackpot, {}, { signal })).amount ?? null,
  });
  useEffect(
    () =>
      onLive((message) => {
        if (message.type === 'jackpot') queries.setQueryData(key, message.amount);
      }),
    [queries],
  );
  return pool.data ?? undefined;
};

/** The figure of the server's clock, until someone stops all that moves. */
export const useIllustrative = (): string | undefined => {
  const [amount, setAmount] = useState<string>();
  const isStopped = useIsStopped();
  useEffect(() => {
    if (isStopped) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = serverNow();
      setAmount(illustrativeAmount(now));
      timer = setTimeout(tick, stepMs - (now % stepMs));
    };
    tick();
    return () => clearTimeout(timer);
  }, [isStopped]);
  return amount;
};
