import { own } from '@parlour/contract/session/own';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api/api';
import { useModal } from '../../lib/navigation/modal';

/** How the account is protected. */
export const useSecurity = () =>
  useQuery({
    queryKey: ['session', 'security'],
    queryFn: ({ signal }) => call(own.readSecurity, {}, { signal }),
  });

/** What a dialog may have changed is asked again when it is closed. */
export const useAskedAfterDialogs = (): void => {
  const client = useQueryClient();
  useEffect(
    () =>
      useModal.subscribe(({ open }, before) => {
        if (!open && before.open) void client.invalidateQueries({ queryKey: ['session'] });
      }),
    [client],
  );
};
