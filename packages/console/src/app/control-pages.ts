import { downloadSimple } from '@parlour/ui/icons/download-simple';
import { link } from '@parlour/ui/icons/link';
import { pulse } from '@parlour/ui/icons/pulse';
import { slidersHorizontal } from '@parlour/ui/icons/sliders-horizontal';
import { usersThree, usersThreeFill } from '@parlour/ui/icons/users-three';
import { lazy } from 'react';
import type { ConsolePage } from './console-page';

/** The pages by which the site is watched and its people are. */
export const controlPages: readonly ConsolePage[] = [
  {
    name: 'people',
    path: '/people',
    home: '/people',
    icon: usersThree,
    iconOn: usersThreeFill,
    group: 'control',
    rights: ['operator.r', 'operator.w'],
    go: 'O',
    screen: lazy(async () => ({
      default: (await import('../features/people/people-page')).PeoplePage,
    })),
  },
  {
    name: 'changes',
    path: '/changes',
    home: '/changes',
    icon: slidersHorizontal,
    iconOn: slidersHorizontal,
    group: 'control',
    rights: [
      ...['brand', 'content'].flatMap((noun) => ['r', 'w', 'a'].map((verb) => `${noun}.${verb}`)),
      ...['operator', 'role', 'catalogue', 'vendor', 'method'].flatMap((noun) =>
        ['w', 'a'].map((verb) => `${noun}.${verb}`),
      ),
    ],
    go: 'C',
    screen: lazy(async () => ({
      default: (await import('../features/change/changes-page')).ChangesPage,
    })),
  },
  {
    name: 'operations',
    path: '/operations',
    home: '/operations',
    icon: pulse,
    iconOn: pulse,
    group: 'control',
    rights: ['operation.r'],
    go: 'X',
    screen: lazy(async () => ({
      default: (await import('../features/operation/operations-page')).OperationsPage,
    })),
  },
  {
    name: 'audit',
    path: '/audit/:n?',
    home: '/audit',
    icon: link,
    iconOn: link,
    group: 'control',
    rights: ['audit.r'],
    go: 'A',
    screen: lazy(async () => ({
      default: (await import('../features/audit/audit-page')).AuditPage,
    })),
  },
  {
    name: 'exports',
    path: '/exports',
    home: '/exports',
    icon: downloadSimple,
    iconOn: downloadSimple,
    group: 'control',
    rights: ['player.x', 'ledger.x', 'audit.x'],
    go: 'F',
    screen: lazy(async () => ({
      default: (await import('../features/exports/exports-page')).ExportsPage,
    })),
  },
];
