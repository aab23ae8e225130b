import type { Database } from '@parlour/node-kit/database/database';
import { isMoment } from '../../../lib/moment';
import { invalid } from '../../../lib/refusal';
import * as brand from '../../brand';
import type { Json } from '../../audit';
import type { Applying, ChangeKind, ChangeValues } from './kind';
import { loosensBrand } from './loosening';
import { assertNoMoney, assertReady } from './real-money/ready';

/**
 * A brand by flat names: `settings.minAge`, `flags.FREEPLAY3`, and whole lists. A value that is not
 * among them is shown and not written here.
 */
const valuesOf = ({
  settings,
  flags,
  notice,
  ...rest
}: Omit<brand.BrandSnapshot, 'version'>): ChangeValues => ({
  ...rest,
  ...prefixed('settings', settings as Record<string, Json>),
  ...prefixed('flags', flags),
  ...prefixed('notice', notice),
});

const prefixed = (prefix: string, values: Record<string, Json>): ChangeValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));

const within = (patch: ChangeValues, prefix: string): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(patch).flatMap(([name, value]) =>
      name.startsWith(`${prefix}.`) ? [[name.slice(prefix.length + 1), value]] : [],
    ),
  );

const lists = [
  'hosts',
  'languages',
  'countries',
  'networks',
  'licences',
  'allowedNetworks',
  'testers',
  'links',
  'resources',
] as const;
const plain = new Set<string>(['mode', 'alone', 'closed', 'from', 'until', ...lists]);

const assertNames = (patch: ChangeValues): void => {
  const strange = Object.keys(patch).filter(
    (name) => !plain.has(name) && !/^(settings|flags|notice)\.\w+$/.test(name),
  );
  const wrong = Object.keys(patch).filter((name) => !isOfKind(name, patch[name]));
  const faults = [
    ...strange.map((name) => ({ name, code: 'field.unknown' as const })),
    ...wrong.map((name) => ({ name, code: 'field.pattern' as const })),
  ];
  if (faults.length > 0) throw invalid(...faults);
};

const isOfKind = (name: string, value: Json): boolean => {
  if ((lists as readonly string[]).includes(name)) {
    return Array.isArray(value) && value.every((one) => typeof one === 'string');
  }
  if (name === 'alone' || name === 'closed' || name.startsWith('flags.')) {
    return typeof value === 'boolean';
  }
  if (name.startsWith('notice.')) return value === null || typeof value === 'string';
  if (name === 'from' || name === 'until') return value === null || isTime(value);
  return name !== 'mode' || value === 'demonstration' || value === 'real';
};

const isTime = (value: Json): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(value) && isMoment(value);

/** Functions that open a transaction of their own run in the one of the change. */
const inside = ({ sql, ...deps }: Applying): Applying => ({
  ...deps,
  sql,
  database: { ...deps.database, transaction: (work) => work(sql) } as Database,
});

const apply = async (
  applying: Applying,
  patch: ChangeValues,
  before: ChangeValues,
): Promise<ChangeValues | undefined> => {
  assertNames(patch);
  const deps = inside(applying);
  const code = applying.object;
  const settings = within(patch, 'settings');
  if (Object.keys(settings).length > 0) await brand.saveSettings(deps, code, settings as never);
  const flags = within(patch, 'flags') as Record<string, boolean>;
  if (Object.keys(flags).length > 0) await brand.saveFlags(deps, code, flags);
  await applyLists(deps, code, patch, before);
  await applyMaintenance(deps, code, { ...before, ...patch }, patch);
  await applyMode(deps, code, before, patch);
  return undefined;
};

