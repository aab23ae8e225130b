import type { MemberPage } from '@parlour/contract/centres';
import { useEffect, useRef } from 'react';
import { type ModalName, openModal, useModal } from '../../lib/navigation/modal';
import { leaveMember } from '../../lib/navigation/navigation';
import { gate, isOnTrial, useSession } from '../../lib/session/session';
import { Centre } from './centre';
import { memberTable } from './member-table';

/** The member centre. A visitor and a trial account have none. */
export const MemberCentre = ({ page }: { page: MemberPage }) => {
  const authState = useSession((state) => state.authState);
  const isTrial = useSession(isOnTrial);
  useGate();
  useEffect(() => {
    if (!isTrial) return;
    leaveMember();
    openModal('trueAccount', {});
  }, [isTrial]);
  if (isTrial || authState === 'visitor') return null;
  return <Centre onLeave={leaveMember} page={page} table={memberTable} />;
};

const waysIn: readonly (ModalName | undefined)[] = ['login', 'register'];

/**
 * A visitor whose address asks for a page of the centre, or whose session ended while it was open,
 * is asked to log in and continues there; closing the login leaves the page.
 */
const useGate = (): void => {
  const authState = useSession((state) => state.authState);
  const wasMember = useRef(false);
  useEffect(() => {
    const isOwnLogOut = wasMember.current && useSession.getState().endedBy === undefined;
    wasMember.current = authState === 'member';
    if (authState !== 'visitor' || isOwnLogOut) return undefined;
    gate('player+trial');
    return useModal.subscribe(({ open }) => {
      const isStillVisitor = useSession.getState().authState === 'visitor';
      if (isStillVisitor && !waysIn.includes(open?.name)) leaveMember();
    });
  }, [authState]);
};
