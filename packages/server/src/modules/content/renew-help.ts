import type { Transaction } from '@parlour/node-kit/database/database';
import { demoHelp } from './demo/help';
import { findItem, lockPlace } from './desk/item-queries';
import type { ContentPlace } from './desk/place';
import { insertVersion } from './desk/version-queries';
import { listFormerHelp, updateHelpTexts } from './queries';

/**
 * Gives the help of a demo brand the words that this version of the site comes with, and returns
 * the codes of what changed. What an operator wrote, undid or hid stays. The words before are kept
 * as a version: players agreed to the terms among them.
 */
export const renewHelp = async (sql: Transaction, brand: string): Promise<string[]> => {
  const places = demoHelp.map(({ code }): ContentPlace => ({ kind: 'help', brand, code }));
  for (const place of places) await lockPlace(place, sql);
  const former = await listFormerHelp(sql, brand, demoHelp);
  for (const item of demoHelp.filter(({ code }) => former.includes(code))) {
    const place: ContentPlace = { kind: 'help', brand, code: item.code };
    const { version, values } = (await findItem(sql, place))!;
    await insertVersion(sql, place, { version, item: values });
    await updateHelpTexts(sql, brand, item);
  }
  return former;
};
