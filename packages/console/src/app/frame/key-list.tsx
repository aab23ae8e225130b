import { CheckField } from '@parlour/ui/components/form/check-field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { switchKeys, useAreKeysOn, useListedKeys } from '../../lib/keys/keys';
import { useWords } from '../../lib/language';
import { Fact, Facts } from '../../lib/parts/section';
import css from './key-list.module.css';
import { closeKeys } from './palette-store';

/** Every key that works on this page; they can be switched off. */
export const KeyList = () => {
  const { frame } = useWords();
  const keys = useListedKeys();
  const areOn = useAreKeysOn();
  return (
    <Dialog onClose={closeKeys} size="form" title={frame.keys}>
      <Facts>
        {keys.map(({ key, name }) => (
          <Fact key={`${key} ${name}`} name={name}>
            <kbd className={css.listedKey}>{key}</kbd>
          </Fact>
        ))}
      </Facts>
      <CheckField checked={areOn} onChange={() => switchKeys(!areOn)}>
        {frame.keysOn}
      </CheckField>
    </Dialog>
  );
};
