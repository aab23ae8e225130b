import { gameTypes } from '@parlour/contract/catalogue';
import type { FieldFault } from '@parlour/contract/errors';
import type { Sql } from '@parlour/node-kit/database/database';
import { invalid } from '../../../lib/refusal';
import type { ChangeKind } from '../../operator';
import * as queries from './desk-queries';
import { games } from './import/games-kind';
import { tellPages } from './tell-pages';

type Values = Parameters<ChangeKind['loosens']>[0];

const rights = { write: 'catalogue.w', approve: 'catalogue.a' };

/** The parts of an object's name, `brand:…`; undefined when it is none of its kind. */
const partsOf = (object: string, pattern: RegExp): [string, string] | undefined => {
  const [, brand, rest] = pattern.exec(object) ?? [];
  return brand && rest ? [brand, rest] : undefined;
};

const brandIn = (object: string): string => object.split(':')[0]!;

const brandOf = async (_sql: Sql, { object }: { object: string }) => [brandIn(object)];

/** Only these values, which take something from the site. */
const stopsBy =
  (stops: Values): NonNullable<ChangeKind['isStop']> =>
  (patch) => {
    const given = Object.entries(patch);
    return given.length > 0 && given.every(([name, value]) => stops[name] === value);
  };

type Check = (value: unknown) => boolean;

const isFlag: Check = (value) => typeof value === 'boolean';

const assertValues = (patch: Values, checks: Readonly<Record<string, Check>>): void => {
  const faults = Object.entries(patch).flatMap(([name, value]): FieldFault[] => {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
    if (!check) return [{ name, code: 'field.unknown' }];
    return check(value) ? [] : [{ name, code: 'field.pattern' }];
  });
  if (faults.length > 0) throw invalid(...faults);
};

const versioned = (values: Values, brand: string) => ({
  version: JSON.stringify(values),
  values,
  brand,
});

const ofGame = (object: string) => partsOf(object, /^([^:]+):([1-9]\d{0,17})$/);

/** A game in a brand, `brand:number`: whether it is off, and whether it is marked as hot. */
const game: ChangeKind = {
  rights,
  lock: async (sql, object) => {
    const [brand, id] = ofGame(object) ?? [];
    if (brand === undefined || id === undefined) return undefined;
    await queries.lockCatalogue(sql, brand);
    const [row] = await queries.readDeskGames(sql, { brand, id }, 1);
    return row && versioned({ off: row.isOff, hot: row.isHot }, brand);
  },
  apply: async ({ sql, live, object }, patch, before) => {
    assertValues(patch, { off: isFlag, hot: isFlag });
    const [brand, id] = ofGame(object)!;
    const { off, hot } = { ...before, ...patch };
    await queries.writeShownGame(sql, { brand, id, isOff: off === true, isHot: hot === true });
    if ('off' in patch) tellPages({ sql, live }, brand);
    return undefined;
  },
  loosens: (before, after) => before.off === true && after.off !== true,
  isStop: stopsBy({ off: true }),
  // A file of many names the game in another way.
  alsoSetBy: async (sql, { object, patch }) => {
    const [brand, id] = ofGame(object) ?? [];
    if (brand === undefined || id === undefined) return undefined;
    const [row] = await queries.readDeskGames(sql, { brand, id }, 1);
    const fields = Object.keys(patch).map((name) => `${row?.vendor}/${row?.code}.${name}`);
    return row && { kind: 'games', object: brand, fields };
  },
  brandOf: brandIn,
  brandsOf: brandOf,
  undoable: true,
};

const ofClass = (object: string) => partsOf(object, /^([^:]+):(.+)$/);

