import { buttonClass } from '@parlour/ui/components/form/button';
import { EmptyState } from '@parlour/ui/components/feedback/states';
import { hourglass } from '@parlour/ui/icons/hourglass';
import { usePhrases } from '@parlour/ui/use-phrases';
import { memberPath } from '../../../lib/navigation/paths';
import { Link } from '../../../lib/navigation/navigation';

/** A page of the centre that this site does not have yet: said, not hidden behind a dead button. */
export const NotOpenPage = () => {
  const { player } = usePhrases('player');
  return (
    <EmptyState
      action={
        <Link
          className={buttonClass({ look: 'primary' })}
          href={memberPath('securityCenter', location)}
        >
          {player.securityCenter}
        </Link>
      }
      icon={hourglass}
    >
      {player.notOpen}
    </EmptyState>
  );
};
