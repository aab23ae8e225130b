import { Button } from '@parlour/ui/components/form/button';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { fingerprint } from '@parlour/ui/icons/fingerprint';
import { usePhrases } from '@parlour/ui/use-phrases';
import { QueryScope } from '../../../lib/api/queries';
import { missingChunk } from '../../../lib/api/refused';
import { closeModal } from '../../../lib/navigation/modal';
import { FactorPanel } from './factor-panel';
import { hasPasskeys } from './has-passkeys';
import { useFactors } from './use-factors';

/** The passkeys of the account: the way in without a password, and a second factor. */
export const PasskeysDialog = () => (
  <QueryScope>
    <Passkeys />
  </QueryScope>
);

const Passkeys = () => {
  const { factors: words, common } = usePhrases('factors', 'common');
  const factors = useFactors();
  const add = async () => {
    const { addPasskey } = await import('./add-passkey').catch(() => {
      throw missingChunk();
    });
    return addPasskey();
  };
  return (
    <Dialog
      isTouched={factors.codes.length > 0}
      onClose={closeModal}
      size="form"
      title={words.passkeysTitle}
    >
      <FactorPanel
        factors={factors}
        kind="passkey"
        none={words.passkeysNone}
        why={words.passkeysHave}
      >
        {hasPasskeys() ? (
          <Button
            busy={factors.isBusy && common.sending}
            icon={fingerprint}
            look={factors.of('passkey').length > 0 ? 'outline' : 'primary'}
            onClick={() => factors.change(add)}
            wide
          >
            {words.addPasskey}
          </Button>
        ) : (
          <p className="t-3">{words.noPasskeysHere}</p>
        )}
      </FactorPanel>
    </Dialog>
  );
};
