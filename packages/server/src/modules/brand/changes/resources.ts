import { languageOf } from '@parlour/contract/languages';
import { invalid } from '../../../lib/refusal';
import { asField } from './as-field';
import { type ChangeDeps, changeBrand } from './change-brand';
import { assertLines } from './lines';
import { appendResource, deleteAllResources, deleteResources } from './queries';

type NewResource = {
  resourceType: string;
  url: string;
  qrCodeUrl?: string;
  /** By language. */
  labels: Readonly<Record<string, string>>;
};

/** Stores an outside link of the brand (an app, a channel), in place of the former of its type. */
export const addResource = async (
  { database }: ChangeDeps,
  code: string,
  resource: NewResource,
): Promise<void> => {
  assertResource(resource);
  await changeBrand(database, code, async (sql) => {
    await deleteResources(sql, code, resource.resourceType);
    await appendResource(sql, code, resource);
  });
};

export const removeResource = async (
  { database }: ChangeDeps,
  code: string,
  resourceType: string,
): Promise<void> =>
  changeBrand(database, code, async (sql) => {
    if ((await deleteResources(sql, code, resourceType)) === 0) {
      throw invalid({ name: 'type', code: 'field.unknown' });
    }
  });

/**
 * All resources of a brand in their order, in place of those that it had: a line each, as
 * `TELEGRAM | https://… | address of a QR code, or nothing | VI=Kênh | EN=Channel`.
 */
export const saveResources = async (
  { database }: ChangeDeps,
  code: string,
  lines: readonly string[],
): Promise<void> => {
  assertLines('resources', lines);
  const resources = lines.map((line) => asField('resources', () => resourceOf(line)));
  const types = resources.map(({ resourceType }) => resourceType);
  if (new Set(types).size < types.length) {
    throw invalid({ name: 'resources', code: 'field.taken' });
  }
  await changeBrand(database, code, async (sql) => {
    await deleteAllResources(sql, code);
    for (const resource of resources) await appendResource(sql, code, resource);
  });
};

const resourceOf = (line: string): NewResource => {
  const [resourceType = '', url = '', qrCodeUrl = '', ...words] = line
    .split('|')
    .map((part) => part.trim());
  const labels = words.filter(Boolean).map(labelOf);
  if (labels.some(([, label]) => !label || label.length > mostLetters)) {
    throw invalid({ name: 'label', code: 'field.pattern' });
  }
  const resource = {
    resourceType,
    url,
    ...(qrCodeUrl !== '' && { qrCodeUrl }),
    labels: Object.fromEntries(labels),
  };
  assertResource(resource);
  return resource;
};

/** `VI=Kênh`; a label may hold the sign itself. */
const labelOf = (word: string): [language: string, label: string] => {
  const sign = word.indexOf('=');
  if (sign < 0) return [word, ''];
  return [word.slice(0, sign).trim(), word.slice(sign + 1).trim()];
};

const mostLetters = 60;

const assertResource = ({ resourceType, url, qrCodeUrl, labels }: NewResource): void => {
  if (!/^[A-Z][A-Z0-9_]{1,31}$/.test(resourceType)) {
    throw invalid({ name: 'type', code: 'field.pattern' });
  }
  for (const [name, address] of Object.entries({ url, qr: qrCodeUrl })) {
    if (address !== undefined && !isHttps(address)) throw invalid({ name, code: 'field.pattern' });
  }
  const strange = Object.keys(labels).find((language) => !languageOf(language));
  if (strange !== undefined) throw invalid({ name: strange, code: 'field.unknown' });
};

const isHttps = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'https:';
