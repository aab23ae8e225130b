import { Icon } from '@parlour/ui/components/art/icon';
import { ticket } from '@parlour/ui/icons/ticket';
import { usePhrases } from '@parlour/ui/use-phrases';
import css from '../../session.module.css';

/** The code that the link brought, in place of its field. */
export const AppliedCode = ({ code }: { code: string }) => {
  const { session } = usePhrases('session');
  return (
    <p className={css.applied}>
      <Icon of={ticket} size={20} />
      <span>{session.affiliateApplied}</span>
      <b>{code}</b>
    </p>
  );
};
