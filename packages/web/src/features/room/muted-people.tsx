import { room as contract } from '@parlour/contract/room';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api';
import css from './room.module.css';
import { mutedKey, useMuting } from './use-muting';

/** Whom the reader muted, with a button to end each mute; draws nothing without any. */
export const MutedPeople = () => {
  const { room } = usePhrases('room');
  const { unmute } = useMuting();
  const { data } = useQuery({
    queryKey: mutedKey,
    queryFn: ({ signal }) => call(contract.listMuted, {}, { signal }),
  });
  if (!data || data.list.length === 0) return null;
  return (
    <details className={css.muted}>
      <summary>{fill(room.mutedList, { count: data.list.length })}</summary>
      <ul>
        {data.list.map(({ id, name = room.left }) => (
          <li key={id}>
            <Button look="quiet" onClick={() => unmute(id)} small>
              {fill(room.unmute, { name })}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
};
