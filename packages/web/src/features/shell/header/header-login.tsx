import { Button } from '@parlour/ui/components/form/button';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { FormEvent } from 'react';
import { openModal } from '../../../lib/navigation/modal';
import css from './header-login.module.css';

/**
 * The login without a dialog: the input goes to the login dialog, which sends it at once and stays
 * when something must be corrected, so that there is one login with all its states.
 */
export const HeaderLogin = () => {
  const { brand } = usePhrases('brand');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const username = String(form.get('username') ?? '').trim();
    const password = String(form.get('password') ?? '');
    openModal('login', password ? { username, password } : { username });
  };
  return (
    <form className={css.form} method="dialog" onSubmit={submit}>
      <input
        aria-label={brand.username}
        autoComplete="username"
        className={css.input}
        name="username"
        placeholder={brand.username}
      />
      <input
        aria-label={brand.password}
        autoComplete="current-password"
        className={css.input}
        name="password"
        placeholder={brand.password}
        type="password"
      />
      <Button small type="submit">
        {brand.logIn}
      </Button>
      <Button look="accent" onClick={() => openModal('register', {})} small>
        {brand.signUp}
      </Button>
    </form>
  );
};
