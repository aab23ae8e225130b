import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { useStatus } from '../../../lib/brand/brand';
import { closeModal } from '../../../lib/navigation/modal';
import { openChatPanel } from '../../../lib/support/chat-state';
import { openService } from './open-service';
import { hasService } from './service-link';

/**
 * Opens customer service: where the brand's links lead, else the site's own support chat. What went
 * wrong is a sentence for its place.
 */
export const useService = () => {
  const { service } = usePhrases('service');
  const isElsewhere = hasService(useStatus().customerService);
  const [problem, setProblem] = useState<string>();
  const open = async () => {
    setProblem(undefined);
    if (!isElsewhere) {
      closeModal();
      openChatPanel();
      return;
    }
    const outcome = await openService();
    if (outcome !== 'opened') setProblem(service[outcome]);
  };
  return { open: () => void open(), problem };
};
