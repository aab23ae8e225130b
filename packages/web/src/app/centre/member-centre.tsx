import { type BuiltMemberPage, builtMemberPages, type MemberPage } from '@parlour/contract/centres';
import { Suspense, useEffect, useRef, useState } from 'react';
import { MemberCentre as Centre } from '../../features/shell/centre/centre-panel';
import { PageSkeleton } from '../../features/shell/centre/page-skeleton';
import { type Chunk, chunk } from '../../lib/navigation/chunk';
import { type ModalName, openModal, useModal } from '../../lib/navigation/modal';
import { leaveMember } from '../../lib/navigation/navigation';
import { useIsOpen } from '../../lib/navigation/open';
import { gate, isOnTrial, useSession } from '../../lib/session/session';
import { Words } from '../../lib/language/words';
import { Boundary } from '../boundary';

type Screen = Chunk<Record<string, never>>;

export const memberScreens: Record<BuiltMemberPage, Screen> = {
  securityCenter: chunk(['player', 'brand', 'wallet'], async () => {
    const [{ AccountPage }, { BalanceTicket }] = await Promise.all([
      import('../../features/player/account-page'),
      import('../../features/wallet/balance-ticket'),
    ]);
    return () => <AccountPage balance={<BalanceTicket />} />;
  }, 'account-page', 'balance-ticket'),
  transferFund: chunk(['wallet', 'brand', 'common', 'form', 'refusal'], async () => {
    const { WalletPage } = await import('../../features/wallet/wallet-page');
    return WalletPage;
  }, 'wallet-page'),
  depositv2: chunk(['cashier', 'common', 'form', 'refusal', 'wallet'], async () => {
    const { DepositPage } = await import('../../features/cashier/deposit-page');
    return DepositPage;
  }, 'deposit-page'),
  personalHistoryCopy: chunk(['report', 'common', 'form', 'refusal'], async () => {
    const { RecordPage } = await import('../../features/report/record-page');
    return RecordPage;
  }, 'record-page'),
};

const notOpen: Screen = chunk(['player'], async () => {
  const { NotOpenPage } = await import('../../features/shell/centre/not-open-page');
  return NotOpenPage;
});

/**
 * The member centre with the page of the address; one that is not open says so. The server draws
 * its place at a direct address, before it is known who is there. A visitor and a trial account
 * have none.
 */
export const MemberCentre = ({ page }: { page: MemberPage }) => {
  const isOpen = useIsOpen();
  const standing = useSession((state) => state.standing);
  const isTrial = useSession(isOnTrial);
  const [isDirect] = useState(standing === 'unknown');
  useGate();
  useEffect(() => {
    if (!isTrial) return;
    leaveMember();
    openModal('trueAccount', {});
  }, [isTrial]);
  if (isTrial || standing === 'visitor') return null;
  const { nouns, Component, preload } = isOpen(page) ? memberScreens[page as BuiltMemberPage] : notOpen;
  const skeleton = <PageSkeleton page={page} />;
  return (
    <Centre isDirect={isDirect} onClose={leaveMember} page={page} pages={builtMemberPages.filter(isOpen)}>
      {standing === 'unknown' ? (
        skeleton
      ) : (
        <Boundary key={page} onRetry={preload}>
          <Suspense fallback={skeleton}>
            <Words nouns={nouns}>
              <Component />
            </Words>
          </Suspense>
        </Boundary>
      )}
    </Centre>
  );
};

const waysIn: readonly (ModalName | undefined)[] = ['login', 'register'];

/**
 * A visitor whose address asks for a page of the centre, or whose session ended while it was open,
 * is asked to log in and goes on there; who puts the login aside leaves the page.
 */
const useGate = (): void => {
  const standing = useSession((state) => state.standing);
  const wasMember = useRef(false);
  useEffect(() => {
    const isOwnLogOut = wasMember.current && useSession.getState().endedBy === undefined;
    wasMember.current = standing === 'member';
    if (standing !== 'visitor' || isOwnLogOut) return undefined;
    gate('player+trial');
    return useModal.subscribe(({ open }) => {
      const isStillVisitor = useSession.getState().standing === 'visitor';
      if (isStillVisitor && !waysIn.includes(open?.name)) leaveMember();
    });
  }, [standing]);
};
