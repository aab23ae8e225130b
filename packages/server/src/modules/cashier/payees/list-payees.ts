import type { OwnPayees } from '@parlour/contract/cashier/payees';
import type { PlayerContext } from '../../../lib/context';
import { loadedBrand } from '../../brand';
import { banksFor } from './banks';
import { payeeOf, readHolder, readShown } from './payee';
import { listPayeeRows } from './queries';

/** The caller's payees, and what a new one may be. */
export const listPayees = async (context: PlayerContext): Promise<OwnPayees> => {
  const { sql, config, brand, signedIn } = context;
  const holder = await readHolder(sql, config, signedIn.playerId);
  const rows = await listPayeeRows(sql, signedIn.playerId);
  const shown = await readShown(sql, config, signedIn.playerId, rows);
  const { demo } = (await loadedBrand(context, brand.code)).facts;
  return {
    list: rows.map((row, place) => payeeOf(row, shown[place]!, context)),
    banks: banksFor(signedIn.currency, demo),
    ...(holder !== undefined && { holder }),
    restHours: brand.settings.payeeRestHours,
  };
};
