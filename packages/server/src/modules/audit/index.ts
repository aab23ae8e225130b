import type { audit } from '@parlour/contract/audit';
import type { ConsoleHandlers } from '../../lib/http/console';
import { exportEntries } from './export-lines';
import { listEntries, readEntry, verifyRecent } from './show-lines';

export const consoleRoutes: ConsoleHandlers<typeof audit> = {
  listEntries: (context, input) => listEntries(context, input),
  exportEntries: (context, input) => exportEntries(context, input),
  readEntry: (context, input) => readEntry(context, input),
  verifyChain: (context, input) => verifyRecent(context, input),
};

export { canonicalJson, type Json } from './canonical-json';
export { entryHead, entryRows } from './export-lines';
export { jobs, linkAll } from './jobs';
export { countLines as countEntries, countTaken, hasRecentLine, readLink } from './queries';
export { type ChainFault, type KnownHead, type ChainVerdict, verifyChain } from './verify';
export { type Act, type Actor, writeAudit, type WrittenEntry } from './write-audit';
