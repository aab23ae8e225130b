import type { FirebaseProject } from '@parlour/contract/brand';
import { useEffect, useRef, useState } from 'react';
import { asRefused, missingChunk, Refused } from '../../../lib/api/refused';
import type { Company } from '../../../lib/identity/company-mark';

/** Takes what the company has signed; what it returns is done unless the person left meanwhile. */
export type OnToken = (company: Company, idToken: string) => Promise<(() => void) | void>;

/** A sign-in in another company's window: one at a time, and what became of it. */
export const useElsewhere = (firebase: FirebaseProject, onToken: OnToken) => {
  const [company, setCompany] = useState<Company>();
  const [isInWindow, setInWindow] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  // What an attempt that was given up brings is no longer wanted.
  const current = useRef<symbol>(undefined);
  const end = (why?: Refused) => {
    current.current = undefined;
    setCompany(undefined);
    setInWindow(false);
    setRefused(why);
  };
  useEffect(
    () => () => {
      current.current = undefined;
    },
    [],
  );

  const attempt = async (chosen: Company, isCurrent: () => boolean): Promise<void> => {
    const { signInElsewhere } = await import('./firebase-popup').catch(() => {
      throw missingChunk();
    });
    if (!isCurrent()) return;
    setInWindow(true);
    const idToken = await signInElsewhere(firebase, chosen);
    if (!isCurrent()) return;
    setInWindow(false);
    const goOn = await onToken(chosen, idToken);
    if (!isCurrent()) return;
    end();
    goOn?.();
  };

  const press = (chosen: Company): void => {
    if (company) return;
    const own = Symbol(chosen);
    const isCurrent = () => current.current === own;
    current.current = own;
    setCompany(chosen);
    setRefused(undefined);
    attempt(chosen, isCurrent).catch((thrown: unknown) => {
      if (isCurrent()) end(asRefused(thrown));
    });
  };

  return {
    press,
    company,
    /** The person is to go on in the other window. */
    isInWindow,
    refused,
    /** The SDK notices a closed window late: the person need not wait for it. */
    leave: () => end(new Refused('popup.closed')),
  };
};
