import { session } from '@parlour/contract/session';
import { Pager } from '@parlour/ui/components/display/pager';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api';
import { QueryScope } from '../../../lib/api/queries';
import { closeModal } from '../../../lib/navigation/modal';
import { DeviceList } from './device-list';
import { DeviceRow } from './device-row';

/** The sign-ins of the account, the newest first. */
export const SignInsDialog = () => {
  const { factors } = usePhrases('factors');
  return (
    <Dialog onClose={closeModal} size="form" title={factors.historyTitle}>
      <QueryScope>
        <SignIns />
      </QueryScope>
    </Dialog>
  );
};

const SignIns = () => {
  const { factors } = usePhrases('factors');
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['session', 'history', page],
    queryFn: ({ signal }) => call(session.listSignIns, { page }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <DeviceList
        query={query}
        row={({ id, device, place, at, endedAt }) => (
          <DeviceRow
            at={{ text: factors.signedInAt, time: at }}
            device={device}
            isLive={endedAt === undefined}
            key={id}
            place={place}
          />
        )}
        why={factors.historyWhy}
      />
      <Pager onPage={setPage} page={page} totalPages={query.data?.totalPages ?? 1} />
    </>
  );
};
