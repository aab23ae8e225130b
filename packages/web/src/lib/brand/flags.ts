import type { FlagNode } from '@parlour/contract/brand';

/**
 * Is a feature on for this site? On only when its node says the text `1`, and every node above
 * it too.
 */
export const isEnabled = (tree: FlagNode, modId: string): boolean =>
  tree.modId === modId
    ? tree.enabled === '1'
    : tree.enabled === '1' && tree.childrenNodes.some((node) => isEnabled(node, modId));
