import type { DetailField } from '@parlour/contract/session/details';
import { chatsCircle } from '@parlour/ui/icons/chats-circle';
import { identificationCard } from '@parlour/ui/icons/identification-card';
import { mapPin } from '@parlour/ui/icons/map-pin';
import { usePhrases } from '@parlour/ui/use-phrases';
import { openModal } from '../../lib/navigation/modal';
import { SecurityRow } from './security-row';
import { useDetails } from './use-details';

const icons: Partial<Record<DetailField, string>> = {
  payeeName: identificationCard,
  idNumber: identificationCard,
  address: mapPin,
  nationality: mapPin,
};

/** What registration asks about the person: masked, or to be given once. */
export const DetailRows = () => {
  const { player, session } = usePhrases('player', 'session');
  const { data, refetch } = useDetails();
  return data?.list.map(({ field, masked }) => (
    <SecurityRow
      icon={icons[field] ?? chatsCircle}
      isSet={masked !== undefined}
      key={field}
      name={session[field]}
      value={masked ?? player.unbound}
      {...(masked === undefined && {
        action: player.add,
        onAct: () => openModal('detail', { field, onDone: () => void refetch() }),
      })}
    />
  ));
};
