import type { RealCheck } from '@parlour/contract/operator/changes';
import type { ConsolePhrases } from '@parlour/locales/console-phrases';
import { fill } from '@parlour/locales/phrases';
import { figure } from '@parlour/ui/format';
import type { ConsoleRefused } from './api/refused';

/** What a refusal means, in the operator's language. */
export const refusalText = (
  { refusal, brand, round }: ConsolePhrases,
  { code, value }: ConsoleRefused,
): string => {
  const text = (refusal as Record<string, string>)[code] ?? refusal['system.failed'];
  if (code === 'round.not_covered') {
    const sum = figure(String(value.missing));
    return `${text} ${fill(round.lacks, { sum, currency: String(value.currency) })}`;
  }
  if (code !== 'brand.not_ready' || !Array.isArray(value.missing)) return text;
  const names = (value.missing as RealCheck[]).map((name) => brand.ready.checks[name] ?? name);
  return `${text} ${fill(brand.ready.lacks, { names: names.join(', ') })}`;
};
