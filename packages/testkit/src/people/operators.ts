import { randomBytes } from 'node:crypto';
import { operator } from '@parlour/contract/operator';
import type { Sql } from '@parlour/node-kit/database/database';
import { digestOf, newSecret } from '@parlour/server/lib/secret';
import { encryptAtRest } from '@parlour/server/lib/seal';
import { injected } from '../site/line';
import type { Site } from '../site/site';
import { newVisitor, type Visitor } from '../site/visitor';

type OperatorOptions = {
  /** Ids of seeded roles. */
  roles?: string[];
  /** Codes; without them in every brand. */
  brands?: string[];
  /** Whether a factor was given within the last minutes; it was, unless the test says otherwise. */
  isSteppedUp?: boolean;
};

/** A person signed in at the console. */
export type SomeOperator = Visitor & { operatorId: string; name: string };

export const cookieName = '__Host-pc';

let people = 0;

/** A browser at the console's origin, signed in as no one. */
export const consoleVisitor = (site: Site): Visitor => {
  const { host } = new URL(site.platform.config.consoleUrl);
  const visitor: Visitor = newVisitor({
    line: async (message, address) => injected(await site.openConsole())(message, address),
    host,
    now: () => site.platform.clock.now(),
    sealKeys: async () => (await visitor.get(operator.readKeys, {})).sealKeys,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  return visitor;
};

/** Makes a person with these roles and signs them in, by rows. */
export const openOperator = async (
  site: Site,
  options: OperatorOptions = {},
): Promise<SomeOperator> => {
  const { cookie, ...person } = await insertOperator(site.database.sql, options);
  const visitor = consoleVisitor(site);
  visitor.cookies.set(cookieName, cookie);
  return Object.assign(visitor, person);
};

/** The rows alone, with the value of the cookie `cookieName`. */
export const insertOperator = async (
  sql: Sql,
  { roles = [], brands, isSteppedUp = true }: OperatorOptions,
): Promise<{ operatorId: string; name: string; cookie: string }> => {
  const name = `operator${(people += 1)}`;
  const [person] = await sql<{ id: bigint }>`
    insert into operator.operator (name, name_key, handle, password_hash, state)
    values (${name}, ${name}, ${randomBytes(16)}, 'none', 'active')
    returning id`;
  const { id } = person!;
  for (const role of roles) {
    await sql`
      insert into operator.holding (operator_id, role_id, brands)
      values (${id}, ${role}, ${brands ?? null})`;
  }
  const cookie = newSecret();
  await sql`
    insert into operator.sign_in (operator_id, cookie_hash, address, user_agent, stepped_up_at)
    values (${id}, ${digestOf(cookie)}, '10.0.0.1', 'test',
      lib.now() - make_interval(mins => ${isSteppedUp ? 0 : 10}))`;
  return { operatorId: id.toString(), name, cookie };
};

/** Gives a person an e-mail address, as an invitation does. */
export const giveAddress = async (
  { database: { sql }, platform }: Site,
  { operatorId }: Pick<SomeOperator, 'operatorId'>,
  address: string,
): Promise<void> => {
  const encrypted = encryptAtRest(platform.config.secretKey, 'operator mail', address);
  await sql`
    update operator.operator set email_key = ${randomBytes(32)}, email_encrypted = ${encrypted}
    where id = ${operatorId}::bigint`;
};

let shared = 0;

/** The operator and the player came from one public address, which is theirs alone. */
export const shareAddress = async (
  { database: { sql } }: Site,
  { operatorId }: Pick<SomeOperator, 'operatorId'>,
  { playerId }: { playerId: string },
): Promise<void> => {
  const address = `198.51.100.${(shared += 1)}`;
  await sql`
    update operator.sign_in set address = ${address}::inet
    where operator_id = ${operatorId}::bigint`;
  await sql`
    update session.sign_in set address = ${address}::inet where player_id = ${playerId}::bigint`;
};
