import type { FlagNode } from '@parlour/contract/brand';
import { type MemberPage, memberPages, type RouteName } from './paths';
import { useStatus } from '../brand/brand';
import { isEnabled } from '../brand/flags';

/**
 * The screens that exist. `app/screens.ts` and `app/member-centre.tsx` draw exactly these, and
 * every menu, tab and link asks `useIsOpen`, so that none leads to a page that is not there.
 */
const builtRoutes = [
  'home',
  'register',
  'login',
  'game',
  'rng',
  'fish',
  'live',
  'pvp',
  'ds88',
  'esports',
  'sports',
  'elott',
  'lott',
  'help',
  'memberHelp',
  'notFound',
] as const satisfies readonly RouteName[];

/** In the order of the centre's menu. */
export const builtPages = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'personalHistoryCopy',
] as const satisfies readonly MemberPage[];

export type BuiltRoute = (typeof builtRoutes)[number];
export type BuiltPage = (typeof builtPages)[number];

export type Place = RouteName | MemberPage;

const built: ReadonlySet<Place> = new Set([...builtRoutes, ...builtPages]);

/** What a brand must have on beside the centre itself. */
const flags: Partial<Record<Place, string>> = {
  join: 'AGENTCENTER',
  playerRank: 'VIP',
  referral: 'REFERRAL',
};

/** Open is what the brand has on and what has a screen. */
export const isOpen = (tree: FlagNode, place: Place): boolean => {
  const flag = flags[place];
  if (!built.has(place) || (flag && !isEnabled(tree, flag))) return false;
  const isOfCentre = (memberPages as readonly Place[]).includes(place);
  return !isOfCentre || isEnabled(tree, 'MEMBERCENTER');
};

export const useIsOpen = (): ((place: Place) => boolean) => {
  const { whitelabel } = useStatus();
  return (place) => isOpen(whitelabel, place);
};