const applyLists = async (
  deps: Applying,
  code: string,
  patch: ChangeValues,
  before: ChangeValues,
) => {
  if (patch.licences) await brand.saveLicences(deps, code, patch.licences as string[]);
  if (patch.links) await brand.saveServiceLinks(deps, code, patch.links as string[]);
  if (patch.resources) await brand.saveResources(deps, code, patch.resources as string[]);
  if (patch.languages) await brand.saveLanguages(deps, code, patch.languages as string[]);
  const { added, gone } = movesOf(patch.hosts, before.hosts);
  for (const host of added) await brand.addHost(deps, code, host);
  for (const host of gone) await brand.removeHost(deps, code, host);
  const countries = movesOf(patch.countries, before.countries);
  for (const one of countries.added) await brand.blockCountry(deps, code, one);
  for (const one of countries.gone) await brand.unblockCountry(deps, code, one);
  const networks = movesOf(patch.networks, before.networks);
  for (const one of networks.gone) await brand.unblockNetwork(deps, code, one.split(' ')[0]!);
  for (const one of networks.added) {
    const [network = '', reason] = one.split(' ');
    const known = (['region', 'address'] as const).find((each) => each === (reason ?? 'region'));
    if (!known) throw invalid({ name: 'networks', code: 'field.pattern' });
    await brand.blockNetwork(deps, code, { network, reason: known });
  }
};

const movesOf = (wanted: Json, had: Json): { added: string[]; gone: string[] } => {
  if (wanted === undefined) return { added: [], gone: [] };
  const [after, before] = [wanted as string[], (had ?? []) as string[]];
  return {
    added: after.filter((one) => !before.includes(one)),
    gone: before.filter((one) => !after.includes(one)),
  };
};

const timeOf = (value: Json): Date | undefined =>
  value === null || value === undefined ? undefined : new Date(String(value));

const applyMaintenance = async (
  deps: Applying,
  code: string,
  after: ChangeValues,
  patch: ChangeValues,
) => {
  if (['closed', 'from', 'until'].some((name) => name in patch)) {
    const times = { from: timeOf(after.from), until: timeOf(after.until) };
    // Times of an open site would be dropped without a word.
    if (!after.closed && (patch.from || patch.until)) {
      throw invalid({ name: 'closed', code: 'field.required' });
    }
    if (after.closed) await brand.closeSite(deps, code, times);
    else await brand.openSite(deps, code);
  }
  const notices = within(patch, 'notice') as Record<string, string | null>;
  if (Object.keys(notices).length > 0) await brand.saveNotices(deps, code, notices);
  if (patch.testers) await brand.saveTesters(deps, code, patch.testers as string[]);
  if (patch.allowedNetworks) {
    await brand.saveAllowedNetworks(deps, code, patch.allowedNetworks as string[]);
  }
};

/** What a brand with real money may not lose. */
const ofReal = ['mode', 'alone', 'licences', 'settings.minAge'] as const;

const applyMode = async (
  deps: Applying,
  code: string,
  before: ChangeValues,
  patch: ChangeValues,
) => {
  if (!ofReal.some((name) => name in patch)) return;
  const after = { ...before, ...patch };
  const mode = after.mode === 'real' ? 'real' : 'demonstration';
  if (mode === 'real') await assertReady(deps, code, after);
  else if (before.mode === 'real') await assertNoMoney(deps.sql, code);
  await brand.updateMode(deps.sql, code, { mode, alone: after.alone === true });
};

export const brandKind: ChangeKind = {
  rights: { write: 'brand.w', approve: 'brand.a' },
  brandOf: (code) => code,
  lock: async (sql, code) => {
    const found = await brand.lockSnapshot(sql, code);
    if (!found) return undefined;
    const { version, ...held } = found;
    return { version: String(version), values: valuesOf(held), brand: code };
  },
  apply,
  loosens: loosensBrand,
  // Anyone who lets one person decide alone is not one person.
  alwaysTwo: (before, after) =>
    before.mode !== after.mode || (before.alone !== true && after.alone === true),
  brandsOf: async (_sql, { object }) => [object],
  undoable: true,
  follow: async (deps, code) => {
    brand.forgetBrands(deps.database);
    await brand.brandByCode(deps, code);
  },
};
