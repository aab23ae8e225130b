import { pages } from '@parlour/contract/pages';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { chunk, optional } from '../../lib/navigation/chunk';
import { openModal } from '../../lib/navigation/modal';
import { go } from '../../lib/navigation/navigation';
import type { ScreenProps } from '../../lib/navigation/screen';
import { RegisterForm } from './registration/register-form';
import css from './session.module.css';

const preview = chunk<{ name: string }>(
  [],
  optional(async () => (await import('./registration/avatar-preview')).AvatarPreview),
);

const drawAfterMs = 300;

/** `/register`, in the home layout; on a desk the seal of the name is drawn beside the form. */
export const RegisterPage = (_props: ScreenProps) => {
  const { session } = usePhrases('session');
  const [name, setName] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'username') return;
    const typed = target.value.trim();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setName(typed), drawAfterMs);
  };
  return (
    <div className={css.registerPage}>
      <section className={css.registerPanel} onInput={look}>
        <h1 className="t-h1">{session.registerTitle}</h1>
        <RegisterForm
          onDone={() => go(pages.home.path)}
          onLogin={(username) => openModal('login', { username })}
        />
      </section>
      <aside className={css.avatarAside}>
        <Suspense>
          <preview.Component name={name} />
        </Suspense>
      </aside>
    </div>
  );
};
