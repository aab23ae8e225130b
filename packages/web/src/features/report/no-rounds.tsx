import { pages } from '@parlour/contract/pages';
import { buttonClass } from '@parlour/ui/components/form/button';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { receipt } from '@parlour/ui/icons/receipt';
import { usePhrases } from '@parlour/ui/use-phrases';
import { Link } from '../../lib/navigation/navigation';

/** Nothing was played in the period; a way to the games. */
export const NoRounds = () => {
  const { report } = usePhrases('report');
  const action = (
    <Link className={buttonClass({ look: 'primary' })} href={pages.rng.path}>
      {report.noneAction}
    </Link>
  );
  return (
    <EmptyState action={action} icon={receipt}>
      {report.none}
    </EmptyState>
  );
};
