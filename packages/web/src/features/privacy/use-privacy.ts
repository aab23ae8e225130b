import { privacy, type PrivacyView } from '@parlour/contract/privacy';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/api';
import { asRefused, type Refused } from '../../lib/api/refused';

const queryKey = ['privacy'];

/** What the player may ask for, what was asked, and what stands in the way. */
export const usePrivacy = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(privacy.readPrivacy, {}, { signal }) });

/**
 * Runs one act at a time. What it answers is shown; what it was refused for stays, and the state is
 * read again, because it is another one than was shown.
 */
export const useAct = () => {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const act = (make: () => Promise<PrivacyView | void>) => {
    setBusy(true);
    setRefused(undefined);
    make()
      .then((view) => {
        if (view) client.setQueryData(queryKey, view);
        else void client.invalidateQueries({ queryKey });
      })
      .catch((thrown: unknown) => {
        setRefused(asRefused(thrown));
        void client.invalidateQueries({ queryKey });
      })
      .finally(() => setBusy(false));
  };
  return { act, isBusy, refused };
};
