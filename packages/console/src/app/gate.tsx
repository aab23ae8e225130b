import { operator } from '@parlour/contract/operator';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { InvitationPage } from '../features/session/invitation-page';
import { LockPage } from '../features/session/lock-page';
import { SignInPage } from '../features/session/sign-in-page';
import { StepUpDialog } from '../features/session/step-up-dialog';
import { call } from '../lib/api/call';
import { asRefused } from '../lib/api/refused';
import { noteSignedIn, noteSignedOut, useSignedIn } from '../lib/session/me';
import { useIdleLock } from '../lib/session/use-idle-lock';
import { Frame } from './frame/frame';

/** Who may be here: an invited person, no one yet, a person, or one whose page is locked. */
export const Gate = () => {
  const [path] = useLocation();
  const { state } = useSignedIn();
  useEffect(() => {
    call(operator.readMe, {}).then(noteSignedIn, (thrown: unknown) => {
      if (asRefused(thrown).code !== 'operator.locked') noteSignedOut();
    });
  }, []);
  const ticket = /^\/invitation\/([\w-]+)$/.exec(path)?.[1];
  if (ticket) return <InvitationPage ticket={ticket} />;
  if (state === 'unknown') return null;
  if (state === 'out') return <SignInPage />;
  if (state === 'locked') return <LockPage />;
  return <Inside />;
};

const Inside = () => {
  useIdleLock();
  return (
    <>
      <Frame />
      <StepUpDialog />
    </>
  );
};
