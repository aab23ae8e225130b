import { pages } from '@parlour/contract/pages';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect } from 'react';
import { openModal } from '../../lib/navigation/modal';
import { go, useSearch } from '../../lib/navigation/navigation';
import type { ScreenProps } from '../../lib/navigation/screen';
import { useSession } from '../../lib/session/session';
import { readSession } from '../../lib/session/storage';
import { LoginWays } from './login-ways';
import css from './session.module.css';

/** `/login`: afterwards one lands where one was going, or at home. */
export const LoginPage = (_props: ScreenProps) => {
  const { session } = usePhrases('session');
  const isMember = useSession((state) => state.authState === 'member');
  const to = nextOf(useSearch());
  useEffect(() => {
    if (isMember) go(to, { replace: true });
  }, [isMember, to]);
  useEffect(() => {
    if (readSession('resetTicket')) openModal('resetPassword', {});
    else if (readSession('unlockTicket')) openModal('unlock', {});
  }, []);
  return (
    <section className={css.page}>
      <h1 className="t-h1">{session.logInTitle}</h1>
      <LoginWays
        onDone={() => go(to, { replace: true })}
        onRegister={() => go(pages.register.path)}
      />
    </section>
  );
};

/** Only a path of our own is followed. */
const nextOf = (search: string): string => {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?![/\\])/.test(next) ? next : pages.home.path;
};
