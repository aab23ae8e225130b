import { useRef } from 'react';
import type { CodeSent } from '@parlour/contract/session/codes';
import { useStatus } from '../../../lib/brand/brand';
import { isEnabled } from '../../../lib/brand/flags';
import type { FormValues } from '../../../lib/form/form-values';
import { withinLimit } from '../../../lib/navigation/chunk';
import type * as ProofPart from './number-proof';

type Proof = ReturnType<typeof ProofPart.numberProofOf>;

/** Proves a number by Firebase, where that sends the codes in our place. */
export const useNumberProof = () => {
  const { firebase, whitelabel } = useStatus();
  const proof = useRef<Proof>(undefined);
  if (!firebase || !isEnabled(whitelabel, 'FIREBASE')) return undefined;
  const load = async (): Promise<Proof> => {
    const { numberProofOf } = await withinLimit(import('./number-proof'));
    proof.current ??= numberProofOf(firebase);
    return proof.current;
  };
  return {
    send: async (values: FormValues): Promise<CodeSent> => (await load()).send(values),
    /** The ID token of the typed code; that of the same code once more is the same. */
    prove: async (values: FormValues): Promise<string> => (await load()).prove(values),
    /** The token was used: the next sign-in needs a new code. */
    forget: () => proof.current?.forget(),
  };
};

export type NumberProof = NonNullable<ReturnType<typeof useNumberProof>>;
