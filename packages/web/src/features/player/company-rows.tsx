import { linkedCompanies } from '@parlour/contract/session/identity';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useStatus } from '../../lib/brand/brand';
import { openModal } from '../../lib/navigation/modal';
import { CompanyMark, companyNames } from '../../lib/identity/company-mark';
import { isCompanyOn } from '../../lib/identity/is-company-on';
import { SecurityRow } from './security-row';
import { useOwnFactors } from './use-own-factors';

/** Accounts at other companies: those that the brand has on, and what is linked already. */
export const CompanyRows = () => {
  const { player } = usePhrases('player');
  const { whitelabel, firebase } = useStatus();
  const { identities } = useOwnFactors();
  const shown = linkedCompanies.filter(
    (company) => identities?.includes(company) || (firebase && isCompanyOn(whitelabel, company)),
  );
  return shown.map((company) => {
    const isLinked = identities?.includes(company) ?? false;
    return (
      <SecurityRow
        action={isLinked ? player.manage : player.bind}
        icon={<CompanyMark company={company} />}
        isSet={identities && isLinked}
        key={company}
        name={companyNames[company]}
        onAct={() => openModal('identity', { company })}
        value={identities && (isLinked ? player.isLinked : player.isNotLinked)}
      />
    );
  });
};
