import { Button } from '@parlour/ui/components/form/button';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useStatus } from '../../../lib/brand/brand';
import css from './consent.module.css';
import { giveConsent } from './consent';

/** Two answers of the same weight. */
export const ConsentChoice = ({ onDone }: { onDone?: () => void }) => {
  const { service } = usePhrases('service');
  const { gtagId } = useStatus().analytics;
  if (gtagId === undefined) return null;
  const answer = (choice: 'yes' | 'no') => {
    giveConsent(choice, gtagId);
    onDone?.();
  };
  return (
    <div className={css.answers}>
      <Button onClick={() => answer('no')}>{service.consentRefuse}</Button>
      <Button onClick={() => answer('yes')}>{service.consentAccept}</Button>
    </div>
  );
};
