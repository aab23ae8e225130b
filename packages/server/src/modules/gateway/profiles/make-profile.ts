import type { Platform } from '../../../lib/context';
import { readNetworks } from '../../../lib/http/address';
import { dialectProblem } from './check-dialect';
import { readSigning } from './read-keys';
import { usualMicros, type Dialect, type Profile } from './profile';
import type { ProfileRow } from '../queries';

/** Makes a vendor from its rows; throws a sentence that says what is wrong in them. */
export const makeProfile = async (
  deps: Pick<Platform, 'database' | 'config'>,
  row: ProfileRow,
): Promise<Profile> => {
  const dialect = dialectOf(row);
  const problem = dialectProblem(dialect);
  if (problem) throw new Error(problem);
  const units = microsOf(row.units, 'the unit');
  const freeBets = microsOf(row.freeBetMax, 'free_bet_max');
  return {
    code: row.code,
    name: row.name,
    enabled: row.enabled,
    signing: { ...(await readSigning(deps, row)), encoding: dialect.signatureEncoding },
    baseUrl: row.house ? deps.config.gamesApiUrl : baseUrlOf(row),
    mustBePublic: deps.config.production && !row.house && !row.allowPrivate,
    operatorId: operatorIdOf(row, dialect),
    currencies: row.currencies,
    microsOf: (currency) => units.get(currency) ?? usualMicros,
    settlesOnce: settlesOnceOf(row),
    freeBetMax: (currency) => freeBets.get(currency),
    freeWins: row.freeWins,
    closeAfterHours: row.closeAfterHours,
    mayCallFrom: mayCallFromOf(row),
    dialect,
  };
};

const baseUrlOf = ({ baseUrl }: ProfileRow): string => {
  const url = (baseUrl ?? '').replace(/\/$/, '');
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw new Error('the base_url is no address that begins with https://');
};

/** By currency. Whole and above zero, or amounts would change or become zero. */
const microsOf = (given: Record<string, string>, what: string): Map<string, bigint> =>
  new Map(
    Object.entries(given).map(([currency, micros]) => {
      if (/^[1-9]\d{0,17}$/.test(String(micros))) return [currency, BigInt(micros)];
      throw new Error(`${what} of ${currency} is no whole number of micros`);
    }),
  );

const settlesOnceOf = ({ switches: { settlesOnce = false } }: ProfileRow): boolean => {
  if (typeof settlesOnce === 'boolean') return settlesOnce;
  throw new Error("the switches' settlesOnce is neither true nor false");
};

const mayCallFromOf = ({ addresses }: ProfileRow): Profile['mayCallFrom'] => {
  if (addresses.length === 0) return () => true;
  const networks = readNetworks(addresses.join(','));
  if (!networks) throw new Error('a network of its addresses is none');
  return networks.has;
};

const operatorIdOf = ({ operatorId }: ProfileRow, dialect: Dialect): string | number => {
  if (dialect.operatorId === 'text') return operatorId;
  if (/^\d{1,15}$/.test(operatorId)) return Number(operatorId);
  throw new Error('the operator_id is no whole number, and the dialect sends one');
};

/** The dialect of the family, with this vendor's differences. */
const dialectOf = ({ spec, switches, signatureHeader }: ProfileRow): Dialect => {
  const { settlesOnce: _ours, ...overrides } = switches;
  const whole = { ...spec, ...overrides };
  return {
    ...whole,
    gamePaths: { ...spec.gamePaths, ...overrides.gamePaths },
    statusWords: Array.isArray(whole.statusWords)
      ? Object.fromEntries(whole.statusWords.map((status) => [status, status]))
      : whole.statusWords,
    signatureHeader: (signatureHeader ?? spec.signatureHeader).toLowerCase(),
  };
};
