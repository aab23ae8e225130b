import type { ServiceLinks } from '@parlour/contract/brand';
import { unsealLink } from './unseal-link';

/** From this rank on a club member has an entry of their own. */
const vipRank = 5;

export const isVip = (rankLevel: number): boolean => rankLevel >= vipRank;

export const hasService = ({ list, version }: ServiceLinks): boolean =>
  list.length > 0 || version.pathList.length > 0;

/**
 * Where customer service is for a person of this rank: the entry of their kind, else that of
 * everyone, else the popup's. It must be https on one of the brand's hosts; undefined otherwise.
 */
export const serviceAddress = async (
  { list, version }: ServiceLinks,
  { rankLevel, hosts }: { rankLevel: number; hosts: readonly string[] },
): Promise<string | undefined> => {
  const entryOf = (kind: string) => list.find(({ csType }) => csType === kind)?.path;
  const own = isVip(rankLevel) ? entryOf('VIP') : undefined;
  const popup = version.pathList.find(({ type }) => type === '3')?.path;
  const text =
    own ?? entryOf('LIVECHAT') ?? (popup === undefined ? undefined : await unsealLink(popup));
  if (text === undefined || !URL.canParse(text)) return undefined;
  const { protocol, host, href } = new URL(text);
  return protocol === 'https:' && hosts.includes(host) ? href : undefined;
};
