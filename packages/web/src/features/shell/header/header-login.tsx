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
    openModal('login', typedIn(event.currentTarget));
  };
  return (
    <form className={css.form} method="dialog" onSubmit={submit}>
      <div className={css.column}>
        <input
          aria-label={brand.username}
          autoComplete="username"
          className={css.input}
          name="username"
          placeholder={brand.username}
        />
        <label className={css.remember}>
          <input className={css.box} name="remember" type="checkbox" />
          {brand.remember}
        </label>
      </div>
      <div className={css.column}>
        <input
          aria-label={brand.password}
          autoComplete="current-password"
          className={css.input}
          name="password"
          placeholder={brand.password}
          type="password"
        />
        <button
          className={`t-link ${css.forgot}`}
          onClick={({ currentTarget: { form } }) => {
            openModal('forgotPassword', { username: form ? typedIn(form).username : '' });
          }}
          type="button"
        >
          {brand.forgot}
        </button>
      </div>
      <Button small type="submit">
        {brand.logIn}
      </Button>
      <Button look="accent" onClick={() => openModal('register', {})} small>
        {brand.signUp}
      </Button>
    </form>
  );
};

const typedIn = (form: HTMLFormElement) => {
  const given = new FormData(form);
  const username = String(given.get('username') ?? '').trim();
  const password = String(given.get('password') ?? '');
  return { username, ...(password && { password }), remember: given.has('remember') };
};
