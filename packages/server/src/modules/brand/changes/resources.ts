import { languageOf } from '@parlour/contract/languages';
import { invalid } from '../../../lib/refusal';
import { type ChangeDeps, changeBrand } from './change-brand';
import { appendResource, deleteResources } from './queries';

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
