import { Button } from '@parlour/ui/components/form/button';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { QueryScope } from '../../../lib/api/queries';
import { closeModal } from '../../../lib/navigation/modal';
import { AddTotp } from './add-totp';
import { FactorPanel } from './factor-panel';
import { useFactors } from './use-factors';

/** The authenticator app as a second factor, and the recovery codes. */
export const TwoFactorDialog = () => (
  <QueryScope>
    <TwoFactor />
  </QueryScope>
);

const TwoFactor = () => {
  const { factors: words } = usePhrases('factors');
  const factors = useFactors();
  const [isAdding, setAdding] = useState(false);
  const isTouched = isAdding || factors.codes.length > 0;
  return (
    <Dialog isTouched={isTouched} onClose={closeModal} size="form" title={words.twoFactorTitle}>
      {isAdding ? (
        <AddTotp
          onBack={() => setAdding(false)}
          onDone={(codes) => {
            setAdding(false);
            factors.added(codes);
          }}
        />
      ) : (
        <FactorPanel factors={factors} kind="totp" none={words.totpNone} why={words.totpHave}>
          <Button
            look={factors.of('totp').length > 0 ? 'outline' : 'primary'}
            onClick={() => setAdding(true)}
            wide
          >
            {factors.of('totp').length > 0 ? words.addAnotherTotp : words.addTotp}
          </Button>
        </FactorPanel>
      )}
    </Dialog>
  );
};
