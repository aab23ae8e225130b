import type { Sql } from '@parlour/node-kit/database/database';
import { invalid, Refusal } from '../../../lib/refusal';
import { newSecret } from '../../../lib/secret';
import type { Json } from '../../audit';
import { access } from '../people/access-kind';
import { isName } from '../people/fold-name';
import { invite, newTicket, ticketOfChange } from '../people/invite';
import { keepMail, mailLink, mailOf, maskMail } from '../people/mail-link';
import { keepingSecond, lockPeople } from '../people/keep-second';
import {
  brandsOfPerson,
  endHoldings,
  endSessionsOf,
  forgetFactors,
  insertHolding,
  lockPerson,
} from '../people/queries';
import { type Applying, type ChangeKind, type ChangeValues, type Moved } from './kind';
import { holdsRole, readBrandCodes, readHeld, readRole, writeRole } from './people-queries';

const rights = { write: 'operator.w', approve: 'operator.a' } as const;
const isNumber = (object: string): boolean => /^\d{1,18}$/.test(object);

const texts = (name: string, value: Json): string[] => {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) {
    throw invalid({ name, code: 'field.pattern' });
  }
  return value as string[];
};

/** A person's roles, each `role` or `role@brand,brand`. */
const holdingsOf = (value: Json): { roleId: string; brands?: string[] }[] =>
  texts('roles', value).map((text) => {
    const [, roleId, brands] = /^([a-z][a-z0-9_]*)(?:@([a-z0-9,]+))?$/.exec(text) ?? [];
    if (roleId === undefined) throw invalid({ name: 'roles', code: 'field.pattern' });
    return { roleId, ...(brands !== undefined && { brands: brands.split(',') }) };
  });

/** The brands of all roles, those that are taken and those that are given. */
const brandsOfRoles = async (sql: Sql, { before, after }: Moved): Promise<string[]> => {
  const held = [before, after].flatMap(({ roles }) => holdingsOf(roles ?? []));
  if (held.some(({ brands }) => brands === undefined)) return readBrandCodes(sql);
  return [...new Set(held.flatMap(({ brands }) => brands!))];
};

const ticketOf = ({ config, object, changeId }: Applying, kind: string): string =>
  ticketOfChange(config.secretKey, { changeId, kind, object });

const linkOf = ({ config }: Applying, ticket: string): ChangeValues => ({
  link: `${config.consoleUrl}/invitation/${ticket}`,
});

/**
 * A new person, by the name. With an address their link is mailed to them alone; without one it is
 * shown once, to its author.
 */
const invitation: ChangeKind = {
  rights,
  lock: async () => ({ version: '0', values: { roles: [] } }),
  apply: async (applying, patch) => {
    const [first, ...others] = holdingsOf(patch.roles);
    if (!first) throw invalid({ name: 'roles', code: 'field.required' });
    const { sql, object, changeId } = applying;
    if (!isName(object)) throw invalid({ name: 'object', code: 'field.pattern' });
    const email = mailOf(patch.email);
    const ticket = email === undefined ? ticketOf(applying, 'invitation') : newSecret();
    const { operatorId } = await invite(sql, { name: object, roles: [], changeId, ticket });
    for (const held of [first, ...others]) {
      await insertHolding(sql, { operatorId, ...held, changeId });
    }
    if (email === undefined) return linkOf(applying, ticket);
    await keepMail(sql, applying, operatorId, email);
    await mailLink(sql, applying, { operatorId, template: 'operator_invited', ticket });
    return undefined;
  },
  loosens: () => true,
  brandsOf: brandsOfRoles,
  undoable: false,
  personal: { email: maskMail },
};

