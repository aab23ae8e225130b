export { checkVendor, tokenForTest } from './profiles/check-vendor';
export { VendorFailure } from './client/ask-vendor';
export { jobs } from './jobs';
export { listVendorCodes, listVendorGames } from './client/list-vendor-games';
export { openDemo, openGame, openReplay, type GameOpening } from './client/open-game';
export { reconcile, reconcileDay, type Reconciled } from './reconcile/reconcile';
export { serveWallet } from './wallet/serve-wallet';
