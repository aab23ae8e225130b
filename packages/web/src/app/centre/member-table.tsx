import { type BuiltMemberPage, memberPath } from '@parlour/contract/centres';
import { arrowCircleDown } from '@parlour/ui/icons/arrow-circle-down';
import { arrowCircleUp } from '@parlour/ui/icons/arrow-circle-up';
import { arrowCounterClockwise } from '@parlour/ui/icons/arrow-counter-clockwise';
import { arrowsDownUp } from '@parlour/ui/icons/arrows-down-up';
import { chartLineUp } from '@parlour/ui/icons/chart-line-up';
import { crown } from '@parlour/ui/icons/crown';
import { envelopeSimple } from '@parlour/ui/icons/envelope-simple';
import { gift } from '@parlour/ui/icons/gift';
import { hourglass } from '@parlour/ui/icons/hourglass';
import { listChecks } from '@parlour/ui/icons/list-checks';
import { receipt } from '@parlour/ui/icons/receipt';
import { shieldCheck } from '@parlour/ui/icons/shield-check';
import { userPlus } from '@parlour/ui/icons/user-plus';
import { usersThree } from '@parlour/ui/icons/users-three';
import { wallet } from '@parlour/ui/icons/wallet';
import { QuickActions } from '../../features/shell/centre/quick-actions';
import type { CentrePage, CentreTable } from '../../lib/navigation/centre';
import { chunk } from '../../lib/navigation/chunk';
import { withoutDetails, withoutMemberPage } from '../../lib/navigation/paths';

