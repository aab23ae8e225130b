import type { gatewayConsole } from '@parlour/contract/gateway-console';
import type { ConsoleHandlers } from '../../lib/http/console';
import { changeAtOnce } from '../operator';
import { askAboutDifference, explainDifference, listVendorDifferences } from './desk/differences';
import { listDeskVendors } from './desk/list-vendors';
import { vendorKind } from './desk/vendor-kind';
import { listOpenRoundsOf, openRoundReplay } from './desk/vendor-rounds';

export const consoleRoutes: ConsoleHandlers<typeof gatewayConsole> = {
  listDeskVendors: (context, input) => listDeskVendors(context, input),
  switchVendorOff: async (context, { code, reason }) => {
    const patch = { enabled: false };
    await changeAtOnce(context, { kind: 'vendor', object: code, patch, reason });
    return {};
  },
  listOpenRoundsOf: (context, input) => listOpenRoundsOf(context, input),
  listVendorDifferences: (context, input) => listVendorDifferences(context, input),
  explainDifference: (context, input) => explainDifference(context, input),
  askAboutDifference: (context, input) => askAboutDifference(context, input),
  openRoundReplay: (context, input) => openRoundReplay(context, input),
};

/** What is changed by the console's changes. */
export const changeKinds = { vendor: vendorKind };

export { checkVendor, tokenForTest } from './profiles/check-vendor';
export { VendorFailure } from './client/ask-vendor';
export { jobs } from './jobs';
export { listVendorCodes, listVendorGames } from './client/list-vendor-games';
export { openDemo, openGame, openReplay, type GameOpening } from './client/open-game';
export { reconcile, reconcileDay, type Reconciled } from './reconcile/reconcile';
export { rewrapVendorKeys } from './profiles/rewrap-keys';
export { serveWallet } from './wallet/serve-wallet';
