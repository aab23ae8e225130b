import { isIP } from 'node:net';
import { invalid, Refusal } from '../../../lib/refusal';
import type { Json } from '../../audit';
import type { ChangeKind } from '../changes/kind';
import { readBrandCodes } from '../changes/people-queries';
import * as queries from './access-queries';
import { keepingSecond, lockPeople } from './keep-second';
import { brandsOfPerson } from './queries';

const subjectOf = (object: string): queries.AccessSubject | undefined => {
  const [, kind, id] = /^(person|role|brand):([a-z0-9][a-z0-9_-]{0,31})$/.exec(object) ?? [];
  return kind && id ? { kind: kind as queries.AccessSubject['kind'], id } : undefined;
};

const mostNetworks = 50;

/** `203.0.113.0/24`, `2001:db8::/32`, or one address. A version 4 mapped into 6 is written as 4. */
const isNetwork = (text: string): boolean => {
  const [, address = '', bits] = /^([0-9a-fA-F.:]{2,45})(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0 || /^::ffff:/i.test(address)) return false;
  return bits === undefined || Number(bits) <= (version === 4 ? 32 : 128);
};

const networksOf = (value: Json | undefined): string[] => {
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
  if (!isList) throw invalid({ name: 'networks', code: 'field.pattern' });
  const networks = (value as string[]).map((one) => one.trim());
  if (!networks.every(isNetwork)) throw invalid({ name: 'networks', code: 'field.pattern' });
  if (networks.length > mostNetworks) {
    throw invalid({ name: 'networks', code: 'field.above', max: mostNetworks });
  }
  return [...new Set(networks)];
};

/** The networks from which a person, the holders of a role, or those of a brand may work. */
export const access: ChangeKind = {
  rights: { write: 'operator.w', approve: 'operator.a' },
  lock: async (sql, object) => {
    await lockPeople(sql);
    const subject = subjectOf(object);
    if (!subject || !(await queries.subjectExists(sql, subject))) return undefined;
    const networks = await queries.readNetworks(sql, object);
    return { version: ['of', ...networks].join(' '), values: { networks } };
  },
  apply: async ({ sql, object }, patch) => {
    const strange = Object.keys(patch).find((name) => name !== 'networks');
    if (strange !== undefined) throw invalid({ name: strange, code: 'field.unknown' });
    await queries.writeNetworks(sql, object, networksOf(patch.networks));
    return undefined;
  },
  // A network more, or none at all, lets people in who were not.
  loosens: (before, after) => {
    const [had, has] = [before.networks as string[], after.networks as string[]];
    if (had.length === 0) return false;
    return has.length === 0 || has.some((one) => !had.includes(one));
  },
  brandsOf: async (sql, { object }) => {
    const subject = subjectOf(object);
    if (subject?.kind === 'brand') return [subject.id];
    return subject?.kind === 'person' ? brandsOfPerson(sql, subject.id) : readBrandCodes(sql);
  },
  // Who would lock themselves out reads it in the preview already.
  isOwn: async (sql, operatorId, { object, before, after }) => {
    if (await queries.wouldLockOut(sql, operatorId)) throw new Refusal('operator.locks_out');
    // Who checks is compared with the list of before: one person does not leave all others outside.
    await queries.writeNetworks(sql, object, before.networks as string[]);
    await keepingSecond(sql, () => queries.writeNetworks(sql, object, after.networks as string[]));
    return false;
  },
  undoable: true,
  isTimeless: true,
};
