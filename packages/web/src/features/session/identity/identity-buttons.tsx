import type { UnknownIdentity } from '@parlour/contract/session/identity';
import { Suspense, useSyncExternalStore } from 'react';
import { useStatus } from '../../../lib/brand/brand';
import { isEnabled } from '../../../lib/brand/flags';
import { chunk, optional } from '../../../lib/navigation/chunk';
import type { CompanyLogInProps } from './company-log-in';

export type IdentityButtonsProps = {
  onDone: () => void;
  /** To registration, with the ticket of an identity that has no player yet. */
  onUnknown: (unknown: UnknownIdentity) => void;
  /** Is the browser to remember who signs in? */
  isRemembering?: () => boolean;
  /** They stand above the form, not below it. */
  isAbove?: boolean;
};

const never = () => () => undefined;

/** The companies whose flag the brand has on. */
export const IdentityButtons = (props: IdentityButtonsProps) => {
  const { whitelabel, firebase } = useStatus();
  const companies = (['google', 'facebook'] as const).filter((company) =>
    isEnabled(whitelabel, company.toUpperCase()),
  );
  // Drawn by the server they would take a press that their code, still on its way, does not see.
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isBrowser || !firebase || companies.length === 0) return null;
  return (
    <Suspense>
      <late.Component {...props} companies={companies} firebase={firebase} />
    </Suspense>
  );
};

const late = chunk<CompanyLogInProps>(
  [],
  optional(async () => (await import('./company-log-in')).CompanyLogIn),
);
