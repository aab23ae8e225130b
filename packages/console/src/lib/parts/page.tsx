import { useEffect, type ReactNode } from 'react';
import css from './parts.module.css';

type PageProps = { title: string; actions?: ReactNode; children: ReactNode };

/** A page of the frame: its title and acts above, what scrolls below. */
export const Page = ({ title, actions, children }: PageProps) => {
  useTitle(title);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className="t-h1">{title}</h1>
        {actions}
      </header>
      <div className={css.scroll}>{children}</div>
    </div>
  );
};

export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · Parlour`;
  }, [title]);
};
