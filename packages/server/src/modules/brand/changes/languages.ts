import { type Language, languageOf } from '@parlour/contract/languages';
import { isComplete } from '@parlour/locales/locales';
import { invalid } from '../../../lib/refusal';
import { type ChangeDeps, changeBrand } from './change-brand';
import { updateLanguages } from './queries';

/** The languages that a brand's visitors may choose; the first is for those who have not chosen. */
export const saveLanguages = async (
  { database }: ChangeDeps,
  code: string,
  given: readonly string[],
): Promise<void> => {
  const languages = [...new Set(given.map(completeOf))];
  const [first] = languages;
  if (first === undefined) throw invalid({ name: 'languages', code: 'field.required' });
  await changeBrand(database, code, async (sql) => {
    await updateLanguages(sql, code, { languages, first });
  });
};

/** Only a language whose phrases are complete can be chosen. */
const completeOf = (code: string): Language => {
  const language = languageOf(code);
  if (!language || !isComplete(language)) throw invalid({ name: code, code: 'field.unknown' });
  return language;
};
