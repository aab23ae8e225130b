import { session } from '@parlour/contract/session';
import { registrationForm } from '@parlour/testkit/people/players';
import type { RunningSite } from '@parlour/testkit/site/running-site';
import pg from 'pg';

/** How someone is named: in a form of login, of recovery, or of a code. */
export type Person = { username: string; email: string; mobileNum: string };

let series = 0;

const personOf = (stem: string, index: number): Person => {
  const username = `${stem}n${index}`;
  const number = String((Date.now() % 100_000) * 1000 + index).padStart(8, '0');
  return { username, email: `${username}@example.com`, mobileNum: `9${number}` };
};

/** People of two kinds, by turns: those who have an account with all of it proved, and others. */
export const newPeople = async (
  site: RunningSite,
  count: number,
): Promise<Record<'known' | 'unknown', Person[]>> => {
  series += 1;
  const stem = `t${Date.now().toString(36)}${series}`;
  const people = Array.from({ length: count * 2 }, (_, index) => personOf(stem, index));
  const known = people.filter((_, index) => index % 2 === 0);
  for (const person of known) {
    const form = registrationForm({ ...person, countryDialingCode: '84' });
    await site.visitor().get(session.register, form);
  }
  // As if each had typed the code that was sent.
  await run(
    site,
    'update player.contact_key set verified_at = lib.now() where verified_at is null',
  );
  return { known, unknown: people.filter((_, index) => index % 2 === 1) };
};

/** The ways that are measured are open, and what was asked before counts for none of them. */
export const openWays = async (site: RunningSite): Promise<void> => {
  await run(
    site,
    `update brand.flag set enabled = true
     where flag in ('MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3', 'USERNAMEREG3', 'MOBILENUMREG3',
       'REGMOBVERF3')`,
  );
  await run(
    site,
    `update brand.registration_field set enabled = true where field in ('email', 'mobileNum')`,
  );
};

export const forgetAttempts = (site: RunningSite): Promise<void> =>
  run(site, 'delete from lib.attempt');

const run = async ({ databaseUrl }: RunningSite, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
