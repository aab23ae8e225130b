import type { InputOf } from '@parlour/contract/endpoint';
import { session } from '@parlour/contract/session';
import type { OwnFactors } from '@parlour/contract/session/factors';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api/api';
import { connectLive } from '../../../lib/api/live';
import { asRefused } from '../../../lib/api/refused';
import type { Modals } from '../../../lib/navigation/modal';
import { useSession } from '../../../lib/session/session';
import { writeSession } from '../../../lib/session/storage';

type Given = InputOf<typeof session.stepUp>;

/** Until it is known, an account has a password. */
const unknown: OwnFactors = {
  list: [],
  recoveryCodes: 0,
  hasPassword: true,
  masked: {},
  identities: [],
};

/** What the player may confirm with, and the call. */
export const useStepUp = ({ onDone }: Modals['stepUp']) => {
  const isVisitor = useSession(({ authState }) => authState === 'visitor');
  const [own, setOwn] = useState(unknown);
  // In a remembered browser the password alone may not be enough.
  const [needsMore, setNeedsMore] = useState(false);
  const password = useRef<string>(undefined);
  useEffect(() => {
    call(session.listFactors, {}).then(setOwn, () => undefined);
  }, []);
  // A session that ends meanwhile leaves nothing to confirm.
  useEffect(() => {
    if (isVisitor) onDone(false);
  }, [isVisitor, onDone]);

  const confirm = async (input: Given) => {
    try {
      const { token } = await call(session.stepUp, input, { loader: true });
      writeSession('token', token);
      // The socket was opened with the token before, which ends.
      connectLive();
      onDone(true);
    } catch (thrown) {
      if (asRefused(thrown).code === 'session.step_required') {
        password.current = input.password;
        setNeedsMore(true);
      }
      throw thrown;
    }
  };
  const { list, recoveryCodes } = own;
  const hasPassword = own.hasPassword && !needsMore;
  const isCodeSent = !hasPassword && Object.keys(own.masked).length > 0;
  return {
    hasPassword,
    hasCode: recoveryCodes > 0 || list.some(({ kind }) => kind === 'totp'),
    hasPasskey: list.some(({ kind }) => kind === 'passkey'),
    /** Where a code would be sent; missing where something else confirms. */
    masked: isCodeSent ? own.masked : undefined,
    /** Of an account that has nothing else to show. */
    companies: own.hasPassword || list.length > 0 || isCodeSent ? [] : own.identities,
    /** The typed password goes with what was asked for beside it. */
    confirm: (input: Given) =>
      confirm(password.current === undefined ? input : { password: password.current, ...input }),
  };
};
