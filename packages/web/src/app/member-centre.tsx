import { Spinner } from '@parlour/ui/components/spinner';
import { Suspense, useEffect } from 'react';
import { MemberCentre as Centre } from '../features/player/member-centre';
import { type Chunk, chunk } from '../lib/chunk';
import { useSession } from '../lib/session';
import { openModal } from '../lib/modal';
import { type BuiltPage, builtPages, useIsOpen } from '../lib/open';
import { Words } from '../lib/words';
import { Boundary } from './boundary';
import type { MemberPage } from './paths';

type Page = Chunk<Record<string, never>>;

const pages: Record<BuiltPage, Page> = {
  securityCenter: chunk(['player', 'brand', 'wallet'], async () => {
    const [{ AccountPage }, { BalanceTicket }] = await Promise.all([
      import('../features/player/account-page'),
      import('../features/wallet/balance-ticket'),
    ]);
    return () => <AccountPage balance={<BalanceTicket />} />;
  }),
  transferFund: chunk(['wallet', 'brand', 'common', 'form', 'refusal'], async () => {
    const { WalletPage } = await import('../features/wallet/wallet-page');
    return WalletPage;
  }),
  depositv2: chunk(['cashier', 'common', 'form', 'refusal', 'wallet'], async () => {
    const { DepositPage } = await import('../features/cashier/deposit-page');
    return DepositPage;
  }),
  personalHistoryCopy: chunk(['report', 'common', 'form', 'refusal'], async () => {
    const { RecordPage } = await import('../features/report/record-page');
    return RecordPage;
  }),
};

const notOpen: Page = chunk(['player'], async () => {
  const { NotOpenPage } = await import('../features/player/not-open-page');
  return NotOpenPage;
});

type MemberCentreProps = { page: MemberPage; onClose: () => void };

/**
 * The member centre with the page of the address; one that is not open says so. A trial account
 * has none.
 */
export const MemberCentre = ({ page, onClose }: MemberCentreProps) => {
  const isOpen = useIsOpen();
  const isTrial = useSession((state) => state.member?.type === 4);
  useEffect(() => {
    if (!isTrial) return;
    onClose();
    openModal('trueAccount', {});
  }, [isTrial, onClose]);
  if (isTrial) return null;
  const { nouns, Component, preload } = isOpen(page) ? pages[page as BuiltPage] : notOpen;
  return (
    <Centre onClose={onClose} page={page} pages={builtPages.filter(isOpen)}>
      <Boundary key={page} onRetry={preload}>
        <Suspense fallback={<Spinner size={20} />}>
          <Words nouns={nouns}>
            <Component />
          </Words>
        </Suspense>
      </Boundary>
    </Centre>
  );
};
