import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { fingerprint } from '@parlour/ui/icons/fingerprint';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState, useSyncExternalStore } from 'react';
import { asRefused, missingChunk, type Refused } from '../../../lib/api/refused';
import { hasPasskeys } from './has-passkeys';

export type PasskeyButtonProps = {
  label: string;
  /** What is said when the browser's own question was closed. */
  closedText?: string;
  onSigned: (signed: { ceremonyId: string; credential: string }) => Promise<void>;
};

const never = () => () => undefined;

/** Signs with a passkey; not there in a browser that has none. */
export const PasskeyButton = ({ label, closedText, onSigned }: PasskeyButtonProps) => {
  const { refusal, common } = usePhrases('refusal', 'common');
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  // The server's HTML is the same for every browser; nearly all have them.
  const isOffered = useSyncExternalStore(never, hasPasskeys, () => true);
  if (!isOffered) return null;
  const sign = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      const { signCeremony } = await import('./passkeys').catch(() => {
        throw missingChunk();
      });
      await onSigned(await signCeremony());
    } catch (thrown) {
      setRefused(asRefused(thrown));
    } finally {
      setBusy(false);
    }
  };
  const text = refused?.code === 'popup.closed' ? closedText : undefined;
  return (
    <>
      {refused && <FormAlert>{text ?? refusal[refused.code]}</FormAlert>}
      <Button busy={isBusy && common.sending} icon={fingerprint} onClick={() => void sign()} wide>
        {label}
      </Button>
    </>
  );
};
