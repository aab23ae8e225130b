import type { DocumentSide, IdentityState } from '@parlour/contract/identity';

/** A person is known by both sides of a document and by their face beside it. */
export const neededSides: readonly DocumentSide[] = ['front', 'back', 'face'];

/** While a person examines the documents they stay as they are; what passed needs no more. */
export const mayUpload = (state: IdentityState): boolean =>
  state === 'none' || state === 'asked' || state === 'refused';
