import type { Config } from '../../../lib/config';
import { encryptAtRest, openAtRest, resealAtRest, type SiteKeys } from '../../../lib/seal';
import type { Json } from '../../audit';
import type { ChangeKind, ChangeValues } from './kind';

const purpose = 'operator change';

/** A personal value in the row of a change that waits; once that is decided, the mask alone. */
type Kept = { masked: string; sealed: string };

type Personal = Pick<ChangeKind, 'personal'>;
type Deps = { config: Pick<Config, 'secretKey' | 'oldSecretKeys'> };

const isKept = (value: Json | undefined): value is Kept =>
  typeof value === 'object' && value !== null && 'sealed' in value;

const replaced = (
  { personal = {} }: Personal,
  values: ChangeValues,
  of: (value: Json, mask: (text: string) => string) => Json,
): ChangeValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const mask = Object.hasOwn(personal, name) ? personal[name] : undefined;
      return [name, mask ? of(value, mask) : value];
    }),
  );

/** As the audit has the values, and the row of a change that is decided. */
export const masked = (kind: Personal, values: ChangeValues): ChangeValues =>
  replaced(kind, values, (value, mask) => {
    if (isKept(value)) return value.masked;
    return typeof value === 'string' && value !== '' ? mask(value) : value;
  });

/** As the row of a change has them while it waits for its second person. */
export const sealed = ({ config }: Deps, kind: Personal, values: ChangeValues): ChangeValues =>
  replaced(kind, values, (value, mask) => {
    if (typeof value !== 'string' || value === '') return value;
    const bytes = encryptAtRest(config.secretKey, purpose, value);
    return { masked: mask(value), sealed: bytes.toString('base64') } satisfies Kept;
  });

/** For who confirms them; masked where the key that encrypted them is gone. */
export const shown = (deps: Deps, kind: Personal, values: ChangeValues): ChangeValues => {
  try {
    return opened(deps, kind, values);
  } catch {
    return masked(kind, values);
  }
};

/** As they were given, to apply them. */
export const opened = ({ config }: Deps, kind: Personal, values: ChangeValues): ChangeValues =>
  replaced(kind, values, (value) =>
    isKept(value) ? openAtRest(config, purpose, Buffer.from(value.sealed, 'base64')).text : value,
  );

/** The same values, sealed with the site's current key; undefined where nothing is to do. */
export const resealed = (keys: SiteKeys, values: ChangeValues): ChangeValues | undefined => {
  const next = Object.entries(values).flatMap(([name, value]) => {
    const bytes = isKept(value)
      ? resealAtRest(keys, purpose, Buffer.from(value.sealed, 'base64'))
      : undefined;
    return bytes ? [[name, { ...(value as Kept), sealed: bytes.toString('base64') }] as const] : [];
  });
  return next.length === 0 ? undefined : { ...values, ...Object.fromEntries(next) };
};
