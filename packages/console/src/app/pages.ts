import { arrowCounterClockwise } from '@parlour/ui/icons/arrow-counter-clockwise';
import { arrowsDownUp } from '@parlour/ui/icons/arrows-down-up';
import { bank, bankFill } from '@parlour/ui/icons/bank';
import { chatsCircle, chatsCircleFill } from '@parlour/ui/icons/chats-circle';
import { creditCard } from '@parlour/ui/icons/credit-card';
import { envelopeSimple } from '@parlour/ui/icons/envelope-simple';
import { cherries } from '@parlour/ui/icons/cherries';
import { equals } from '@parlour/ui/icons/equals';
import { gauge } from '@parlour/ui/icons/gauge';
import { hourglass } from '@parlour/ui/icons/hourglass';
import { gear } from '@parlour/ui/icons/gear';
import { newspaper, newspaperFill } from '@parlour/ui/icons/newspaper';
import { listChecks, listChecksFill } from '@parlour/ui/icons/list-checks';
import { receipt } from '@parlour/ui/icons/receipt';
import { scales } from '@parlour/ui/icons/scales';
import { storefront } from '@parlour/ui/icons/storefront';
import { user, userFill } from '@parlour/ui/icons/user';
import { lazy } from 'react';
import { useMay } from '../lib/session/me';
import type { ConsolePage } from './console-page';
import { controlPages } from './control-pages';

const queueRights = ['deposit', 'withdrawal', 'identity', 'ticket', 'room', 'flag'].flatMap(
  (noun) => ['r', 'w', 'a'].map((verb) => `${noun}.${verb}`),
);

