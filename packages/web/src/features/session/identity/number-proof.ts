import type { FirebaseProject } from '@parlour/contract/brand';
import type { CodeSent } from '@parlour/contract/session/codes';
import { missingChunk, Refused } from '../../../lib/api/refused';
import type { FormValues } from '../../../lib/form/form-values';
import type { SentCode } from './firebase-number';

/** Firebase's countdown, by the specification. */
const oneMinute: CodeSent = { expiredMinutes: 1 };

type Kept = { number: string; sent: SentCode; code?: string; idToken?: string };

/** Sends the codes by the brand's project, and proves what was typed. */
export const numberProofOf = (firebase: FirebaseProject) => {
  const kept: { current?: Kept | undefined } = {};
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

/** In E.164, as Firebase wants it. */
const numberOf = ({ countryDialingCode, mobileNum }: FormValues): string => {
  const typed = String(mobileNum).replaceAll(/[^\d+]/g, '');
  if (typed.startsWith('+')) return typed;
  return `+${String(countryDialingCode)}${typed.replace(/^0+/, '')}`;
};
