import type { ConsolePhrases } from '@parlour/locales/console-phrases';
import type { ConsoleRefused } from './api/refused';

/** What a refusal means, in the operator's language. */
export const refusalText = ({ refusal }: ConsolePhrases, { code }: ConsoleRefused): string =>
  (refusal as Record<string, string>)[code] ?? refusal['system.failed'];
