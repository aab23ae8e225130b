import type { InputOf } from '@parlour/contract/endpoint';
import { session } from '@parlour/contract/session';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/api';
import { asRefused } from '../../../lib/api/refused';
import type { Modals } from '../../../lib/navigation/modal';
import { useSession } from '../../../lib/session/session';
import { writeSession } from '../../../lib/session/storage';

/** What the player may confirm with (the password, until it is known), and the call. */
export const useStepUp = ({ onDone }: Modals['stepUp']) => {
  const isVisitor = useSession(({ authState }) => authState === 'visitor');
  const [kinds, setKinds] = useState({ hasPassword: true, hasCode: false, hasPasskey: false });
  // In a remembered browser the password alone may not be enough.
  const [needsFactor, setNeedsFactor] = useState(false);
  useEffect(() => {
    call(session.listFactors, {}).then(
      ({ list, recoveryCodes, hasPassword }) =>
        setKinds({
          hasPassword,
          hasCode: recoveryCodes > 0 || list.some(({ kind }) => kind === 'totp'),
          hasPasskey: list.some(({ kind }) => kind === 'passkey'),
        }),
      () => undefined,
    );
  }, []);
  // A session that ends meanwhile leaves nothing to confirm.
  useEffect(() => {
    if (isVisitor) onDone(false);
  }, [isVisitor, onDone]);

  const confirm = async (input: InputOf<typeof session.stepUp>) => {
    try {
      const { token } = await call(session.stepUp, input, { loader: true });
      writeSession('token', token);
      onDone(true);
    } catch (thrown) {
      if (asRefused(thrown).code === 'session.step_required') setNeedsFactor(true);
      throw thrown;
    }
  };
  return { ...kinds, hasPassword: kinds.hasPassword && !needsFactor, confirm };
};
