import { Button } from '@parlour/ui/components/form/button';
import { TextAreaField } from '@parlour/ui/components/form/field';
import { fill } from '@parlour/locales/phrases';
import { useState } from 'react';
import { useWords } from '../../lib/language';
import { ProposeDialog } from '../change/propose-dialog';

type NetworksButtonProps = {
  /** `person:12`, `role:cashier` or `brand:main`. */
  object: string;
  name: string;
  /** Whether the button shows the name, where nothing beside it does. */
  isNamed?: boolean;
};

/** From where a person, the holders of a role, or those of a brand may work. */
export const NetworksButton = ({ object, name, isNamed = false }: NetworksButtonProps) => {
  const { people } = useWords();
  const [isShown, setIsShown] = useState(false);
  const title = fill(people.networksOf, { name });
  return (
    <>
      <Button aria-label={title} onClick={() => setIsShown(true)} small>
        {isNamed ? name : people.networks}
      </Button>
      {isShown && (
        <ProposeDialog
          kind="access"
          object={object}
          onClose={() => setIsShown(false)}
          patchOf={({ networks = '' }) => ({ networks: networks.split(/[\s,;]+/).filter(Boolean) })}
          title={title}
        >
          {(values, { faultOf }) => (
            <TextAreaField
              data-first-focus
              defaultValue={(values.networks as string[]).join('\n')}
              error={faultOf('networks')}
              hint={people.networksHint}
              isOptional
              label={people.networks}
              name="networks"
              rows={5}
              spellCheck={false}
            />
          )}
        </ProposeDialog>
      )}
    </>
  );
};
