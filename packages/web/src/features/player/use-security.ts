import { session } from '@parlour/contract/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api/api';
import { useModal } from '../../lib/navigation/modal';

/** How the account is protected; asked again when a dialog that may have changed it is closed. */
export const useSecurity = () => {
  const client = useQueryClient();
  useEffect(
    () =>
      useModal.subscribe(({ open }, before) => {
        if (!open && before.open) void client.invalidateQueries({ queryKey: ['session'] });
      }),
    [client],
  );
  return useQuery({
    queryKey: ['session', 'security'],
    queryFn: ({ signal }) => call(session.readSecurity, {}, { signal }),
  });
};
