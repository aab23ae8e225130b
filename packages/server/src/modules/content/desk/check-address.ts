import type { FieldFault } from '@parlour/contract/errors';
import type { Json } from '../../audit';

/** Of each way that a banner leads: the form of its address. */
const linkForms: Readonly<Record<string, RegExp>> = {
  path: /^\/(?![/\\])[^\s\\<>"]*$/,
  promotion: /^[A-Za-z0-9_-]{1,64}$/,
  game: /^[A-Za-z0-9_.-]{1,80}$/,
  modal: /^[A-Za-z0-9]{1,40}$/,
  outside: /^https:\/\/[a-z0-9][^\s\\<>"]*$/i,
};

export const linkFault = (linkage: string, link: Json): FieldFault[] => {
  if (linkage === 'none') return link ? [{ name: 'link', code: 'field.unknown' }] : [];
  if (!link) return [{ name: 'link', code: 'field.required' }];
  return linkForms[linkage]?.test(String(link)) ? [] : [{ name: 'link', code: 'field.pattern' }];
};

/** What a brand's items may show: its own pictures by address, and others by host. */
export type BrandPictures = { pictures: ReadonlySet<string>; imageHosts: readonly string[] };

/**
 * A picture of ours that is there, or one at a host that the brand allows; others the site's policy
 * blocks.
 */
export const pictureFault = (
  image: Json,
  { pictures, imageHosts: hosts }: BrandPictures,
): FieldFault[] => {
  if (!image) return [];
  const address = String(image);
  if (isOwnPicture(address)) {
    return pictures.has(address) ? [] : [{ name: 'image', code: 'field.unknown' }];
  }
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isAllowed = url?.protocol === 'https:' && hosts.includes(url.host) && url.username === '';
  return isAllowed ? [] : [{ name: 'image', code: 'field.pattern' }];
};

/** Whether it has the form of an address of ours. */
export const isOwnPicture = (address: string): boolean =>
  /^\/pictures\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg$/.test(address);
