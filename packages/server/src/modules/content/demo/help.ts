import type { HelpSeed } from '../queries';
import { english } from './help-en';
import { helpTitles } from './help-titles';
import { vietnamese } from './help-vi';

const codes = [
  'about',
  'news',
  'beginner',
  'deposit',
  'verify',
  'security',
  'responsible',
  'licences',
  'terms',
  'privacy',
  'contact',
] as const;

export type HelpTexts = Record<(typeof codes)[number], HelpSeed['texts'][string]>;

/** Only what is true of a demo brand today, nothing that is planned. */
export const demoHelp: HelpSeed[] = codes.map((code) => ({
  code,
  texts: {
    VI: vietnamese[code],
    EN: english[code],
    ...Object.fromEntries(
      Object.entries(helpTitles).map(([language, titles]) => [
        language,
        { ...english[code], title: titles[code] },
      ]),
    ),
  },
}));
