import type { Mutation } from './attempt';
import { changedAfterSigning, changedBytes, spliced } from './change-bytes';
import {
  otherCall,
  otherContentType,
  otherFamily,
  otherMethod,
  trickedAddress,
} from './change-address';
import { longBody, noObject, noText, otherSpelling, twiceTheKey } from './change-form';
import { signatureElsewhere, signedForAnother, wrongSignature } from './change-signature';
import { edgeAmount, missingField, strangeValue, unsoundValue } from './change-values';
import { crossedReference, keyOfAStranger, tombstone, wrongBinding } from './cross-references';
import {
  knownKeyChanged,
  knownKeyOfAnotherKind,
  newWithAChange,
  repeat,
  repeatInOtherWords,
  twiceAtOnce,
} from './reuse-keys';

/** The mutations by the name that a report shows, and how often of a hundred each is used. */
export const mutations: Record<string, { often: number; mutate: Mutation }> = {
  'bytes changed, then signed': { often: 12, mutate: changedBytes },
  'bytes changed after signing': { often: 3, mutate: changedAfterSigning },
  'two messages spliced': { often: 2, mutate: spliced },
  'a value that is no JSON': { often: 7, mutate: unsoundValue },
  'a value of another kind': { often: 13, mutate: strangeValue },
  'a field missing': { often: 4, mutate: missingField },
  'an amount at an edge': { often: 6, mutate: edgeAmount },
  'a key twice in an object': { often: 3, mutate: twiceTheKey },
  'no object': { often: 3, mutate: noObject },
  'no text': { often: 2, mutate: noText },
  'another spelling': { often: 4, mutate: otherSpelling },
  'a long body': { often: 1, mutate: longBody },
  'a repeat': { often: 3, mutate: repeat },
  'twice at once': { often: 4, mutate: twiceAtOnce },
  'a repeat in other words': { often: 4, mutate: repeatInOtherWords },
  'a known key with other content': { often: 6, mutate: knownKeyChanged },
  'a known key of another kind': { often: 3, mutate: knownKeyOfAnotherKind },
  'something new that is off': { often: 4, mutate: newWithAChange },
  'a crossed reference': { often: 5, mutate: crossedReference },
  "a stranger's key": { often: 2, mutate: keyOfAStranger },
  'a key buried before its bet': { often: 3, mutate: tombstone },
  'a wrong binding': { often: 5, mutate: wrongBinding },
  'a wrong signature': { often: 3, mutate: wrongSignature },
  'a signature elsewhere': { often: 1, mutate: signatureElsewhere },
  'signed for another vendor': { often: 1, mutate: signedForAnother },
  'an address with tricks': { often: 3, mutate: trickedAddress },
  'the path of another call': { often: 2, mutate: otherCall },
  'the path of another family': { often: 1, mutate: otherFamily },
  'another method': { often: 1, mutate: otherMethod },
  'another content type': { often: 2, mutate: otherContentType },
};
