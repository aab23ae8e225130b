import type { IdentityProvider } from '@parlour/contract/session/identity';
import { Suspense } from 'react';
import { useStatus } from '../../../lib/brand/brand';
import { chunk, optional } from '../../../lib/navigation/chunk';
import type { CompanyButtonsProps } from './company-buttons';
import { isCompanyOn } from '../../../lib/identity/is-company-on';

type CompanyProofProps = Pick<CompanyButtonsProps, 'onToken'> & {
  companies: readonly IdentityProvider[];
};

/** What another company says of a player who is signed in; of these only where they are on. */
export const CompanyProof = ({ companies, onToken }: CompanyProofProps) => {
  const { whitelabel, firebase } = useStatus();
  const open = (['google', 'facebook'] as const).filter(
    (company) => companies.includes(company) && isCompanyOn(whitelabel, company),
  );
  if (!firebase || open.length === 0) return null;
  return (
    <Suspense>
      <buttons.Component companies={open} firebase={firebase} onToken={onToken} />
    </Suspense>
  );
};

const buttons = chunk<CompanyButtonsProps>(
  [],
  optional(async () => (await import('./company-buttons')).CompanyButtons),
);