/** One page of the centre an entry, in the order of the menu. */
export const memberScreens: Record<BuiltMemberPage, CentrePage> = {
  securityCenter: {
    icon: shieldCheck,
    // On a phone the menu follows; a desk has the account's own rows, and nothing below them.
    begins: ['who', 'ticket', 'choices'],
    screen: chunk(
      ['player', 'session', 'identity', 'brand', 'wallet', 'common', 'refusal'],
      async () => {
        const [{ AccountPage }, { BalanceTicket }, { WithdrawableParts }] = await Promise.all([
          import('../../features/player/account-page'),
          import('../../features/wallet/balance-ticket'),
          import('../../features/wallet/balance-parts'),
        ]);
        return () => (
          <AccountPage>
            <BalanceTicket>
              <WithdrawableParts />
            </BalanceTicket>
            <QuickActions />
          </AccountPage>
        );
      },
      'account-page',
      'balance-ticket',
      'balance-parts',
    ),
  },
  transferFund: {
    icon: wallet,
    begins: ['ticket', 'choices', 'rows'],
    screen: chunk(
      ['wallet', 'brand', 'common', 'form', 'refusal'],
      async () => {
        const { WalletPage } = await import('../../features/wallet/wallet-page');
        return WalletPage;
      },
      'wallet-page',
    ),
  },
  depositv2: {
    icon: arrowCircleDown,
    begins: ['rows', 'choices'],
    screen: chunk(
      ['cashier', 'compliance', 'common', 'form', 'refusal', 'wallet'],
      async () => {
        const { DepositPage } = await import('../../features/cashier/deposit-page');
        return DepositPage;
      },
      'deposit-page',
    ),
  },
  transferUpline: {
    icon: usersThree,
    begins: ['rows', 'choices'],
    screen: chunk(
      ['wallet', 'common', 'form', 'refusal'],
      async () => {
        const { NeighbourPage } = await import('../../features/wallet/transfers/neighbour-page');
        return NeighbourPage;
      },
      'neighbour-page',
    ),
  },
  withdraw: {
    icon: arrowCircleUp,
    begins: ['ticket', 'rows', 'choices'],
    screen: chunk(
      ['withdrawal', 'cashier', 'identity', 'common', 'form', 'refusal'],
      async () => {
        const { WithdrawPage } = await import('../../features/cashier/withdraw/withdraw-page');
        return WithdrawPage;
      },
      'withdraw-page',
    ),
  },
  personalHistoryCopy: {
    icon: receipt,
    begins: ['choices', 'ticket', 'rows'],
    screen: chunk(
      ['report', 'brand', 'common', 'form', 'refusal'],
      async () => {
        const { RecordPage } = await import('../../features/report/record-page');
        return RecordPage;
      },
      'record-page',
    ),
  },
  transactionHistory: {
    icon: arrowsDownUp,
    begins: ['choices', 'ticket', 'rows'],
    screen: chunk(
      ['report', 'cashier', 'withdrawal', 'common', 'form', 'refusal'],
      async () => {
        const { TransactionPage } =
          await import('../../features/report/transactions/transaction-page');
        return TransactionPage;
      },
      'transaction-page',
    ),
  },
  personalProfit: {
    icon: chartLineUp,
    begins: ['choices', 'ticket', 'rows'],
    screen: chunk(
      ['report', 'brand', 'common', 'form', 'refusal'],
      async () => {
        const { ProfitPage } = await import('../../features/report/profit/profit-page');
        return ProfitPage;
      },
      'profit-page',
    ),
  },
  bonusDetails: {
    icon: arrowCounterClockwise,
    begins: ['choices', 'rows'],
    screen: chunk(
      ['promotion', 'brand'],
      async () => {
        const { RebatePage } = await import('../../features/promotion/rebate-page');
        return RebatePage;
      },
      'rebate-page',
    ),
  },
  rewardCenter: {
    icon: gift,
    begins: ['choices', 'rows'],
    screen: chunk(
      ['promotion'],
      async () => {
        const { RewardPage } = await import('../../features/promotion/reward-page');
        return RewardPage;
      },
      'reward-page',
    ),
  },
  referral: {
    icon: userPlus,
    begins: ['rows'],
    screen: chunk(
      ['promotion'],
      async () => {
        const { ReferralPage } = await import('../../features/promotion/referral-page');
        return ReferralPage;
      },
      'referral-page',
    ),
  },
  missionLeaderboard: {
    icon: listChecks,
    begins: ['choices', 'rows'],
    screen: chunk(
      ['promotion'],
      async () => {
        const { MissionPage } = await import('../../features/promotion/mission-page');
        return MissionPage;
      },
      'mission-page',
    ),
  },
  messageV2: {
    icon: envelopeSimple,
    begins: ['choices', 'rows'],
    screen: chunk(
      ['message', 'player', 'common', 'refusal'],
      async () => {
        const { InboxPage } = await import('../../features/message/inbox-page');
        return InboxPage;
      },
      'inbox-page',
    ),
  },
  playerRank: {
    icon: crown,
    begins: ['who', 'rows'],
    screen: chunk(
      ['loyalty'],
      async () => {
        const { RankPage } = await import('../../features/loyalty/rank-page');
        return RankPage;
      },
      'rank-page',
    ),
  },
  responsible: {
    icon: hourglass,
    begins: ['rows', 'choices'],
    screen: chunk(
      ['compliance', 'content', 'service', 'common', 'form', 'refusal'],
      async () => {
        const [{ LimitsPage }, { OutsideHelp }, { SupportButton }] = await Promise.all([
          import('../../features/compliance/limits-page'),
          import('../../features/content/outside-help'),
          import('../../features/shell/service/support-button'),
        ]);
        return () => <LimitsPage outside={<OutsideHelp />} support={<SupportButton />} />;
      },
      'limits-page',
      'outside-help',
      'support-button',
    ),
  },
};

export const memberTable: CentreTable = {
  noun: 'player',
  pages: memberScreens,
  root: 'securityCenter',
  rules: ['bonusDetails', 'messageV2'],
  quick: ['depositv2', 'withdraw', 'transferFund', 'personalHistoryCopy'],
  pathOf: (page, over) => memberPath(page, withoutDetails(over)),
  pathOut: withoutMemberPage,
};
