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

/** A picture of ours, or one at a host that the brand allows; others the site's policy blocks. */
export const pictureFault = (image: Json, hosts: readonly string[]): FieldFault[] => {
  if (!image) return [];
  const address = String(image);
  if (/^\/pictures\/[0-9a-f-]{36}\.jpg$/.test(address)) return [];
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isAllowed = url?.protocol === 'https:' && hosts.includes(url.host) && url.username === '';
  return isAllowed ? [] : [{ name: 'image', code: 'field.pattern' }];
};