/** A class of games in a brand, `brand:Video Slots`. */
const gameClass: ChangeKind = {
  rights,
  lock: async (sql, object) => {
    const [brand, name] = ofClass(object) ?? [];
    if (brand === undefined || name === undefined) return undefined;
    await queries.lockCatalogue(sql, brand);
    const row = (await queries.readClasses(sql, brand)).find((one) => one.gameClass === name);
    return row && versioned({ off: row.isOff }, brand);
  },
  apply: async ({ sql, live, object }, patch) => {
    assertValues(patch, { off: isFlag });
    const [brand, name] = ofClass(object)!;
    await queries.writeOffClass(sql, { brand, gameClass: name, isOff: patch.off === true });
    tellPages({ sql, live }, brand);
    return undefined;
  },
  loosens: (before, after) => before.off === true && after.off !== true,
  isStop: stopsBy({ off: true }),
  brandOf: brandIn,
  brandsOf: brandOf,
  undoable: true,
};

const ofListing = (object: string) => {
  const [, brand, vendor, gameType] = /^([^:]+):([^:]+):([A-Z0-9]+)$/.exec(object) ?? [];
  return brand && vendor && gameType ? { brand, vendor, gameType } : undefined;
};

/** A vendor in a category of a brand, `brand:VENDOR:RNG`. */
const listing: ChangeKind = {
  rights,
  lock: async (sql, object) => {
    const place = ofListing(object);
    if (!place) return undefined;
    await queries.lockCatalogue(sql, place.brand);
    const row = (await queries.readListings(sql, place.brand)).find(
      (one) => one.vendor === place.vendor && one.gameType === place.gameType,
    );
    return row && versioned({ shown: row.isShown, maintenance: row.maintenance }, place.brand);
  },
  apply: async ({ sql, live, object }, patch, before) => {
    assertValues(patch, { shown: isFlag, maintenance: isFlag });
    const { shown, maintenance } = { ...before, ...patch };
    await queries.writeListing(sql, ofListing(object)!, {
      isShown: shown === true,
      maintenance: maintenance === true,
    });
    tellPages({ sql, live }, brandIn(object));
    return undefined;
  },
  loosens: (before, after) =>
    (after.shown === true && before.shown !== true) ||
    (before.maintenance === true && after.maintenance !== true),
  isStop: stopsBy({ shown: false, maintenance: true }),
  brandOf: brandIn,
  brandsOf: brandOf,
  undoable: true,
};

const ofOrder = (object: string) => {
  const parts = partsOf(object, /^([^:]+):([A-Z0-9]+)$/);
  return parts && (gameTypes as readonly string[]).includes(parts[1]) ? parts : undefined;
};

const mostPlaces = 200;

const isOrder: Check = (value) =>
  Array.isArray(value) &&
  value.length <= mostPlaces &&
  value.every((one) => typeof one === 'string' && one.length <= 300) &&
  new Set(value).size === value.length;

/** The operator's order in a category of a brand, `brand:RNG`: the games that come first. */
const order: ChangeKind = {
  rights,
  lock: async (sql, object) => {
    const [brand, gameType] = ofOrder(object) ?? [];
    if (brand === undefined || gameType === undefined) return undefined;
    await queries.lockCatalogue(sql, brand);
    const isListed = (await queries.readListings(sql, brand)).some(
      (one) => one.gameType === gameType,
    );
    if (!isListed) return undefined;
    return versioned({ order: await queries.readOrder(sql, brand, gameType) }, brand);
  },
  apply: async ({ sql, object }, patch) => {
    assertValues(patch, { order: isOrder });
    const [brand, gameType] = ofOrder(object)!;
    const names = (patch.order ?? []) as string[];
    const placed = await queries.writeOrder(sql, { brand, gameType }, names);
    // A name that is no game of the category.
    if (placed !== names.length) throw invalid({ name: 'order', code: 'field.pattern' });
    return undefined;
  },
  loosens: () => false,
  brandsOf: brandOf,
  undoable: true,
};

/** What the console's changes alter in a brand's catalogue. */
export const changeKinds = { game, games, class: gameClass, listing, order };
