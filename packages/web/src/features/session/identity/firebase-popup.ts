import type { FirebaseProject } from '@parlour/contract/brand';
import {
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  signInWithPopup,
} from 'firebase/auth';
import type { Company } from '../../../lib/identity/company-mark';
import { authOf, refusedOf } from './firebase-auth';

const providerOf = {
  google: () => new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' }),
  facebook: () => new FacebookAuthProvider(),
};

/** Opens the company's window and returns the ID token of the person who signed in there. */
export const signInElsewhere = async (
  project: FirebaseProject,
  company: Company,
): Promise<string> => {
  try {
    const auth = authOf(project);
    const provider = providerOf[company]();
    const { user } = await signInWithPopup(auth, provider, browserPopupRedirectResolver);
    const idToken = await user.getIdToken();
    await auth.signOut();
    return idToken;
  } catch (thrown) {
    throw refusedOf(thrown, 'session.external_failed');
  }
};
