import { buttonClass } from '@parlour/ui/components/form/button';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { hourglass } from '@parlour/ui/icons/hourglass';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useCentreTable } from '../../../lib/navigation/centre';
import { Link } from '../../../lib/navigation/navigation';

/** A page of the centre that this site does not have yet: said, not hidden behind a dead button. */
export const NotOpenPage = () => {
  const { noun, root, pathOf } = useCentreTable();
  const { [noun]: words } = usePhrases(noun);
  return (
    <EmptyState
      action={
        <Link className={buttonClass({ look: 'primary' })} href={pathOf(root, location)}>
          {(words as Record<string, string>)[root]}
        </Link>
      }
      icon={hourglass}
    >
      {words.notOpen}
    </EmptyState>
  );
};
