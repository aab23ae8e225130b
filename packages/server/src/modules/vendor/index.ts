export { checkVendor, tokenForTest } from './check-vendor';
export { SupplierFailure } from './ask-supplier';
export { jobs } from './jobs';
export { listSupplierCodes, listSupplierGames } from './list-supplier-games';
export { openDemo, openGame, openReplay, type GameOpening } from './open-game';
export { reconcile, reconcileDay, type Reconciled } from './reconcile';
export { serveWallet } from './serve-wallet';
