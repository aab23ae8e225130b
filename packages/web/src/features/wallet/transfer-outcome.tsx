import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { Icon } from '@parlour/ui/components/art/icon';
import { checkCircleFill } from '@parlour/ui/icons/check-circle';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { Refused } from '../../lib/api/refused';
import { isUnknown } from './send-transfer';
import css from './vendor-wallets.module.css';

type TransferOutcomeProps = { refused: Refused | undefined; doneText: string | undefined };

/** What became of a transfer. The place of good news is always there, so that it is read aloud. */
export const TransferOutcome = ({ refused, doneText }: TransferOutcomeProps) => {
  const { refusal, wallet } = usePhrases('refusal', 'wallet');
  return (
    <>
      {refused && (
        <FormAlert>
          {refusal[refused.code]} {isUnknown(refused) && wallet.onlyOnce}
        </FormAlert>
      )}
      <output className={css.done}>
        {doneText && (
          <>
            <span className={css.doneSign}>
              <Icon of={checkCircleFill} size={18} />
            </span>
            {doneText}
          </>
        )}
      </output>
    </>
  );
};
