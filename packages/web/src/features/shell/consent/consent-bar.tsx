import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect } from 'react';
import { useStatus } from '../../../lib/brand/brand';
import css from './consent.module.css';
import { applyConsent, useConsent } from './consent';
import { ConsentChoice } from './consent-choice';

/** Asks once whether visits may be measured; the page under it works either way. */
export const ConsentBar = () => {
  const { service } = usePhrases('service');
  const { gtagId } = useStatus().analytics;
  const choice = useConsent((state) => state.choice);
  useEffect(() => {
    if (gtagId !== undefined && choice !== undefined) applyConsent(gtagId);
  }, [gtagId, choice]);
  if (gtagId === undefined || choice !== undefined) return null;
  return (
    <section aria-label={service.consentTitle} className={css.bar}>
      <p className={css.words}>{service.consentInfo}</p>
      <ConsentChoice />
    </section>
  );
};
