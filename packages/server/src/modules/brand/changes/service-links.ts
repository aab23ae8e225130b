import { type Given, settingsOf } from '@parlour/contract/settings';
import { invalid } from '../../../lib/refusal';
import { sealLink, sealedLinkType } from '../sealed-link';
import { asField } from './as-field';
import { type ChangeDeps, changeBrand } from './change-brand';
import { assertLines } from './lines';
import { appendServiceLink, deleteServiceLinks } from './queries';

export const linkKinds = ['VIP', 'LIVECHAT', 'POPUP'] as const;

export type LinkKind = (typeof linkKinds)[number];
type Link = { kind: LinkKind; url: string };

/**
 * Adds a link to customer service. Its address is https on one of the brand's `serviceHosts`; that
 * of a POPUP is stored encrypted, as browsers receive it.
 */
export const addServiceLink = async (
  { database }: ChangeDeps,
  code: string,
  { kind, url }: Link,
): Promise<void> => {
  await changeBrand(database, code, async (sql, { settings }) => {
    await appendServiceLink(sql, code, rowOf({ kind, url }, settings));
  });
};

/** All links of a brand in their order, each as `VIP https://…`, in place of those that it had. */
export const saveServiceLinks = async (
  { database }: ChangeDeps,
  code: string,
  lines: readonly string[],
): Promise<void> => {
  assertLines('links', lines);
  const links = lines.map(linkOf);
  await changeBrand(database, code, async (sql, { settings }) => {
    for (const kind of linkKinds) await deleteServiceLinks(sql, code, kind);
    for (const link of links) {
      await appendServiceLink(
        sql,
        code,
        asField('links', () => rowOf(link, settings)),
      );
    }
  });
};

const linkOf = (line: string): Link => {
  const [word, url = '', ...more] = line.trim().split(/\s+/);
  const kind = linkKinds.find((one) => one === word);
  if (!kind || more.length > 0) throw invalid({ name: 'links', code: 'field.pattern' });
  return { kind, url };
};

const rowOf = ({ kind, url }: Link, settings: Given) => {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address?.protocol !== 'https:') throw invalid({ name: 'url', code: 'field.pattern' });
  if (!settingsOf(settings).settings.serviceHosts.includes(address.host)) {
    throw invalid({ name: 'url', code: 'field.unknown' });
  }
  return kind === 'POPUP'
    ? { kind, pathType: sealedLinkType, path: sealLink(address.href) }
    : { kind, pathType: null, path: address.href };
};

/** Removes a brand's links of a kind. */
export const removeServiceLinks = async (
  { database }: ChangeDeps,
  code: string,
  kind: LinkKind,
): Promise<void> =>
  changeBrand(database, code, async (sql) => {
    if ((await deleteServiceLinks(sql, code, kind)) === 0) {
      throw invalid({ name: 'kind', code: 'field.unknown' });
    }
  });
