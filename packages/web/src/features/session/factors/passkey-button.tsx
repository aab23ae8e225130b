import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState, useSyncExternalStore } from 'react';
import { asRefused, type Refused } from '../../../lib/api/refused';
import { hasPasskeys } from './has-passkeys';

type PasskeyButtonProps = {
  label: string;
  onSigned: (signed: { ceremonyId: string; credential: string }) => Promise<void>;
};

const never = () => () => undefined;

/** Signs with a passkey; not there in a browser that has none. */
export const PasskeyButton = ({ label, onSigned }: PasskeyButtonProps) => {
  const { refusal, common } = usePhrases('refusal', 'common');
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  // The server's HTML is the same for every browser.
  const isOffered = useSyncExternalStore(never, hasPasskeys, () => false);
  if (!isOffered) return null;
  const sign = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      const { signCeremony } = await import('./passkeys');
      await onSigned(await signCeremony());
    } catch (thrown) {
      setRefused(asRefused(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {refused && <FormAlert>{refusal[refused.code]}</FormAlert>}
      <Button busy={isBusy && common.sending} onClick={() => void sign()} wide>
        {label}
      </Button>
    </>
  );
};