/** The roles of a person. */
const person: ChangeKind = {
  rights,
  lock: async (sql, object) => {
    await lockPeople(sql);
    const found = isNumber(object) ? await lockPerson(sql, object) : undefined;
    if (!found || found.state === 'stopped') return undefined;
    const roles = await readHeld(sql, object);
    return { version: roles.join(' '), values: { roles } };
  },
  apply: async ({ sql, object, changeId }, patch) => {
    const roles = holdingsOf(patch.roles);
    await keepingSecond(sql, async () => {
      await endHoldings(sql, object);
      for (const held of roles) await insertHolding(sql, { operatorId: object, ...held, changeId });
    });
    return undefined;
  },
  loosens: (before, after) => {
    const had = new Set(before.roles as string[]);
    return (after.roles as string[]).some((role) => !had.has(role));
  },
  brandsOf: brandsOfRoles,
  undoable: true,
  isTimeless: true,
};

/**
 * A new link for a person who lost password or factor; nothing of before opens any more. Whose
 * address is known gets it by mail, and so hears of the reset.
 */
const reset: ChangeKind = {
  rights,
  lock: async (sql, object) => {
    await lockPeople(sql);
    const found = isNumber(object) ? await lockPerson(sql, object) : undefined;
    return found && found.state !== 'stopped'
      ? { version: '0', values: { reset: false } }
      : undefined;
  },
  apply: async (applying) => {
    const { sql, object: operatorId } = applying;
    await endSessionsOf(sql, operatorId);
    await forgetFactors(sql, operatorId);
    const secret = newSecret();
    if (await mailLink(sql, applying, { operatorId, template: 'operator_reset', ticket: secret })) {
      await newTicket(sql, operatorId, secret);
      return undefined;
    }
    const ticket = ticketOf(applying, 'reset');
    return linkOf(applying, await newTicket(sql, operatorId, ticket));
  },
  loosens: () => true,
  brandsOf: (sql, { object }) => brandsOfPerson(sql, object),
  undoable: false,
};

/** The rights of a role. */
const role: ChangeKind = {
  rights: { write: 'role.w', approve: 'role.a' },
  lock: async (sql, object) => {
    await lockPeople(sql);
    const found = await readRole(sql, object);
    if (!found) return /^[a-z][a-z0-9_]{1,31}$/.test(object) ? newRole() : undefined;
    return { version: String(found.version), values: { name: found.name, rights: found.rights } };
  },
  apply: async ({ sql, object }, patch, before) => {
    const all = { ...before, ...patch };
    const given = texts('rights', all.rights);
    if (given.length === 0 || !given.every((one) => /^[a-z_]+(\.[a-z_]+)*\.[rvwax]$/.test(one))) {
      throw invalid({ name: 'rights', code: 'field.pattern' });
    }
    if (typeof all.name !== 'string' || all.name.trim() === '') {
      throw invalid({ name: 'name', code: 'field.required' });
    }
    const { name } = all;
    await keepingSecond(sql, async () => {
      await writeRole(sql, { id: object, name, rights: given });
    });
    return undefined;
  },
  // Anyone who takes a second person's right removes a control.
  loosens: (before, after) => {
    const [had, has] = [rightsIn(before), rightsIn(after)];
    const lost = had.filter((one) => !has.includes(one));
    return isWider({ before, after }) || lost.some((one) => one.endsWith('.a'));
  },
  // A role is the same in all brands.
  brandsOf: (sql) => readBrandCodes(sql),
  isOwn: async (sql, operatorId, { object, ...moved }) =>
    isWider(moved) && (await holdsRole(sql, operatorId, object)),
  undoable: true,
  isTimeless: true,
};

const rightsIn = ({ rights: all }: ChangeValues): string[] => all as string[];
const isWider = ({ before, after }: Pick<Moved, 'before' | 'after'>): boolean =>
  rightsIn(after).some((one) => !rightsIn(before).includes(one));

const newRole = () => ({ version: '0', values: { name: '', rights: [] } });

export const peopleKinds = { access, invitation, person, reset, role };

/** A person's own rights are changed by somebody else. */
export const assertNotSelf = (kind: string, object: string, operatorId: string): void => {
  if ((kind === 'person' || kind === 'reset') && object === operatorId) {
    throw new Refusal('operator.self');
  }
};
