import { QueryScope } from '../../../lib/api/queries';
import { FactorsSection } from '../factors/factors-section';
import { DevicesSection, HistorySection, SessionsSection } from './device-sections';

/** What keeps an account its owner's, for the security centre. */
export const SecuritySections = () => (
  <QueryScope>
    <FactorsSection />
    <hr className="rule" />
    <SessionsSection />
    <DevicesSection />
    <HistorySection />
  </QueryScope>
);
