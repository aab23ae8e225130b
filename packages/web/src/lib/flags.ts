import type { FlagNode, Resource, Status } from '@parlour/contract/brand';
import type { Language } from '@parlour/contract/player';

/** Is a feature on for this site? On only when its node says the text `1`, and every node above it too. */
export const isEnabled = (tree: FlagNode, modId: string): boolean =>
  tree.modId === modId
    ? tree.enabled === '1'
    : tree.enabled === '1' && tree.childrenNodes.some((node) => isEnabled(node, modId));

export const resourceOf = (status: Status, resourceType: string): Resource | undefined =>
  status.resources.find((resource) => resource.resourceType === resourceType);

export const resourceLabel = (resource: Resource, language: Language): string =>
  language === 'VI' ? resource.labelNameVi : resource.labelNameEn;

/** One host of a list, for spreading load; asked only in the browser, after the first paint. */
export const pickHost = (hosts: readonly string[]): string | undefined =>
  hosts[Math.floor(Math.random() * hosts.length)];
