import { session } from '@parlour/contract/session';
import { fill } from '@parlour/locales/phrases';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api';
import { QueryScope } from '../../../lib/api/queries';
import { asRefused } from '../../../lib/api/refused';
import { closeModal } from '../../../lib/navigation/modal';
import css from '../security.module.css';
import { DeviceList } from './device-list';
import { DeviceRow } from './device-row';

/** Where the player is signed in, and the browsers that are known as theirs. */
export const DevicesDialog = () => {
  const { factors } = usePhrases('factors');
  return (
    <Dialog onClose={closeModal} size="form" title={factors.devicesTitle}>
      <QueryScope>
        <div className={css.sections}>
          <Sessions />
          <Devices />
        </div>
      </QueryScope>
    </Dialog>
  );
};

const Sessions = () => {
  const { factors } = usePhrases('factors');
  const query = useQuery({
    queryKey: ['session', 'sessions'],
    queryFn: ({ signal }) => call(session.listSessions, {}, { signal }),
  });
  const words = { word: factors.endSession, of: factors.endSessionOf };
  const end = useEnd((id) => call(session.endSession, { id }), words);
  return (
    <DeviceList
      query={query}
      refused={end.refused}
      row={({ id, device, place, activeAt, current }) => (
        <DeviceRow
          at={current ? factors.activeNow : { text: factors.activeAt, time: activeAt }}
          device={device}
          isCurrent={current}
          key={id}
          place={place}
          {...(!current && { action: end.actionOn(id) })}
        />
      )}
      title={factors.sessionsTitle}
    />
  );
};

const Devices = () => {
  const { factors } = usePhrases('factors');
  const query = useQuery({
    queryKey: ['session', 'devices'],
    queryFn: ({ signal }) => call(session.listDevices, {}, { signal }),
  });
  const words = { word: factors.forget, of: factors.forgetOf };
  const forget = useEnd((id) => call(session.forgetDevice, { id }), words);
  return (
    <DeviceList
      query={query}
      refused={forget.refused}
      row={({ id, device, place, seenAt, current }) => (
        <DeviceRow
          at={{ text: factors.seenAt, time: seenAt }}
          device={device}
          isCurrent={current}
          key={id}
          place={place}
          {...(!current && { action: forget.actionOn(id) })}
        />
      )}
      title={factors.knownDevicesTitle}
      why={factors.knownDevicesWhy}
    />
  );
};

/** Ends one by its id; every list is read again, since a device takes its sessions with it. */
const useEnd = (
  send: (id: string) => Promise<unknown>,
  { word, of }: { word: string; of: string },
) => {
  const client = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: ['session'] }),
  });
  return {
    actionOn: (id: string) => ({
      word,
      label: (name: string) => fill(of, { name }),
      isBusy: isPending && variables === id,
      onPress: () => mutate(id),
    }),
    refused: error ? asRefused(error) : undefined,
  };
};
