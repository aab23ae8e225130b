import { identificationCard } from '@parlour/ui/icons/identification-card';
import { usePhrases } from '@parlour/ui/use-phrases';
import { openModal } from '../../../lib/navigation/modal';
import { SecurityRow } from '../security-row';
import { useOwnIdentity } from '../../../lib/identity/use-own-identity';

/** Whether the player showed who they are. */
export const DocumentRow = () => {
  const { identity } = usePhrases('identity');
  const { data } = useOwnIdentity();
  const state = data?.state;
  return (
    <SecurityRow
      action={identity.open}
      icon={identificationCard}
      isSet={state && state === 'passed'}
      isUrgent={state === 'asked'}
      name={identity.name}
      onAct={() => openModal('documents', {})}
      value={state && identity[state]}
    />
  );
};
