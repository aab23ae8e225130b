import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { Icon } from '@parlour/ui/components/art/icon';
import { checkCircleFill } from '@parlour/ui/icons/check-circle';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { Refused } from '../../lib/api/refused';
import { isUnknown } from './use-transfer';
import css from './vendor-wallets.module.css';

type MoveOutcomeProps = { refused: Refused | undefined; done: string | undefined };

/** What became of a move; the place of the good news is always there, so that readers hear it. */
export const MoveOutcome = ({ refused, done }: MoveOutcomeProps) => {
  const { refusal, wallet } = usePhrases('refusal', 'wallet');
  return (
    <>
      {refused && (
        <FormAlert>
          {refusal[refused.code]} {isUnknown(refused) && wallet.onlyOnce}
        </FormAlert>
      )}
      <output className={css.done}>
        {done && (
          <>
            <span className={css.doneSign}>
              <Icon of={checkCircleFill} size={18} />
            </span>
            {done}
          </>
        )}
      </output>
    </>
  );
};
