import { usePhrases } from '@parlour/ui/use-phrases';
import { paths } from '../../app/paths';
import { openModal } from '../../lib/modal';
import { go } from '../../lib/navigation';
import type { ScreenProps } from '../../lib/screen';
import { RegisterForm } from './register-form';
import css from './session.module.css';

/** `/register`, in the home layout. */
export const RegisterPage = (_props: ScreenProps) => {
  const { session } = usePhrases('session');
  return (
    <section className={`${css.page} ${css.wide}`}>
      <h1 className="t-h1">{session.registerTitle}</h1>
      <RegisterForm
        onDone={() => go(paths.home)}
        onLogin={(username) => openModal('login', { username })}
      />
    </section>
  );
};
