import type { FirebaseProject } from '@parlour/contract/brand';
import { CompanyButtons } from './company-buttons';
import type { Company } from '../../../lib/identity/company-mark';
import type { IdentityButtonsProps } from './identity-buttons';
import { logInByToken } from './log-in-by-token';

export type CompanyLogInProps = IdentityButtonsProps & {
  firebase: FirebaseProject;
  companies: readonly Company[];
};

/** Sign-in by an account at another company. */
export const CompanyLogIn = ({ isAbove = false, ...props }: CompanyLogInProps) => {
  const { firebase, companies, onDone, onUnknown, isRemembering } = props;
  return (
    <CompanyButtons
      companies={companies}
      firebase={firebase}
      form={isAbove ? 'below' : 'above'}
      onToken={async (company, idToken) => {
        const unknown = await logInByToken(company, idToken, { remember: isRemembering?.() });
        return () => (unknown ? onUnknown(unknown) : onDone());
      }}
    />
  );
};
