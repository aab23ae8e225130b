import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { openService } from './open-service';

/** Opens customer service; what went wrong is a sentence for its place. */
export const useService = () => {
  const { service } = usePhrases('service');
  const [problem, setProblem] = useState<string>();
  const open = async () => {
    setProblem(undefined);
    const outcome = await openService();
    if (outcome !== 'opened') setProblem(service[outcome]);
  };
  return { open: () => void open(), problem };
};
