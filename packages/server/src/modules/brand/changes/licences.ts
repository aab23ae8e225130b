import type { Transaction } from '@parlour/node-kit/database/database';
import { invalid } from '../../../lib/refusal';
import { isCountry } from '../countries';
import { type ChangeDeps, changeBrand } from './change-brand';
import { deleteLicences, insertLicence, type LicenceRow } from './queries';

const wrong = () => invalid({ name: 'licences', code: 'field.pattern' });

const isAddress = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:';

/** `authority | number | https address of the register, or nothing | countries as VN PH`. */
const licenceOf = (line: string): LicenceRow => {
  const [authority = '', number = '', registerUrl = '', covered = '', ...more] = line
    .split('|')
    .map((part) => part.trim());
  const countries = [
    ...new Set(
      covered
        .toUpperCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  ].toSorted();
  if (more.length > 0 || authority === '' || number === '') throw wrong();
  if (registerUrl !== '' && !isAddress(registerUrl)) throw wrong();
  if (countries.length === 0 || !countries.every(isCountry)) throw wrong();
  return { authority, number, registerUrl, countries };
};

/** The licences of the brand; the marks of the demonstration go with the first one. */
export const saveLicences = async (
  { database }: ChangeDeps,
  code: string,
  lines: readonly string[],
): Promise<void> => {
  const licences = lines.map(licenceOf);
  if (new Set(licences.map(({ number }) => number)).size < licences.length) throw wrong();
  await changeBrand(database, code, async (sql) => {
    await deleteLicences(sql, code);
    for (const [place, licence] of licences.entries()) {
      await insertLicence(sql, code, { ...licence, position: place + 1 });
    }
  });
};

/** Whether the brand has a licence, and none that is for demonstration. */
export const hasLicence = async (sql: Transaction, code: string): Promise<boolean> => {
  const [row] = await sql<{ has: boolean }>`
    select coalesce(bool_and(not demo and cardinality(countries) > 0), false) as has
    from brand.licence_mark
    where brand = ${code}`;
  return row!.has;
};
