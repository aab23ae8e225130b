import type { HelpSeed } from '../queries';
import { guideInEnglish } from './help/en-guide';
import { rulesInEnglish } from './help/en-rules';
import { guideInTagalog } from './help/fil-guide';
import { rulesInTagalog } from './help/fil-rules';
import { guideInIndonesian } from './help/id-guide';
import { rulesInIndonesian } from './help/id-rules';
import { guideInJapanese } from './help/ja-guide';
import { rulesInJapanese } from './help/ja-rules';
import { guideInThai } from './help/th-guide';
import { rulesInThai } from './help/th-rules';
import { guideInChinese } from './help/zh-guide';
import { rulesInChinese } from './help/zh-rules';
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

/** These two write no spaces: a line break would be shown as one. */
const inOnePiece = (texts: HelpTexts): HelpTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([code, { title, html }]) => [
      code,
      { title, html: html.replaceAll('\n', '') },
    ]),
  ) as HelpTexts;

/** A language without its own texts is shown the brand's default one (`wordsIn`). */
const textsByLanguage: Record<string, HelpTexts> = {
  VI: { ...guideInVietnamese, ...rulesInVietnamese },
  EN: { ...guideInEnglish, ...rulesInEnglish },
  CN: inOnePiece({ ...guideInChinese, ...rulesInChinese }),
  JA: inOnePiece({ ...guideInJapanese, ...rulesInJapanese }),
  TH: { ...guideInThai, ...rulesInThai },
  TY: { ...guideInTagalog, ...rulesInTagalog },
  ID: { ...guideInIndonesian, ...rulesInIndonesian },
};

/** Only what is true of a demo brand today, nothing that is planned. */
export const demoHelp: HelpSeed[] = codes.map((code) => ({
  code,
  texts: Object.fromEntries(
    Object.entries(textsByLanguage).map(([language, texts]) => [language, texts[code]]),
  ),
}));
