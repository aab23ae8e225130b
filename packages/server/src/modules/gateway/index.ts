export { checkVendor, tokenForTest } from './profiles/check-vendor';
export { SupplierFailure } from './client/ask-supplier';
export { jobs } from './jobs';
export { listSupplierCodes, listSupplierGames } from './client/list-supplier-games';
export { openDemo, openGame, openReplay, type GameOpening } from './client/open-game';
export { reconcile, reconcileDay, type Reconciled } from './reconcile/reconcile';
export { serveWallet } from './wallet/serve-wallet';
