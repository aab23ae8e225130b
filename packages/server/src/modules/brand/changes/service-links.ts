import { settingsOf } from '@parlour/contract/settings';
import { invalid } from '../../../lib/refusal';
import { sealLink, sealedLinkType } from '../sealed-link';
import { type ChangeDeps, changeBrand } from './change-brand';
import { appendServiceLink, deleteServiceLinks } from './queries';

export const linkKinds = ['VIP', 'LIVECHAT', 'POPUP'] as const;

export type LinkKind = (typeof linkKinds)[number];

/**
 * Adds a link to customer service. Its address is https on one of the brand's `serviceHosts`; that
 * of a POPUP is stored encrypted, as browsers receive it.
 */
export const addServiceLink = async (
  { database }: ChangeDeps,
  code: string,
  { kind, url }: { kind: LinkKind; url: string },
): Promise<void> => {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address?.protocol !== 'https:') throw invalid({ name: 'url', code: 'field.pattern' });
  await changeBrand(database, code, async (sql, { settings }) => {
    if (!settingsOf(settings).settings.serviceHosts.includes(address.host)) {
      throw invalid({ name: 'url', code: 'field.unknown' });
    }
    const link =
      kind === 'POPUP'
        ? { kind, pathType: sealedLinkType, path: sealLink(address.href) }
        : { kind, pathType: null, path: address.href };
    await appendServiceLink(sql, code, link);
  });
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
