import type { operation } from '@parlour/contract/operation';
import type { ConsoleHandlers } from '../../lib/http/console';
import { retryEvent, runJob } from './acts';
import { readOperations } from './read-operations';

export { proveBackup } from './prove-backup';

export const consoleRoutes: ConsoleHandlers<typeof operation> = {
  readOperations: (context) => readOperations(context),
  runJob: (context, input) => runJob(context, input),
  retryEvent: (context, input) => retryEvent(context, input),
};
