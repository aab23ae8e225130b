import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { payeeNameOf } from '@parlour/contract/payee-name';
import { registrationFault } from '@parlour/contract/registration-faults';
import type { own } from '@parlour/contract/session/own';
import { type Detail, type DetailField, detailFields } from '@parlour/contract/session/details';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { PlayerContext } from '../../../lib/context';
import { invalid, Refusal } from '../../../lib/refusal';
import { loadedBrand, type LoadedBrand } from '../../brand';
import { claimContact, readPersonal, savePersonalOnce } from '../../player';
import { fitsInTime } from '../registration/registration-fields';
import { maskDetail } from './mask-detail';

/** What the player has given of the person, masked, and what the brand asks for beside it. */
export const readDetails = async (
  context: PlayerContext,
): Promise<OutputOf<typeof own.readDetails>> => {
  const { sql, config, signedIn } = context;
  const brand = await loadedBrand(context, context.brand.code);
  const given = await readPersonal(sql, config, signedIn.playerId, detailFields);
  const list = detailFields.flatMap((field): Detail[] => {
    const value = given[field];
    if (value !== undefined) return [{ field, masked: maskDetail(field, value) }];
    return isAskedFor(brand, field) ? [{ field }] : [];
  });
  return { list };
};

/** Keeps one that was missing; who has it already asks support for a correction. */
export const addDetail = async (
  context: PlayerContext,
  { field, value: typed }: InputOf<typeof own.addDetail>,
): Promise<Detail> => {
  const { database } = context;
  const brand = await loadedBrand(context, context.brand.code);
  const value = soundDetail(brand, field, typed);
  await database.transaction((sql) => keep(sql, context, field, value));
  return { field, masked: maskDetail(field, value) };
};

/** An ID number belongs to one player of a brand. */
const keep = async (
  sql: Transaction,
  { config, signedIn: { playerId, brand } }: PlayerContext,
  field: DetailField,
  value: string,
): Promise<void> => {
  // Waits for another that the player gives at the same moment, and leaves it.
  const isFirst = await savePersonalOnce(sql, config, playerId, field, value);
  if (!isFirst) throw new Refusal('session.detail_fixed');
  if (field !== 'idNumber') return;
  const claim = { brand, kind: field, value, playerId, isVerified: false };
  if (!(await claimContact(sql, config, claim))) throw new Refusal('session.id_number_taken');
};

const isAskedFor = ({ fields, settings }: LoadedBrand, field: DetailField): boolean => {
  if (field === 'address') return settings.askAddress;
  if (field === 'nationality') return settings.askNationality;
  return fields[field].enabled;
};

/** As the form of registration keeps it, and by the same rule. */
const soundDetail = (brand: LoadedBrand, field: DetailField, typed: string): string => {
  if (!isAskedFor(brand, field)) throw invalid({ name: 'field', code: 'field.unknown' });
  const trimmed = typed.normalize('NFC').trim();
  const value = field === 'payeeName' ? payeeNameOf(trimmed) : trimmed;
  if (value === '') throw invalid({ name: 'value', code: 'field.required' });
  if (field === 'address' || field === 'nationality') return value;
  const fault = registrationFault(field, brand.fields[field], value, fitsInTime);
  if (fault) throw invalid({ ...fault, name: 'value' });
  return value;
};
