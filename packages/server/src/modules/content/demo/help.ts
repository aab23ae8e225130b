import type { HelpSeed } from '../queries';
import { helpTitles } from './help-titles';
import { guideInEnglish } from './help/en-guide';
import { rulesInEnglish } from './help/en-rules';
import { guideInVietnamese } from './help/vi-guide';
import { rulesInVietnamese } from './help/vi-rules';

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

type RuleCode = 'security' | 'responsible' | 'terms' | 'privacy';

export type HelpTexts = Record<(typeof codes)[number], HelpSeed['texts'][string]>;
/** What protects and binds a person. */
export type HelpRules = Pick<HelpTexts, RuleCode>;
export type HelpGuide = Omit<HelpTexts, RuleCode>;

const vietnamese: HelpTexts = { ...guideInVietnamese, ...rulesInVietnamese };
const english: HelpTexts = { ...guideInEnglish, ...rulesInEnglish };

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
