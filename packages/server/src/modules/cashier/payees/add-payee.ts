import { randomUUID } from 'node:crypto';
import type { cashier } from '@parlour/contract/cashier';
import type { Payee, PayeeBank } from '@parlour/contract/cashier/payees';
import type { InputOf } from '@parlour/contract/endpoint';
import { payeeNameOf } from '@parlour/contract/payee-name';
import type { PlayerContext } from '../../../lib/context';
import { digestsOf } from '../../../lib/personal/personal';
import { invalid, Refusal } from '../../../lib/refusal';
import { loadedBrand } from '../../brand';
import { accountTailDigests, encryptFor, savePersonalOnce } from '../../player';
import { banksFor } from './banks';
import { keyKind, keyOf, payeeOf, readHolder, sealOf, tailOf } from './payee';
import {
  findOwnPayee,
  insertPayee,
  insertPayeeKeys,
  insertPayeeTails,
  listKeyOwners,
  listPayeeRows,
  lockPayees,
  readPayee,
} from './queries';

type Wanted = InputOf<typeof cashier.addPayee>;

/** So many accounts a player may have at a time. */
const most = 5;

/**
 * Adds an account of the player's own. One account belongs to one player of the brand, also after
 * it was removed; the same one again is answered as it is.
 */
export const addPayee = async (context: PlayerContext, wanted: Wanted): Promise<Payee> => {
  const { database, config, signedIn } = context;
  const { playerId, brand } = signedIn;
  const bank = await bankOf(context, wanted);
  const number = numberOf(wanted, bank);
  const digests = digestsOf(config, { brand, kind: keyKind }, keyOf(bank.code, number));
  return database.transaction(async (sql) => {
    await lockPayees(sql, playerId);
    const known = await readHolder(sql, config, playerId);
    const holder = holderOf(wanted, known);
    const own = await findOwnPayee(sql, playerId, brand, digests);
    const id = own ?? randomUUID();
    if (!own) {
      if ((await listPayeeRows(sql, playerId)).length >= most) {
        throw new Refusal('cashier.payees_full');
      }
      if (known === undefined) {
        await savePersonalOnce(sql, config, playerId, 'payeeName', holder);
        // The player may have given another name elsewhere at the same moment.
        const kept = await readHolder(sql, config, playerId);
        if (kept !== holder) throw new Refusal('cashier.payee_mismatch');
      }
      const encrypted = await encryptFor(sql, config, sealOf(playerId, id), number);
      await insertPayee(sql, { id, playerId, brand, bank: bank.code, encrypted });
      const owned = { brand, playerId, payeeId: id };
      await insertPayeeTails(sql, owned, accountTailDigests(config, brand, tailOf(number)));
      await insertPayeeKeys(sql, owned, digests);
      const owners = await listKeyOwners(sql, brand, digests);
      if (owners.some((owner) => owner !== playerId)) throw new Refusal('cashier.payee_taken');
    }
    const row = await readPayee(sql, playerId, id);
    if (!row) throw new Error('a payee was neither written nor found');
    return payeeOf(row, { holder, last4: tailOf(number) }, context);
  });
};

const bankOf = async (context: PlayerContext, { bank: code }: Wanted): Promise<PayeeBank> => {
  const { demo } = (await loadedBrand(context, context.brand.code)).facts;
  const bank = banksFor(context.signedIn.currency, demo).find((each) => each.code === code);
  if (!bank) throw invalid({ name: 'bank', code: 'field.unknown' });
  return bank;
};

/** Digits only: spaces and points between them are how people write numbers. */
const numberOf = ({ number }: Wanted, { minDigits: min, maxDigits: max }: PayeeBank): string => {
  const name = 'number';
  const digits = number.replaceAll(/[\s.-]/g, '');
  if (!/^\d+$/.test(digits)) throw invalid({ name, code: 'field.not_number' });
  if (digits.length < min) throw invalid({ name, code: 'field.too_short', min });
  if (digits.length > max) throw invalid({ name, code: 'field.too_long', max });
  return digits;
};

const holderOf = ({ holder }: Wanted, known: string | undefined): string => {
  const typed = payeeNameOf(holder ?? '');
  if (known === undefined) {
    if (typed === '') throw invalid({ name: 'holder', code: 'field.required' });
    if (!/^[\p{L}\p{M}][\p{L}\p{M}' .-]*$/u.test(typed)) {
      throw invalid({ name: 'holder', code: 'field.pattern' });
    }
    return typed;
  }
  if (typed !== '' && typed !== known) throw new Refusal('cashier.payee_mismatch');
  return known;
};
