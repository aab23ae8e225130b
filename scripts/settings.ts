// npm run settings -- BRAND [name=value …]: shows or sets the settings and flags of a brand, beside
// the running site or alone.
import type { Shape } from '../packages/contract/src/endpoint';
import type { FieldFault } from '../packages/contract/src/errors';
import { settings as all, type Given } from '../packages/contract/src/settings';
import { systemClock } from '../packages/node-kit/src/clock';
import { createLog } from '../packages/node-kit/src/log';
import { Refusal } from '../packages/server/src/lib/refusal';
import { loadedBrand, saveFlags, saveSettings } from '../packages/server/src/modules/brand';
import { openPlatform } from './start/open-platform';

const usage =
  'npm run settings -- BRAND                 shows what is set\n' +
  'npm run settings -- BRAND name=value …    sets it; several values of a list with commas\n' +
  'npm run settings -- BRAND FLAG=on|off …   switches a flag, after the settings beside it';

const main = async (): Promise<boolean> => {
  const [brand, ...words] = process.argv.slice(2);
  if (brand === undefined || words.some((word) => !word.includes('='))) {
    console.error(usage);
    return false;
  }
  const { config, database, close } = await openPlatform();
  const log = createLog('warn', systemClock.now, { write: (line) => console.error(line) });
  const platform = { config, database, clock: systemClock, log };
  try {
    const [flags, others] = [words.filter(isFlag), words.filter((word) => !isFlag(word))];
    if (others.length > 0) await saveSettings(platform, brand, givenIn(others));
    if (flags.length > 0) await saveFlags(platform, brand, flagsIn(flags));
    const { settings, flags: saved } = await loadedBrand(platform, brand);
    for (const { flag, enabled } of saved) console.log(`${flag} = ${enabled ? 'on' : 'off'}`);
    for (const [name, value] of Object.entries(settings)) {
      console.log(`${name} = ${Array.isArray(value) ? value.join(', ') : String(value)}`);
    }
    return true;
  } finally {
    await close();
  }
};

const isFlag = (word: string): boolean => /^[A-Z0-9]+=(on|off)$/.test(word);

const flagsIn = (words: string[]): Record<string, boolean> =>
  Object.fromEntries(words.map((word) => [word.split('=')[0]!, word.endsWith('=on')]));

const givenIn = (words: string[]): Given =>
  Object.fromEntries(
    words.map((word) => {
      const name = word.slice(0, word.indexOf('='));
      const text = word.slice(name.length + 1);
      return [name, valueIn(text, Object.entries(all).find(([each]) => each === name)?.[1].shape)];
    }),
  );

/** Parsed as the shape requires where possible; else verbatim, to be refused. */
const valueIn = (text: string, shape: Shape | undefined): unknown => {
  if (shape?.kind === 'list') return text === '' ? [] : text.split(',').map((one) => one.trim());
  if (shape?.kind === 'whole' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (shape?.kind === 'flag' && /^(true|false)$/.test(text)) return text === 'true';
  return text;
};

const sentenceOf = (error: unknown): string => {
  if (!(error instanceof Refusal)) return (error as Error).message;
  if (error.code === 'brand.unknown_host') return 'There is no such brand.';
  return (error.value?.fields ?? []).map(faultText).join('\n');
};

const faultText = ({ name, code, min, max }: FieldFault): string => {
  const bounds = [min === undefined ? '' : ` from ${min}`, max === undefined ? '' : ` to ${max}`];
  return `${name}: ${code}${bounds.join('')}`;
};

try {
  process.exit((await main()) ? 0 : 1);
} catch (error) {
  console.error(sentenceOf(error));
  process.exit(1);
}
