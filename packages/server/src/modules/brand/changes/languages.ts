import { type Language, languageOf } from '@parlour/contract/languages';
import { moneyFallbacks } from '@parlour/locales/fallbacks';
import { isOffered } from '@parlour/locales/locales';
import { invalid, Refusal } from '../../../lib/refusal';
import { type ChangeDeps, changeBrand } from './change-brand';
import { updateLanguages } from './queries';

/** The languages that a brand's visitors may choose; the first is for those who have not chosen. */
export const saveLanguages = async (
  { database }: ChangeDeps,
  code: string,
  given: readonly string[],
): Promise<void> => {
  const languages = [...new Set(given.map(offeredOf))];
  const [first] = languages;
  if (first === undefined) throw invalid({ name: 'languages', code: 'field.required' });
  await changeBrand(database, code, async (sql, { mode }) => {
    if (mode === 'real' && !areWholeOnMoney(languages)) {
      throw new Refusal('brand.not_ready', { missing: ['languages'] });
    }
    await updateLanguages(sql, code, { languages, first });
  });
};

/** Whether what players read of money is in each language itself, and in no other. */
export const areWholeOnMoney = (codes: readonly string[]): boolean =>
  codes.every((code) => {
    const language = languageOf(code);
    return language !== undefined && moneyFallbacks(language).length === 0;
  });

/** Only a language that can be chosen in the menu. */
const offeredOf = (code: string): Language => {
  const language = languageOf(code);
  if (!language || !isOffered(language)) throw invalid({ name: code, code: 'field.unknown' });
  return language;
};
