import type { VerificationPurpose } from '@parlour/contract/session/verification';
import { verificationSeconds } from '@parlour/contract/session/verification';
import type { Sql } from '@parlour/node-kit/database/database';

type Owner = { brand: string; guestHash: Buffer };

export type NewPuzzle = Owner & {
  id: string;
  purpose: VerificationPurpose;
  x: number;
  bits: number;
};

export const insertPuzzle = (
  sql: Sql,
  { id, brand, guestHash, purpose, x, bits }: NewPuzzle,
) => sql`
  insert into session.verification (id, brand, guest_hash, purpose, x, bits)
  values (${id}, ${brand}, ${guestHash}, ${purpose}, ${x}, ${bits})`;

/** The puzzle, for the one call that may answer it: an answer is right or it uses the puzzle up. */
export const takePuzzle = async (
  sql: Sql,
  id: string,
  { brand, guestHash }: Owner,
): Promise<
  { purpose: VerificationPurpose; x: number; bits: number; ageMs: number } | undefined
> => {
  const [row] = await sql<{ purpose: VerificationPurpose; x: number; bits: number; ageMs: number }>`
    delete from session.verification
    where id = ${id} and brand = ${brand} and guest_hash = ${guestHash} and text_hash is null
      and created_at > lib.now() - make_interval(secs => ${verificationSeconds})
    returning purpose, x, bits,
      (extract(epoch from lib.now() - created_at) * 1000)::integer as "ageMs"`;
  return row;
};

export const insertSolved = (
  sql: Sql,
  { id, brand, guestHash, purpose, x, bits }: NewPuzzle,
  textHash: Buffer,
) => sql`
  insert into session.verification
    (id, brand, guest_hash, purpose, x, bits, text_hash, solved_at)
  values (${id}, ${brand}, ${guestHash}, ${purpose}, ${x}, ${bits}, ${textHash}, lib.now())`;

/** True for the one call that used the text. */
export const takeSolved = async (
  sql: Sql,
  textHash: Buffer,
  purpose: VerificationPurpose,
  { brand, guestHash }: Owner,
): Promise<boolean> => {
  const rows = await sql`
    delete from session.verification
    where text_hash = ${textHash} and purpose = ${purpose} and brand = ${brand}
      and guest_hash = ${guestHash}
      and solved_at > lib.now() - make_interval(secs => ${verificationSeconds})
    returning id`;
  return rows.length === 1;
};

export const saveCaptcha = (sql: Sql, { brand, guestHash }: Owner, code: string) => sql`
  insert into session.captcha (brand, guest_hash, code)
  values (${brand}, ${guestHash}, ${code})
  on conflict (brand, guest_hash) do update
  set code = excluded.code, created_at = lib.now()`;

/** The code of the browser's picture, which is used up by this. */
export const takeCaptcha = async (
  sql: Sql,
  { brand, guestHash }: Owner,
): Promise<string | undefined> => {
  const [row] = await sql<{ code: string; isFresh: boolean }>`
    delete from session.captcha
    where brand = ${brand} and guest_hash = ${guestHash}
    returning code,
      created_at > lib.now() - make_interval(secs => ${verificationSeconds}) as "isFresh"`;
  return row?.isFresh ? row.code : undefined;
};

export const forgetVerifications = async (sql: Sql): Promise<void> => {
  await sql`
    delete from session.verification
    where created_at < lib.now() - interval '15 minutes'`;
  await sql`
    delete from session.captcha
    where created_at < lib.now() - interval '15 minutes'`;
};
