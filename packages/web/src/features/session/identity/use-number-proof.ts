import type { CodeSent } from '@parlour/contract/session/codes';
import { useRef } from 'react';
import { missingChunk, Refused } from '../../../lib/api/refused';
import { useStatus } from '../../../lib/brand/brand';
import { isEnabled } from '../../../lib/brand/flags';
import type { FormValues } from '../../../lib/form/form-values';
import type { SentCode } from './firebase-number';

/** Firebase's countdown, by the specification. */
const oneMinute: CodeSent = { expiredMinutes: 1 };

type Kept = { number: string; sent: SentCode; code?: string; idToken?: string };

/** Proves a number by Firebase, where that sends the codes in our place. */
export const useNumberProof = () => {
  const { firebase, whitelabel } = useStatus();
  const kept = useRef<Kept>(undefined);
  if (!firebase || !isEnabled(whitelabel, 'FIREBASE')) return undefined;
  return {
    send: async (values: FormValues): Promise<CodeSent> => {
      const { sendCode } = await import('./firebase-number').catch(() => {
        throw missingChunk();
      });
      const number = numberOf(values);
      kept.current = { number, sent: await sendCode(firebase, number) };
      return oneMinute;
    },
    /** The ID token of the typed code; that of the same code once more is the same. */
    prove: async (values: FormValues): Promise<string> => {
      const { current } = kept;
      const code = String(values.verificationCode ?? '');
      if (!current || current.number !== numberOf(values)) {
        throw new Refused('session.code_expired');
      }
      if (current.code !== code || !current.idToken) {
        current.idToken = await current.sent.prove(code);
        current.code = code;
      }
      return current.idToken;
    },
    /** The token was used: the next sign-in needs a new code. */
    forget: () => {
      kept.current = undefined;
    },
  };
};

export type NumberProof = NonNullable<ReturnType<typeof useNumberProof>>;

/** In E.164, as Firebase wants it. */
const numberOf = ({ countryDialingCode, mobileNum }: FormValues): string => {
  const typed = String(mobileNum).replaceAll(/[^\d+]/g, '');
  if (typed.startsWith('+')) return typed;
  return `+${String(countryDialingCode)}${typed.replace(/^0+/, '')}`;
};
