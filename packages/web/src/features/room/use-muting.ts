import { room } from '@parlour/contract/room';
import { toast } from '@parlour/ui/toasts';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api';
import { asRefused } from '../../lib/api/refused';
import { rereadRoom } from './room-store';

export const mutedKey = ['room', 'muted'];

/** Mutes who wrote a line and ends a mute; the room is read again after either. */
export const useMuting = () => {
  const { room: words, refusal } = usePhrases('room', 'refusal');
  const queries = useQueryClient();
  const after = async (done: Promise<unknown>, said?: string): Promise<void> => {
    try {
      await done;
      if (said !== undefined) toast({ text: said, tone: 'pos' });
      await Promise.all([rereadRoom(), queries.invalidateQueries({ queryKey: mutedKey })]);
    } catch (thrown) {
      toast({ text: refusal[asRefused(thrown).code] });
    }
  };
  return {
    mute: (n: number) => void after(call(room.muteWriter, { n }), words.mutedNow),
    unmute: (id: string) => void after(call(room.unmuteWriter, { id })),
  };
};