/** Every page whose module is there, in the order of the rail. */
export const pages: readonly ConsolePage[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    home: '/dashboard',
    icon: gauge,
    iconOn: gauge,
    group: 'overview',
    rights: ['report.r'],
    go: 'D',
    screen: lazy(async () => ({
      default: (await import('../features/dashboard/dashboard-page')).DashboardPage,
    })),
  },
  {
    name: 'queues',
    path: '/queues/:kind?/:id?',
    home: '/queues',
    icon: listChecks,
    iconOn: listChecksFill,
    group: 'queues',
    rights: queueRights,
    go: 'Q',
    screen: lazy(async () => ({ default: (await import('./queues')).Queues })),
  },
  {
    name: 'chats',
    path: '/chats',
    home: '/chats',
    icon: chatsCircle,
    iconOn: chatsCircleFill,
    group: 'queues',
    rights: ['chat.r', 'chat.w'],
    go: 'H',
    screen: lazy(async () => ({
      default: (await import('../features/support/chat/chat-page')).ChatPage,
    })),
  },
  {
    name: 'players',
    path: '/players/:id?/:tab?',
    home: '/players',
    icon: user,
    iconOn: userFill,
    group: 'look',
    rights: ['player.r'],
    go: 'P',
    screen: lazy(async () => ({
      default: (await import('../features/player/players-page')).PlayersPage,
    })),
  },
  {
    name: 'payouts',
    path: '/payouts',
    home: '/payouts',
    icon: bank,
    iconOn: bankFill,
    group: 'run',
    rights: ['withdrawal.r', 'withdrawal.w'],
    go: 'B',
    screen: lazy(async () => ({
      default: (await import('../features/cashier/payouts-page')).PayoutsPage,
    })),
  },
  {
    name: 'statements',
    path: '/statements',
    home: '/statements',
    icon: receipt,
    iconOn: receipt,
    group: 'run',
    rights: ['statement.r', 'statement.w'],
    go: 'I',
    screen: lazy(async () => ({
      default: (await import('../features/cashier/statements/statements-page')).StatementsPage,
    })),
  },
  {
    name: 'suspense',
    path: '/suspense',
    home: '/suspense',
    icon: hourglass,
    iconOn: hourglass,
    group: 'run',
    rights: ['statement.r', 'statement.w'],
    go: 'U',
    screen: lazy(async () => ({
      default: (await import('../features/cashier/books/suspense-page')).SuspensePage,
    })),
  },
  {
    name: 'reconciliation',
    path: '/reconciliation',
    home: '/reconciliation',
    icon: equals,
    iconOn: equals,
    group: 'run',
    rights: ['statement.r', 'statement.w'],
    go: 'R',
    screen: lazy(async () => ({
      default: (await import('../features/cashier/books/reconciliation-page')).ReconciliationPage,
    })),
  },
  {
    name: 'adjustments',
    path: '/adjustments',
    home: '/adjustments',
    icon: arrowsDownUp,
    iconOn: arrowsDownUp,
    group: 'run',
    rights: ['report.r'],
    go: 'J',
    screen: lazy(async () => ({
      default: (await import('../features/cashier/books/adjustments-page')).AdjustmentsPage,
    })),
  },
  {
    name: 'methods',
    path: '/methods',
    home: '/methods',
    icon: creditCard,
    iconOn: creditCard,
    group: 'run',
    rights: ['method.r', 'method.w', 'method.a'],
    go: 'M',
    screen: lazy(async () => ({
      default: (await import('../features/cashier/books/methods-page')).MethodsPage,
    })),
  },
  {
    name: 'rules',
    path: '/rules',
    home: '/rules',
    icon: scales,
    iconOn: scales,
    group: 'run',
    rights: ['brand.r'],
    go: 'K',
    screen: lazy(async () => ({
      default: (await import('../features/casework/rules/rules-page')).RulesPage,
    })),
  },
  {
    name: 'content',
    path: '/content/:kind?/:code?',
    home: '/content',
    icon: newspaper,
    iconOn: newspaperFill,
    group: 'run',
    rights: ['content.r', 'content.w', 'content.a'],
    go: 'N',
    screen: lazy(async () => ({
      default: (await import('../features/content/content-page')).ContentPage,
    })),
  },
  {
    name: 'messages',
    path: '/messages',
    home: '/messages',
    icon: envelopeSimple,
    iconOn: envelopeSimple,
    group: 'run',
    rights: ['message.w'],
    go: 'E',
    screen: lazy(async () => ({
      default: (await import('../features/message/messages-page')).MessagesPage,
    })),
  },
  {
    name: 'room',
    path: '/room',
    home: '/room',
    icon: chatsCircle,
    iconOn: chatsCircleFill,
    group: 'run',
    rights: ['room.r', 'room.w'],
    go: 'T',
    screen: lazy(async () => ({
      default: (await import('../features/room/room-page')).RoomPage,
    })),
  },
  {
    name: 'catalogue',
    path: '/catalogue',
    home: '/catalogue',
    icon: cherries,
    iconOn: cherries,
    group: 'run',
    rights: ['catalogue.r'],
    go: 'G',
    screen: lazy(async () => ({
      default: (await import('../features/catalogue/catalogue-page')).CataloguePage,
    })),
  },
  {
    name: 'vendors',
    path: '/vendors/:code?',
    home: '/vendors',
    icon: storefront,
    iconOn: storefront,
    group: 'run',
    rights: ['vendor.r'],
    go: 'V',
    screen: lazy(async () => ({
      default: (await import('../features/vendor/vendors-page')).VendorsPage,
    })),
  },
  {
    name: 'voidings',
    path: '/voidings',
    home: '/voidings',
    icon: arrowCounterClockwise,
    iconOn: arrowCounterClockwise,
    group: 'run',
    rights: ['round.w', 'round.a'],
    go: 'Z',
    screen: lazy(async () => ({
      default: (await import('../features/round/many/voidings-page')).VoidingsPage,
    })),
  },
  {
    name: 'brand',
    path: '/brand/:part?',
    home: '/brand',
    icon: gear,
    iconOn: gear,
    group: 'run',
    rights: ['brand.r'],
    go: 'S',
    screen: lazy(async () => ({
      default: (await import('../features/brand/brand-page')).BrandPage,
    })),
  },
  ...controlPages,
];

/** Everyone's own, which stands in the menu of the person and not in the rail. */
export const ownPage = {
  path: '/account',
  screen: lazy(async () => ({
    default: (await import('../features/account/account-page')).AccountPage,
  })),
};

/** The pages that this person may open. */
export const useOpenPages = (): readonly ConsolePage[] => {
  const may = useMay();
  return pages.filter(({ rights }) => rights.some((right) => may(right)));
};
