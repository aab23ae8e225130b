import type { FirebaseProject } from '@parlour/contract/brand';
import { RecaptchaVerifier, signInWithPhoneNumber } from 'firebase/auth';
import { besideDialogs } from './beside-dialogs';
import { authOf, refusedOf } from './firebase-auth';

/** A code that is under way, and what makes an ID token of it. */
export type SentCode = { prove: (code: string) => Promise<string> };

/** Has Firebase send a code to a number; the person may be asked to solve its puzzle first. */
export const sendCode = async (project: FirebaseProject, number: string): Promise<SentCode> => {
  const auth = authOf(project);
  const place = document.body.appendChild(document.createElement('div'));
  const puzzle = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    const sent = await besideDialogs(() => signInWithPhoneNumber(auth, number, puzzle));
    return {
      prove: async (code) => {
        try {
          const { user } = await sent.confirm(code);
          const idToken = await user.getIdToken();
          await auth.signOut();
          return idToken;
        } catch (thrown) {
          throw refusedOf(thrown, 'session.number_unproved');
        }
      },
    };
  } catch (thrown) {
    throw refusedOf(thrown, 'session.number_unproved');
  } finally {
    puzzle.clear();
    place.remove();
  }
};
