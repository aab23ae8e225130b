import type { audit } from '@parlour/contract/audit';
import type { ConsoleHandlers } from '../../lib/http/console';
import { exportEntries } from './export-lines';
import { listEntries, readEntry, verifyRecent } from './show-lines';
import type { WithheldLines } from './withheld';

export const consoleRoutesWith = (withheldLines: WithheldLines): ConsoleHandlers<typeof audit> => ({
  listEntries: (context, input) => listEntries(context, input, withheldLines),
  exportEntries: (context, input) => exportEntries(context, input, withheldLines),
  readEntry: (context, input) => readEntry(context, input, withheldLines),
  verifyChain: (context, input) => verifyRecent(context, input),
});

export { canonicalJson, type Json } from './canonical-json';
export { entryHead, entryRows } from './export-lines';
export { jobs, linkAll } from './jobs';
export { countLines as countEntries, countTaken, hasRecentLine, readLink } from './queries';
export { type ChainFault, type KnownHead, type ChainVerdict, verifyChain } from './verify';
export { withheldCell, type WithheldLines } from './withheld';
export { type Act, type Actor, writeAudit, type WrittenEntry } from './write-audit';
