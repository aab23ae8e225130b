import type { Endpoint, InputOf } from '@parlour/contract/endpoint';
import type { Sql } from '@parlour/node-kit/database/database';
import type { Message } from '@parlour/testkit/site/http-client';
import { cookieName, insertOperator } from '@parlour/testkit/people/operators';
import { newVisitor, type Visitor } from '@parlour/testkit/site/visitor';

/** An operator with a browser at the console. */
export type Person = { id: string; visitor: Visitor; role: Role };

const roles = ['cashier', 'lead', 'admin', 'brand', 'compliance'] as const;
export type Role = (typeof roles)[number];

/** Who is there; the cashiers lose and get back their role. */
const counts: Record<Role, number> = { cashier: 4, lead: 3, admin: 2, brand: 1, compliance: 2 };

/** Who decides has this role too, so that a person without the other one still has one. */
export const restingRole = 'support';

export const openPeople = async (sql: Sql): Promise<Person[]> => {
  const wanted = roles.flatMap((role) => Array.from({ length: counts[role] }, () => role));
  const people: Person[] = [];
  for (const role of wanted) {
    const { operatorId: id, cookie } = await insertOperator(sql, { roles: rolesOf(role) });
    const visitor = newVisitor({
      line: () => Promise.reject(new Error('messages go by the recording client')),
      host: 'localhost',
      now: () => new Date(),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    visitor.cookies.set(cookieName, cookie);
    people.push({ id, visitor, role });
  }
  return people;
};

/** Those who decide on cases. */
export const isDecider = ({ role }: Pick<Person, 'role'>): boolean =>
  role === 'cashier' || role === 'lead';

export const rolesOf = (role: Role): string[] =>
  isDecider({ role }) ? [restingRole, role] : [role];

/** A step-up is worth five minutes, and a run may be longer. */
export const stepUp = (sql: Sql): Promise<unknown> => sql`
  update operator.sign_in set stepped_up_at = lib.now(), active_at = lib.now()
  where ended_at is null`;

export const messageOf = <E extends Endpoint>(
  { visitor }: Person,
  endpoint: E,
  input: InputOf<E>,
  idempotencyKey?: string,
): Promise<Message> =>
  visitor.messageOf(endpoint, input, idempotencyKey === undefined ? {} : { idempotencyKey });
