import { shiftDesk } from '@parlour/contract/shift-desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call';
import { ShiftDialog } from './shift-dialog';

/** The person's own shift, once it is known, and the dialog that begins or ends it. */
export const useShiftDialog = () => {
  const [isOpen, setIsOpen] = useState(false);
  const { data: shift, refetch } = useQuery({
    queryKey: ['shift'],
    queryFn: ({ signal }) => call(shiftDesk.readShift, {}, { signal }),
    refetchInterval: 30_000,
  });
  const openShift = () => {
    // What the person has may have changed since it was read.
    void refetch();
    setIsOpen(true);
  };
  return {
    shift,
    openShift,
    dialog: isOpen && shift && <ShiftDialog onClose={() => setIsOpen(false)} shift={shift} />,
  };
};
