import { operator } from '@parlour/contract/operator';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { toast } from '@parlour/ui/toasts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/call';
import { client } from '../../lib/api/query-client';
import { asRefused } from '../../lib/api/refused';
import { useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { RecoveryCodes } from '../../lib/session/recovery-codes';
import { Section } from '../../lib/parts/section';
import { refusalText } from '../../lib/refusal-text';
import { useMe } from '../../lib/session/me';

/** The codes for the loss of the app: how many are left, and new ones in place of all. */
export const Recovery = () => {
  const words = useWords();
  const { account, common, signIn } = words;
  const { id } = useMe();
  const [isBusy, setIsBusy] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const query = useQuery({
    queryKey: ['account', id, 'recovery codes'],
    queryFn: async ({ signal }) => (await call(operator.countRecoveryCodes, {}, { signal })).left,
    staleTime: 0,
  });
  const renew = async () => {
    setIsBusy(true);
    try {
      setCodes((await call(operator.renewRecoveryCodes, {})).codes);
    } catch (thrown) {
      toast({ text: refusalText(words, asRefused(thrown)) });
    } finally {
      setIsBusy(false);
    }
    await client.invalidateQueries({ queryKey: ['account'] });
  };
  const close = () => setCodes(undefined);
  return (
    <Section title={signIn.recoveryCodes}>
      <p className="t-2">{account.recoveryWhat}</p>
      <Answer of={query}>{(left) => <p>{fill(account.recoveryLeft, { left })}</p>}</Answer>
      <div>
        <Button busy={isBusy && common.sending} onClick={() => void renew()}>
          {account.renewRecovery}
        </Button>
      </div>
      {codes && (
        <Dialog onClose={close} title={signIn.recoveryCodes}>
          <RecoveryCodes codes={codes} onKept={close} />
        </Dialog>
      )}
    </Section>
  );
};
