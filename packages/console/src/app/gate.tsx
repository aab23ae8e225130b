import { operator } from '@parlour/contract/operator';
import { useEffect } from 'react';
import { SignInPage } from '../features/session/sign-in-page';
import { call } from '../lib/api/call';
import { asRefused } from '../lib/api/refused';
import { noteSignedIn, noteSignedOut, useSignedIn } from '../lib/session/me';
import { useIdleLock } from '../lib/session/use-idle-lock';
import { Frame } from './frame/frame';

/** Who may be here: an invited person, no one yet, a person, or one whose page is locked. */
export const Gate = () => {
  const { state } = useSignedIn();
  useEffect(() => {
    call(operator.readMe, {}).then(noteSignedIn, (thrown: unknown) => {
      if (asRefused(thrown).code !== 'operator.locked') noteSignedOut();
    });
  }, []);
  if (state === 'unknown') return null;
  if (state === 'out' || state === 'locked') return <SignInPage />;
  return <Inside />;
};

const Inside = () => {
  useIdleLock();
  return <Frame />;
};
