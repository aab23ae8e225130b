import { languageOf } from '@parlour/contract/languages';
import { invalid } from '../../../lib/refusal';
import { type ChangeDeps, changeBrand } from './change-brand';
import { networkOf } from './network';
import { readTesters, updateAllowedNetworks, updateNotices, updateTesters } from './queries';

const mostLetters = 600;
const most = 50;

/** What the page of a maintenance says, by language; null takes a language's text away. */
export const saveNotices = async (
  { database }: ChangeDeps,
  code: string,
  given: Readonly<Record<string, string | null>>,
): Promise<void> => {
  for (const [language, text] of Object.entries(given)) {
    const name = `notice.${language}`;
    if (languageOf(language) !== language) throw invalid({ name, code: 'field.unknown' });
    if (text !== null && text.length > mostLetters) {
      throw invalid({ name, code: 'field.too_long', max: mostLetters });
    }
  }
  const texts = Object.entries(given).map(([language, text]) => [language, text?.trim() || null]);
  await changeBrand(database, code, async (sql) => {
    await updateNotices(sql, code, Object.fromEntries(texts) as Record<string, string | null>);
  });
};

/** The networks from which the site is seen during a maintenance, as if it were open. */
export const saveAllowedNetworks = async (
  { database }: ChangeDeps,
  code: string,
  networks: readonly string[],
): Promise<void> => {
  const name = 'allowedNetworks';
  if (networks.length > most) throw invalid({ name, code: 'field.above', max: most });
  if (!networks.every(isNetwork)) throw invalid({ name, code: 'field.pattern' });
  await changeBrand(database, code, async (sql) => {
    await updateAllowedNetworks(sql, code, networks);
  });
};

/** No list of all addresses. */
const isNetwork = (text: string): boolean => {
  const network = networkOf(text);
  return network !== undefined && !network.isMapped && network.bits >= 8;
};

/** The players whose bets are taken during a maintenance, by their names. */
export const saveTesters = async (
  { database }: ChangeDeps,
  code: string,
  names: readonly string[],
): Promise<void> => {
  const name = 'testers';
  if (names.length > most) throw invalid({ name, code: 'field.above', max: most });
  await changeBrand(database, code, async (sql) => {
    const ids = await readTesters(sql, code, names);
    if (ids.length < new Set(names.map((one) => one.toLowerCase())).size) {
      throw invalid({ name, code: 'field.unknown' });
    }
    await updateTesters(sql, code, ids);
  });
};
