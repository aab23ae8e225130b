import { roomDesk } from '@parlour/contract/room-desk';
import type { DeskPerson } from '@parlour/contract/support/chat-desk';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { useState } from 'react';
import { call } from '../../../lib/api/call';
import { useZone } from '../../../lib/brand';
import { useConsoleLocale, useWords } from '../../../lib/language';
import { HoursField } from '../../../lib/parts/hours-field';
import { ReasonFormDialog } from '../../../lib/parts/reason-form-dialog';
import { useMay } from '../../../lib/session/me';
import css from './side.module.css';

type SilenceProps = {
  brand: string;
  player: { id: string; username: string };
  of: NonNullable<DeskPerson['room']>;
  onDone: () => void;
};

/** Whether the player may write in the brand's room, and the way to stop it. */
export const ChatRoomSilence = ({ brand, player, of, onDone }: SilenceProps) => {
  const { chat } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const mayWork = useMay()('room.w', brand);
  const [isAsking, setAsking] = useState(false);
  const { isSilenced, until } = of;
  return (
    <>
      {isSilenced && (
        <p className="t-warn">
          {until === undefined
            ? chat.mutedEver
            : fill(chat.mutedUntil, { until: dateTime(until, zone, locale) })}
        </p>
      )}
      {mayWork && (
        <Button className={css.wide} onClick={() => setAsking(true)} small>
          {chat.mute}
        </Button>
      )}
      {isAsking && (
        <ReasonFormDialog
          act={chat.mute}
          onClose={() => setAsking(false)}
          send={async (reason, { hours }) => {
            await call(roomDesk.silencePlayer, {
              brand,
              playerId: player.id,
              hours: hours ? Number(hours) : undefined,
              reason,
            });
            onDone();
          }}
          title={fill(chat.muteOf, { name: player.username })}
          what={chat.muteWhat}
        >
          <HoursField />
        </ReasonFormDialog>
      )}
    </>
  );
};
