import {
  reportReasons,
  type ReportReason,
  room as contract,
  type RoomMessage,
} from '@parlour/contract/room';
import { Button } from '@parlour/ui/components/form/button';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { toast } from '@parlour/ui/toasts';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { call } from '../../lib/api/api';
import { asRefused, type Refused } from '../../lib/api/refused';
import css from './room.module.css';

/** Why a message is reported; an operator looks at it. */
export const ReportDialog = ({ line, onClose }: { line: RoomMessage; onClose: () => void }) => {
  const { room, refusal } = usePhrases('room', 'refusal');
  const [reason, setReason] = useState<ReportReason>('abuse');
  const [refused, setRefused] = useState<Refused>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await call(contract.reportMessage, { n: line.n, reason });
      toast({ text: room.reported, tone: 'pos' });
      onClose();
    } catch (thrown) {
      setRefused(asRefused(thrown));
      setBusy(false);
    }
  };
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{room.cancel}</Button>
          <Button disabled={isBusy} look="primary" onClick={() => void send()}>
            {room.sendReport}
          </Button>
        </>
      }
      onClose={onClose}
      title={room.reportTitle}
    >
      <p className={css.quoted}>{line.text}</p>
      <fieldset className={css.reasons}>
        <legend className="sr-only">{room.reportTitle}</legend>
        {reportReasons.map((each) => (
          <label className={css.reason} key={each}>
            <input
              checked={each === reason}
              name="reason"
              onChange={() => setReason(each)}
              type="radio"
            />
            {room[each]}
          </label>
        ))}
      </fieldset>
      {refused && (
        <p className={css.refused} role="alert">
          {refusal[refused.code]}
        </p>
      )}
    </Dialog>
  );
};
